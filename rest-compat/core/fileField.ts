import { type RestField, refusedValue } from './fields.ts'
import * as messaggi from './messages.ts'

/** A file of a multipart body; to the document it travels as `{ nome base64 }`. */
interface SentFile {
  nome: string
  base64: string
}

const ricevuti = new WeakSet<object>()

/** Reads a part with a file. A form whose file was not chosen sends one without name and content: null. */
export async function receivedFile(parte: File): Promise<SentFile | null> {
  if (parte.name === '' && parte.size === 0) return null
  const file = { nome: parte.name, base64: Buffer.from(await parte.arrayBuffer()).toString('base64') }
  ricevuti.add(file)
  return file
}

/** A file of a multipart body; nothing but a part with a file is one. */
export function fileField(opzioni: { obbligatorio?: boolean; descrizione?: string } = {}): RestField {
  const { obbligatorio = false, descrizione } = opzioni
  return {
    obbligatorio,
    tipo: 'file upload',
    file: true,
    schema: { type: 'string', format: 'binary', ...(descrizione ? { description: descrizione } : {}) },
    leggi(valore) {
      if (valore === null || valore === undefined || valore === '') {
        return obbligatorio ? refusedValue(messaggi.NO_FILE) : { valore: null, errori: [] }
      }
      if (typeof valore !== 'object' || !ricevuti.has(valore)) return refusedValue(messaggi.NOT_FILE)
      return (valore as SentFile).base64 === '' ? refusedValue(messaggi.EMPTY_FILE) : { valore, errori: [] }
    },
  }
}
