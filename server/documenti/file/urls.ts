/** Address of a file of a folder: who may read it is asked at every reading. */
export function documentoUrl({ id, nome }: { id: number; nome: string }): string {
  return `/documenti/file/${id}/${encodeURIComponent(nome)}`
}

/** Address of what a file was before it was replaced. */
export function versioneUrl({ id, nome }: { id: number; nome: string }): string {
  return `/documenti/versione/${id}/${encodeURIComponent(nome)}`
}

/** The public address of a file. */
export const permalinkUrl = (permalink: string): string => `/d/${permalink}`
