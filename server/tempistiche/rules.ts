// Window codes and installation timings (spec/001 §3, §5).
import { object } from 'yup'
import { CAMPO_OBBLIGATORIO, id, intero, riga } from '../campi/rules.ts'

/** A year of work on one piece is more than any. */
const MINUTI_MAX = 100_000

export const CODICE_GIA_PRESENTE = 'Questo codice esiste già nella categoria e nella forma.'
export const TEMPISTICA_GIA_PRESENTE = 'Esiste già una tempistica per questo tipo e codice.'

/** Both department times are required numbers: whole minutes of a piece. */
export const tempiSchema = object({
  tempoRepartoMacchine: intero().min(0).max(MINUTI_MAX),
  tempoRepartoBanchi: intero().min(0).max(MINUTI_MAX),
})

/** The form of a timing; without a code it holds for every code of the type that has none of its own. */
export const tempisticaSchema = tempiSchema.concat(
  object({
    tipoSerramentoId: id(),
    codiceSerramentoId: id()
      .nullable()
      .transform((valore, originale) => (originale === '' || originale == null ? null : valore))
      .optional()
      .default(null),
  }),
)

const parola = (max: number) =>
  riga(max)
    .transform((testo: unknown) => (typeof testo === 'string' ? testo.toUpperCase() : testo))
    .required(CAMPO_OBBLIGATORIO)

/** The form of a window code; written in capitals. */
export const codiceSchema = object({ categoria: parola(50), forma: parola(50), codice: parola(50) })
