const FINAL_TEXT = 0x81
/** Lengths up to this are said in one byte; these two say that two or eight bytes follow. */
const SHORT = 125
const IN_TWO = 126
const IN_EIGHT = 127

/**
 * A text as it goes over a WebSocket (RFC 6455, 5.2), in one piece. `ws` hands header and text to the system as two, which
 * costs more than everything else that is done to send a message.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const header = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = FINAL_TEXT
  if (header === 2) {
    frame[1] = length
  } else if (header === 4) {
    frame[1] = IN_TWO
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = IN_EIGHT
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, header)
  return frame
}

/** What many are told one after the other is put into a frame once. */
export function openFrames(): (text: string) => Buffer {
  let last = ''
  let frame = frameOf(last)
  return (text) => {
    if (text !== last) {
      last = text
      frame = frameOf(text)
    }
    return frame
  }
}
