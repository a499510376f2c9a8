// A file inside an input: its name and its bytes as base64 text.
import { object, string } from 'yup'

export const FILE_MANCANTE = 'Non è stato inviato alcun file.'
export const FILE_NON_VALIDO =
  'I dati inviati non corrispondono ad un file. Si prega di controllare il tipo di codifica nel form.'

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** A required file; its size and kind are judged from the bytes. */
export const fileSchema = object({
  nome: string().defined().default(''),
  base64: string().strict().typeError(FILE_NON_VALIDO).defined().default('').matches(BASE64, FILE_NON_VALIDO),
})
  .typeError(FILE_NON_VALIDO)
  .required(FILE_MANCANTE)
  .default(undefined)
