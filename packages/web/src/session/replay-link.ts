import { type Replay, readReplay } from '@longhouse/kernel'

/** Longer addresses are cut off on their way by too many programs. */
const LONGEST_LINK = 8000

/** Far more than any game says; what is larger is no replay. */
const LARGEST = 10_000_000

/** A whole game as a part of an address; null: it is too long for one. The address's fragment never leaves the browser. */
export async function packed(replay: Replay): Promise<string | null> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(replay)))
  if (!bytes) return null
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const data = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return data.length > LONGEST_LINK ? null : data
}

/** What an address says, as readReplay judges it. */
export async function unpacked(data: string): Promise<ReturnType<typeof readReplay>> {
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const text = await through(new DecompressionStream('deflate-raw'), bytes)
    return readReplay(text ? new TextDecoder().decode(text) : '')
  } catch {
    return readReplay('')
  }
}

/** Null if it becomes too large. */
async function through(stream: GenericTransformStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    size += part.value.length
    if (size > LARGEST) {
      await reader.cancel()
      return null
    }
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}
