import { createHash } from 'node:crypto'

/** A JSON value as a text that is the same for equal values, in whatever order their keys were sent. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one
    return Object.fromEntries(Object.entries(one).sort(([left], [right]) => (left < right ? -1 : 1)))
  })
}

/** SHA-256 of some texts and bytes in their order; each counts with its length. */
export function hashOfParts(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('hex')
}
