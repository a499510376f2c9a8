import { UploadRefused } from '../../../relay/sendFile.ts'

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
const FIELDS = { ...NAMES, file: 'file' } as const

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

/** The errors of a refused upload, as forms take them: those on no field of the form have none. */
export function uploadErrors(error: unknown): { field: string | null; message: string }[] {
  const body = error instanceof UploadRefused ? error.body : null
  const found = Object.entries(FIELDS).flatMap(([field, name]) => {
    const messages = (body as Readonly<Record<string, unknown>> | null)?.[name]
    return Array.isArray(messages) ? messages.map((message) => ({ field, message: String(message) })) : []
  })
  if (found.length > 0) return found
  return [{ field: null, message: error instanceof Error ? error.message : '' }]
}
