/** Of the documented API. */
export const UPLOAD_PATH = '/api/qrapp/admin/files/'

/** What may be said of a file that is uploaded; empty texts are not sent. */
export interface FileWords {
  titolo?: string
  descrizione?: string
  permalink?: string
}

/** What the documented API calls the fields of the form. */
const NAMES = { titolo: 'title', descrizione: 'description', permalink: 'permalink_code' } as const
/** Those that may be refused. */
export const UPLOAD_NAMES = { ...NAMES, file: 'file' } as const

/** A file as the documented API takes it. @param cartella number of its folder */
export function fileForm(cartella: number, file: File, words: FileWords = {}): FormData {
  const form = new FormData()
  form.append('folder', String(cartella))
  form.append('name', file.name)
  for (const [field, name] of Object.entries(NAMES)) {
    const word = words[field as keyof FileWords]?.trim()
    if (word) form.append(name, word)
  }
  form.append('file', file)
  return form
}
