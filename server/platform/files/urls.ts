/** Address of a stored file; content addressed, so it may be cached for ever. */
export function fileUrl(file: { chiave: string; nome: string }): string {
  return `/files/${file.chiave}/${encodeURIComponent(file.nome)}`
}
