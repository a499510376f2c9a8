/** 64 bits of FNV-1a as hexadecimal text: enough to tell two versions of one form apart. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16)
}

/**
 * The idempotency key of one submission: the form's own key and its content. The same content sent again, even after a
 * reload, is the same quote; a form corrected after an answer that got lost is a new one.
 * @param content what is sent, in a fixed order of fields, without the key
 */
export function submissionKey(formKey: string, content: object): string {
  return `${formKey}-${fingerprint(JSON.stringify(content))}`
}
