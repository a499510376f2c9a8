// Window codes and installation timings.
import { type InferType, object } from 'yup'
import {
  field,
  idRule,
  integerRule,
  labelsOf,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'

/** A year of work on one piece is more than any. */
const MINUTES_MAX = 100_000
const NOT_NUMERO = 'È richiesto un numero valido'

export const CATEGORIA_AND_FORMA = 'Categoria e forma vanno indicate insieme.'
export const NO_CODICE = 'Nessun codice ha questa categoria e questa forma.'
export const CODICE_ALREADY_PRESENT = 'Questo codice esiste già nella categoria e nella forma.'
export const TEMPISTICA_ALREADY_PRESENT = 'Esiste già una tempistica per questo tipo e questi codici.'

const minutes = () => integerRule().typeError(NOT_NUMERO).min(0).max(MINUTES_MAX)

/** Both department times are required numbers: whole minutes of a piece. */
export const tempiSchema = object({
  tempoRepartoMacchine: field('Tempo macchine', minutes(), 'Whole minutes for one piece.'),
  tempoRepartoBanchi: field('Tempo banchi', minutes(), 'Whole minutes for one piece.'),
})

const uppercase = (text: unknown) => (typeof text === 'string' ? text.toUpperCase() : text)
const word = (max: number) => singleLineRule(max).transform(uppercase).required(REQUIRED_FIELD)
const optionalWord = () =>
  singleLineRule(50)
    .transform((text: unknown) => uppercase(text) || null)
    .nullable()
    .default(null)

/** Which codes of its window type a timing holds for: one; those of a category and a shape; all. */
export interface TempisticaScope {
  tipoSerramentoPk: number
  codiceSerramentoPk: number | null
  categoria: string | null
  forma: string | null
}

const oneCodice = refersTo('codiceSerramento', idRule())
  .nullable()
  .transform((value, originale) => (originale === '' || originale == null ? null : value))
  .optional()
  .default(null)

const withCategoria = optionalWord().test('insieme', CATEGORIA_AND_FORMA, (shape, { parent }) => {
  return parent.codiceSerramentoPk != null || (shape === null) === (parent.categoria === null)
})

/**
 * The fields of a timing. With a code it holds for that code; with a category and a shape for their codes; with neither
 * for every code of the type: where several hold, the most specific does.
 */
export const tempisticaSchema = tempiSchema.concat(
  object({
    tipoSerramentoPk: field('Tipo serramento', refersTo('tipoSerramento', idRule()), 'Number of the window type.'),
    codiceSerramentoPk: field('Codice', oneCodice, 'Number of the window code; null for more than one.'),
    categoria: field('Categoria', optionalWord(), 'With `forma` and without a code: it holds for the codes of both.'),
    forma: field('Forma', withCategoria, 'Goes with `categoria`.'),
  }),
)

/** What the fields of a timing are called. */
export const tempisticaLabels = labelsOf(tempisticaSchema)

/** A code has its category and its shape in itself. */
export function scopeOnly<T extends TempisticaScope>(values: T): T {
  return values.codiceSerramentoPk === null ? values : { ...values, categoria: null, forma: null }
}

/** Key of what a timing holds for: equal for two that would be the same. */
export function scopeKey({ tipoSerramentoPk, codiceSerramentoPk, categoria, forma }: TempisticaScope): string {
  return JSON.stringify([tipoSerramentoPk, codiceSerramentoPk, categoria, forma])
}

/**
 * Finds the timing of a line: that of its code, else of its category and shape, else of its window type alone.
 */
export function findTempistica<T extends TempisticaScope>(tempistiche: readonly T[]) {
  const byScope = new Map(tempistiche.map((tempistica) => [scopeKey(tempistica), tempistica]))
  return (tipoSerramentoPk: number, codice: { id: number; categoria: string; forma: string } | null): T | null => {
    const one = (scope: Omit<TempisticaScope, 'tipoSerramentoPk'>) =>
      byScope.get(scopeKey({ tipoSerramentoPk, ...scope }))
    const all = { codiceSerramentoPk: null, categoria: null, forma: null }
    if (codice === null) return one(all) ?? null
    const { id: codiceSerramentoPk, categoria, forma } = codice
    return one({ ...all, codiceSerramentoPk }) ?? one({ ...all, categoria, forma }) ?? one(all) ?? null
  }
}

/** The fields of a window code; written in capitals. */
export const codiceSchema = object({
  categoria: field('Categoria', word(50), 'Material; written in capitals.'),
  forma: field('Forma', word(50), 'Shape; written in capitals.'),
  codice: field('Codice', word(50), 'The code; written in capitals.'),
})

export type CodiceInput = InferType<typeof codiceSchema>
