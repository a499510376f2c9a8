// The bill of the window of a line: where it comes from, and how it is changed by hand. docs/rules/finestra.md#the-bill-of-a-line
import { array, type InferType, number, object } from 'yup'
import {
  field,
  integerRule,
  labelsOf,
  optionalMillimetresRule,
  parseNumber,
  REQUIRED_FIELD,
  singleLineRule,
  withoutCoercion,
} from '#shared/fields/fields.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import { misureText, type RigaDistintaValues } from '#vendite/distinte/distinta/rules.ts'
import { BAR_OR_PANE, HALF_PANE } from '#vendite/distinte/rules.ts'

/** Where a bill comes from. */
export const ORIGINI_DISTINTA = ['regole', 'mano', 'pezzo'] as const
export type OrigineDistinta = (typeof ORIGINI_DISTINTA)[number]
export const ORIGINE_DISTINTA_LABELS: Readonly<Record<OrigineDistinta, string>> = {
  regole: 'Dalle regole',
  mano: 'Cambiata a mano',
  pezzo: 'Pezzo per pezzo',
}

export const FROZEN_DISTINTA = 'La distinta è congelata: sbloccala prima di cambiarla.'
export const DISTINTA_CHANGED = 'Nel frattempo la distinta è cambiata: rileggila prima di salvare.'
export const NO_WINDOW = 'Una riga extra non ha una distinta.'

/** Rows of the bill of one line. */
export const RIGHE_DISTINTA_MAX = 200
const THREE_DECIMALS = 'Non più di 3 decimali'

const decimal = (max: number) =>
  withoutCoercion(number())
    .transform(parseNumber)
    .typeError('È richiesto un numero valido')
    .max(max)
    .test('decimali', THREE_DECIMALS, (value) => value == null || Number(value.toFixed(3)) === value)

/** A row of a bill, for one piece. */
export const rigaDistintaSchema = object({
  posto: field('Posto', integerRule().min(0).max(9999), 'Place in the bill.'),
  tipologia: field('Materiale', singleLineRule(100).required(REQUIRED_FIELD), 'Name of the material.'),
  codice: field('Codice', singleLineRule(100), 'Code of the article; may be empty.'),
  descrizione: field('Descrizione', singleLineRule(200).required(REQUIRED_FIELD), 'What it is.'),
  sezione: field('Sezione', singleLineRule(200), 'Composition of a pane, section of a bar; may be empty.'),
  um: field('U.M.', singleLineRule(20), 'Unit of the quantity.'),
  quantita: field(
    'Quantità',
    decimal(999_999.999).required(REQUIRED_FIELD).positive(),
    'How much, in `um`: above 0, at most 3 decimals; whole pieces of a bar or a pane.',
  ),
  lunghezza: field('Lunghezza', optionalMillimetresRule(), 'Length of a bar, mm; null for what is none.'),
  larghezza: field('Larghezza', optionalMillimetresRule(), 'Width of a pane, mm; null for what is none.'),
  altezza: field('Altezza', optionalMillimetresRule(), 'Height of a pane, mm; null for what is none.'),
  peso: field('Peso', decimal(9999.999).min(0).nullable().default(null), 'Weight of one of them, kg.'),
}).test('misure', ({ lunghezza, larghezza, altezza, quantita }, { createError, path }) => {
  const at = (name: string) => (path ? `${path}.${name}` : name)
  if (lunghezza && (larghezza || altezza)) return createError({ path: at('lunghezza'), message: BAR_OR_PANE })
  if (Boolean(larghezza) !== Boolean(altezza))
    return createError({ path: at(larghezza ? 'altezza' : 'larghezza'), message: HALF_PANE })
  const whole = (!lunghezza && !larghezza) || Number.isInteger(quantita)
  return whole || createError({ path: at('quantita'), message: 'Barre e lastre si contano intere.' })
})

export type RigaDistintaInput = InferType<typeof rigaDistintaSchema>
export const rigaDistintaLabels = labelsOf(rigaDistintaSchema)

export const righeDistintaSchema = array()
  .of(rigaDistintaSchema)
  .typeError('È richiesta una lista')
  .defined()
  .max(RIGHE_DISTINTA_MAX)

const KEYS = [
  ...(['posto', 'tipologia', 'codice', 'descrizione', 'sezione', 'um', 'quantita'] as const),
  ...(['lunghezza', 'larghezza', 'altezza', 'peso'] as const),
]

/** A row as a text: rows with the same text are the same. */
const rowKey = (riga: RigaDistintaValues): string => JSON.stringify(KEYS.map((name) => riga[name]))

/** Whether two bills have the same rows in the same order. */
export const sameDistinta = (a: readonly RigaDistintaValues[], b: readonly RigaDistintaValues[]): boolean =>
  a.length === b.length && a.every((riga, place) => rowKey(riga) === rowKey(b[place] as RigaDistintaValues))

/** The rows with a mark on those that the rules have not made so. */
export function markedByHand<Riga extends RigaDistintaValues>(
  righe: readonly Riga[],
  made: readonly RigaDistintaValues[],
) {
  const known = new Set(made.map(rowKey))
  return righe.map((riga) => ({ ...riga, aMano: !known.has(rowKey(riga)) }))
}

/** A row in a few words: '2 pz Vetro anta, 430 × 1194'. */
export function rigaDistintaText(riga: Omit<RigaDistintaValues, 'posto' | 'peso'>): string {
  const { descrizione, sezione, codice } = riga
  const named = [descrizione, sezione || codice, misureText(riga)].filter(Boolean).join(', ')
  return named
}

/** What a bill is for the history: '10 2 pz Montante, 1400'. */
export const distintaInWords = (righe: readonly RigaDistintaValues[]): string =>
  righe
    .map((riga) =>
      `${riga.posto} ${formatQuantity(riga.quantita)} ${riga.um} ${rigaDistintaText(riga)}`.replace('  ', ' '),
    )
    .join('; ')
