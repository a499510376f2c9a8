/** Which file of a confirmation. */
type QualeFile = 'da-firmare' | 'firmato'

/** Address of a file of a confirmation: read by whoever may see the confirmation, at every read. */
export function fileConferma(pk: number, quale: QualeFile, nome: string): string {
  return `/conferme/${pk}/file/${quale}/${encodeURIComponent(nome)}`
}

/** Address of the file of a message. */
export function fileMessaggio(conferma: number, messaggio: number, nome: string): string {
  return `/conferme/${conferma}/file/messaggio-${messaggio}/${encodeURIComponent(nome)}`
}
