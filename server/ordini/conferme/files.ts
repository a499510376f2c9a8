/** Which file of a confirmation. */
type WhichFile = 'da-firmare' | 'firmato'

/** Address of a file of a confirmation: read by whoever may see the confirmation, at every read. */
export function confermaFile(pk: number, which: WhichFile, name: string): string {
  return `/conferme/${pk}/file/${which}/${encodeURIComponent(name)}`
}

/** Address of the file of a message. */
export function messageFile(conferma: number, message: number, name: string): string {
  return `/conferme/${conferma}/file/messaggio-${message}/${encodeURIComponent(name)}`
}
