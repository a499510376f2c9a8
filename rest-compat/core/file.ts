import { type Campo, scarto } from './campi.ts'
import * as messaggi from './messaggi.ts'

/** A file of a multipart body; to the document it travels as `{ nome base64 }`. */
export interface FileInviato {
  nome: string
  base64: string
}

const ricevuti = new WeakSet<object>()

/** Reads a part with a file. A form whose file was not chosen sends one without name and content: null. */
export async function fileRicevuto(parte: File): Promise<FileInviato | null> {
  if (parte.name === '' && parte.size === 0) return null
  const file = { nome: parte.name, base64: Buffer.from(await parte.arrayBuffer()).toString('base64') }
  ricevuti.add(file)
  return file
}

/** A file of a multipart body; nothing but a part with a file is one. */
export function file(opzioni: { obbligatorio?: boolean; descrizione?: string } = {}): Campo {
  const { obbligatorio = false, descrizione } = opzioni
  return {
    obbligatorio,
    tipo: 'file upload',
    file: true,
    schema: { type: 'string', format: 'binary', ...(descrizione ? { description: descrizione } : {}) },
    leggi(valore) {
      if (valore === null || valore === undefined || valore === '') {
        return obbligatorio ? scarto(messaggi.NESSUN_FILE) : { valore: null, errori: [] }
      }
      if (typeof valore !== 'object' || !ricevuti.has(valore)) return scarto(messaggi.NON_FILE)
      return (valore as FileInviato).base64 === '' ? scarto(messaggi.FILE_VUOTO) : { valore, errori: [] }
    },
  }
}
