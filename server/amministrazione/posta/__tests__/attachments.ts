/** A file found in a message. */
interface ReceivedFile {
  nome: string
  bytes: Buffer
}

/** RFC 2047 and RFC 2231 names as people read them. */
function decodedName(headers: string): string {
  const unfolded = headers.replace(/\n[ \t]+/g, ' ')
  const extended = [...unfolded.matchAll(/filename\*(?:\d+\*)?=(?:utf-8'')?([^;\s]+)/gi)].map(([, part]) => part)
  if (extended.length > 0) return decodeURIComponent(extended.join(''))
  return /filename="?([^";]+)"?/i.exec(unfolded)?.[1] ?? ''
}

/** The attachments of a message as the server took it, in their order. */
export function attachmentsOf(message: string): ReceivedFile[] {
  const boundary = /multipart\/mixed;\s*boundary="([^"]+)"/.exec(message)?.[1]
  if (!boundary) return []
  return message
    .split(`--${boundary}`)
    .filter((part) => /Content-Disposition: attachment/i.test(part))
    .map((part) => {
      const [headers = '', ...body] = part.trimStart().split('\n\n')
      return { nome: decodedName(headers), bytes: Buffer.from(body.join('\n\n'), 'base64') }
    })
}
