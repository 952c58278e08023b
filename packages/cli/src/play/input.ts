import { createInterface } from 'node:readline'

/** Lines from whoever sits at the terminal. */
export interface Input {
  /** The next line, without space around it; null when there are no more. */
  line(): Promise<string | null>
  close(): void
}

export function openInput(
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WriteStream = process.stdout,
): Input {
  const reader = createInterface({ input, output, terminal: Boolean(input.isTTY && output.isTTY), prompt: '> ' })
  reader.on('SIGINT', () => reader.close())
  const lines = reader[Symbol.asyncIterator]()
  return {
    async line() {
      reader.prompt()
      const { value, done } = await lines.next()
      return done ? null : value.trim()
    },
    close: () => reader.close(),
  }
}
