// Window codes and installation timings.
// docs/rules/produzione.md#timings
import { object } from 'yup'
import { CAMPO_OBBLIGATORIO, id, intero, riga } from '../../shared/fields/fields.ts'

/** A year of work on one piece is more than any. */
const MINUTI_MAX = 100_000
const NON_NUMERO = 'È richiesto un numero valido'

export const CATEGORIA_E_FORMA = 'Categoria e forma vanno indicate insieme.'
export const NESSUN_CODICE = 'Nessun codice ha questa categoria e questa forma.'
export const CODICE_GIA_PRESENTE = 'Questo codice esiste già nella categoria e nella forma.'
export const TEMPISTICA_GIA_PRESENTE = 'Esiste già una tempistica per questo tipo e questi codici.'

const minuti = () => intero().typeError(NON_NUMERO).min(0).max(MINUTI_MAX)

/** Both department times are required numbers: whole minutes of a piece. */
export const tempiSchema = object({
  tempoRepartoMacchine: minuti(),
  tempoRepartoBanchi: minuti(),
})

const maiuscolo = (testo: unknown) => (typeof testo === 'string' ? testo.toUpperCase() : testo)
const parola = (max: number) => riga(max).transform(maiuscolo).required(CAMPO_OBBLIGATORIO)
const parolaFacoltativa = () =>
  riga(50)
    .transform((testo: unknown) => maiuscolo(testo) || null)
    .nullable()
    .default(null)

/** Which codes of its window type a timing holds for: one; those of a category and a shape; all. */
export interface Ambito {
  tipoSerramentoId: number
  codiceSerramentoId: number | null
  categoria: string | null
  forma: string | null
}

/**
 * The form of a timing. With a code it holds for that code; with a category and a shape for their codes; with neither
 * for every code of the type: where several hold, the most specific does.
 */
export const tempisticaSchema = tempiSchema.concat(
  object({
    tipoSerramentoId: id(),
    codiceSerramentoId: id()
      .nullable()
      .transform((valore, originale) => (originale === '' || originale == null ? null : valore))
      .optional()
      .default(null),
    categoria: parolaFacoltativa(),
    forma: parolaFacoltativa().test('insieme', CATEGORIA_E_FORMA, (forma, { parent }) => {
      return parent.codiceSerramentoId != null || (forma === null) === (parent.categoria === null)
    }),
  }),
)

/** A code has its category and its shape in itself. */
export function soloAmbito<T extends Ambito>(valori: T): T {
  return valori.codiceSerramentoId === null ? valori : { ...valori, categoria: null, forma: null }
}

/** Key of what a timing holds for: equal for two that would be the same. */
export function chiaveAmbito({ tipoSerramentoId, codiceSerramentoId, categoria, forma }: Ambito): string {
  return JSON.stringify([tipoSerramentoId, codiceSerramentoId, categoria, forma])
}

/**
 * Finds the timing of a line: that of its code, else of its category and shape, else of its window type alone.
 */
export function cercaTempistica<T extends Ambito>(tempistiche: readonly T[]) {
  const perAmbito = new Map(tempistiche.map((tempistica) => [chiaveAmbito(tempistica), tempistica]))
  return (tipoSerramentoId: number, codice: { id: number; categoria: string; forma: string } | null): T | null => {
    const uno = (ambito: Omit<Ambito, 'tipoSerramentoId'>) =>
      perAmbito.get(chiaveAmbito({ tipoSerramentoId, ...ambito }))
    const tutti = { codiceSerramentoId: null, categoria: null, forma: null }
    if (codice === null) return uno(tutti) ?? null
    const { id: codiceSerramentoId, categoria, forma } = codice
    return uno({ ...tutti, codiceSerramentoId }) ?? uno({ ...tutti, categoria, forma }) ?? uno(tutti) ?? null
  }
}

/** The form of a window code; written in capitals. */
export const codiceSchema = object({ categoria: parola(50), forma: parola(50), codice: parola(50) })
