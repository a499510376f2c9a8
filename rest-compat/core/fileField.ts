import { type RestField, refusedValue } from './fields.ts'
import * as messages from './messages.ts'

/** A file of a multipart body; to the document it travels as `{ nome base64 }`. */
interface SentFile {
  nome: string
  base64: string
}

const arrived = new WeakSet<object>()

/** Reads a part with a file. A form whose file was not chosen sends one without name and content: null. */
export async function receivedFile(part: File): Promise<SentFile | null> {
  if (part.name === '' && part.size === 0) return null
  const file = { nome: part.name, base64: Buffer.from(await part.arrayBuffer()).toString('base64') }
  arrived.add(file)
  return file
}

/** A file of a multipart body; nothing but a part with a file is one. */
export function fileField(options: { required?: boolean; descrizione?: string } = {}): RestField {
  const { required = false, descrizione } = options
  return {
    required,
    tipo: 'file upload',
    file: true,
    schema: { type: 'string', format: 'binary', ...(descrizione ? { description: descrizione } : {}) },
    read(value) {
      if (value === null || value === undefined || value === '') {
        return required ? refusedValue(messages.NO_FILE) : { valore: null, errori: [] }
      }
      if (typeof value !== 'object' || !arrived.has(value)) return refusedValue(messages.NOT_FILE)
      return (value as SentFile).base64 === '' ? refusedValue(messages.EMPTY_FILE) : { valore: value, errori: [] }
    },
  }
}
