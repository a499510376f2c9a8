// Window codes and installation timings.
import { object } from 'yup'
import {
  field,
  idRule,
  integerRule,
  labelsOf,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '../../shared/fields/fields.ts'

/** A year of work on one piece is more than any. */
const MINUTI_MAX = 100_000
const NON_NUMERO = 'È richiesto un numero valido'

export const CATEGORIA_E_FORMA = 'Categoria e forma vanno indicate insieme.'
export const NESSUN_CODICE = 'Nessun codice ha questa categoria e questa forma.'
export const CODICE_GIA_PRESENTE = 'Questo codice esiste già nella categoria e nella forma.'
export const TEMPISTICA_GIA_PRESENTE = 'Esiste già una tempistica per questo tipo e questi codici.'

const minuti = () => integerRule().typeError(NON_NUMERO).min(0).max(MINUTI_MAX)

/** Both department times are required numbers: whole minutes of a piece. */
export const tempiSchema = object({
  tempoRepartoMacchine: field('Tempo macchine', minuti(), 'Whole minutes for one piece.'),
  tempoRepartoBanchi: field('Tempo banchi', minuti(), 'Whole minutes for one piece.'),
})

const maiuscolo = (testo: unknown) => (typeof testo === 'string' ? testo.toUpperCase() : testo)
const parola = (max: number) => singleLineRule(max).transform(maiuscolo).required(REQUIRED_FIELD)
const parolaFacoltativa = () =>
  singleLineRule(50)
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

const unCodice = refersTo('codiceSerramento', idRule())
  .nullable()
  .transform((valore, originale) => (originale === '' || originale == null ? null : valore))
  .optional()
  .default(null)

const conCategoria = parolaFacoltativa().test('insieme', CATEGORIA_E_FORMA, (forma, { parent }) => {
  return parent.codiceSerramentoId != null || (forma === null) === (parent.categoria === null)
})

/**
 * The fields of a timing. With a code it holds for that code; with a category and a shape for their codes; with neither
 * for every code of the type: where several hold, the most specific does.
 */
export const tempisticaSchema = tempiSchema.concat(
  object({
    tipoSerramentoId: field('Tipo serramento', refersTo('tipoSerramento', idRule()), 'Number of the window type.'),
    codiceSerramentoId: field('Codice', unCodice, 'Number of the window code; null for more than one.'),
    categoria: field(
      'Categoria',
      parolaFacoltativa(),
      'With `forma` and without a code: it holds for the codes of both.',
    ),
    forma: field('Forma', conCategoria, 'Goes with `categoria`.'),
  }),
)

/** What the fields of a timing are called. */
export const tempisticaLabels = labelsOf(tempisticaSchema)

/** A code has its category and its shape in itself. */
export function ambitoOnly<T extends Ambito>(valori: T): T {
  return valori.codiceSerramentoId === null ? valori : { ...valori, categoria: null, forma: null }
}

/** Key of what a timing holds for: equal for two that would be the same. */
export function ambitoKey({ tipoSerramentoId, codiceSerramentoId, categoria, forma }: Ambito): string {
  return JSON.stringify([tipoSerramentoId, codiceSerramentoId, categoria, forma])
}

/**
 * Finds the timing of a line: that of its code, else of its category and shape, else of its window type alone.
 */
export function findTempistica<T extends Ambito>(tempistiche: readonly T[]) {
  const perAmbito = new Map(tempistiche.map((tempistica) => [ambitoKey(tempistica), tempistica]))
  return (tipoSerramentoId: number, codice: { id: number; categoria: string; forma: string } | null): T | null => {
    const uno = (ambito: Omit<Ambito, 'tipoSerramentoId'>) => perAmbito.get(ambitoKey({ tipoSerramentoId, ...ambito }))
    const tutti = { codiceSerramentoId: null, categoria: null, forma: null }
    if (codice === null) return uno(tutti) ?? null
    const { id: codiceSerramentoId, categoria, forma } = codice
    return uno({ ...tutti, codiceSerramentoId }) ?? uno({ ...tutti, categoria, forma }) ?? uno(tutti) ?? null
  }
}

/** The fields of a window code; written in capitals. */
export const codiceSchema = object({
  categoria: field('Categoria', parola(50), 'Material; written in capitals.'),
  forma: field('Forma', parola(50), 'Shape; written in capitals.'),
  codice: field('Codice', parola(50), 'The code; written in capitals.'),
})

/** What the fields of a window code are called. */
export const codiceSerramentoLabels = labelsOf(codiceSchema)
