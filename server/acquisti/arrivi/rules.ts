// Goods that arrive by row and in part: what is short, and what a delivery may bring.

import { array, type InferType, object } from 'yup'
import {
  dayRule,
  field,
  idRule,
  optionalDayRule,
  REQUIRED_FIELD,
  refersTo,
  truncatedRule,
} from '#shared/fields/fields.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import { ARRIVATO, DOCUMENTO_MAX, ofArrivo } from '../ordiniFornitore/rules.ts'
import { amountOfRule, rigaFornitoreName, sumQuantita } from '../righeOrdineFornitore/rules.ts'

const RIGHE_ARRIVO_MAX = 1000

export const FUTURE_ARRIVO = 'La data non può essere nel futuro.'
export const NOTHING_ARRIVED = 'Scrivi quanto è arrivato di almeno una riga.'
export const RIGA_TWICE = 'Una riga è scritta due volte.'
export const ALREADY_ARRIVED = 'L’ordine a fornitore è già arrivato per intero.'
export const CHANGED_MEANWHILE =
  'Nel frattempo l’ordine a fornitore è cambiato: riapri gli arrivi e ricontrolla che cosa manca.'

/** How much of a row came. */
export const rigaArrivoSchema = object({
  rigaPk: field('Riga', idRule(), 'Number of the row.'),
  quantita: field(
    'Quantità',
    amountOfRule().min(0),
    'How much came, in its unit: at most what is short; 0 for nothing.',
  ),
})

/** What came of a supplier order at once. */
export const arrivoFornitoreSchema = object({
  ordineFornitorePk: field(
    'Ordine a fornitore',
    refersTo('ordineFornitore', idRule()),
    'Number of the supplier order.',
  ),
  giorno: field('Giorno', dayRule().required(REQUIRED_FIELD), 'When it came; not in the future.'),
  dataConsegna: field(
    'Il resto è previsto il',
    optionalDayRule(),
    'When what is still short is expected; null leaves what was expected.',
  ),
  // Without a state they may be missing: ARRIVATO asks for them.
  ...ofArrivo,
})
export type ArrivoFornitoreInput = InferType<typeof arrivoFornitoreSchema>

/** The rows that came, each once. */
export const righeArrivoSchema = array()
  .of(rigaArrivoSchema)
  .transform(truncatedRule<{ rigaPk: number; quantita: number }>(RIGHE_ARRIVO_MAX))
  .typeError('È richiesta una lista')
  .defined()
  .default([])
  .max(RIGHE_ARRIVO_MAX)
  .test('niente', NOTHING_ARRIVED, (righe) => righe?.some(({ quantita }) => quantita !== 0) === true)
  .test('doppie', RIGA_TWICE, (righe) => new Set(righe?.map(({ rigaPk }) => rigaPk)).size === (righe?.length ?? 0))

/** Quantities of a row. */
interface Arrived {
  quantita: number
  arrivata: number
}

/** What lacks of a row, in its unit. @param all its supplier order has arrived, whatever was written by row */
export const shortOf = ({ quantita, arrivata }: Arrived, all = false): number =>
  all ? 0 : sumQuantita([quantita, -arrivata])

/**
 * A supplier order counts as arrived: ARRIVATO, or with an actual day up to today.
 * @param today 'YYYY-MM-DD'
 */
export const hasArrived = (
  { stato, dataArrivo }: { stato: string; dataArrivo: string | null },
  today: string,
): boolean => stato === ARRIVATO || (dataArrivo !== null && dataArrivo <= today)

/** Why so much of a row cannot have come; null when it can. @param name as people call the row */
export function whyTooMuch(riga: Arrived & { um: string }, name: string, arriving: number): string | null {
  const short = shortOf(riga)
  if (arriving <= short) return null
  const unit = riga.um && ` ${riga.um}`
  if (short === 0) return `${name}: è già arrivata tutta (${formatQuantity(riga.quantita)}${unit}).`
  return `${name}: ne mancano ${formatQuantity(short)}${unit}, non ne possono arrivare ${formatQuantity(arriving)}.`
}

/** Why a row that has come, in part at least, stays as it is; null when nothing of it has. */
export function whyArrivedStays({ arrivata, um }: { arrivata: number; um: string }, name: string): string | null {
  if (arrivata === 0) return null
  const amount = [formatQuantity(arrivata), um].filter(Boolean).join(' ')
  return `${name}: ne sono già arrivati ${amount}. Prima va annullato l’arrivo.`
}

/** What is short of rows of which something has come, each in a sentence; none while nothing has, or all has. */
export function shortages(
  righe: readonly (Arrived & { um: string; codice: string; descrizione: string; tipologia: string })[],
): string[] {
  if (!righe.some(({ arrivata }) => arrivata > 0)) return []
  return righe.flatMap((riga) => {
    const short = shortOf(riga)
    if (short === 0) return []
    const unit = riga.um && ` ${riga.um}`
    return [`${rigaFornitoreName(riga)}: ${formatQuantity(short)} di ${formatQuantity(riga.quantita)}${unit}`]
  })
}

/** A row as the form of an arrival holds it: what came is null while its field is empty. */
export interface RigaArrivoForm extends Arrived {
  rigaPk: number
  /** As people call it. */
  nome: string
  um: string
  /** What was ordered. */
  ordinata: number
  /** What comes now; nothing while it is empty. */
  quantita: number
}

/** The form: of each row no more comes than is short. */
export const arrivoFormSchema = arrivoFornitoreSchema.omit(['ordineFornitorePk']).shape({
  righe: array()
    .of(
      rigaArrivoSchema.shape({
        quantita: field(
          'Arriva ora',
          amountOfRule()
            .min(0)
            .transform((value: number | null) => value ?? 0)
            .test('troppo', (quantita, ctx) => {
              const { nome, ordinata, arrivata, um } = ctx.parent as RigaArrivoForm
              const reason = whyTooMuch({ quantita: ordinata, arrivata, um }, nome, quantita ?? 0)
              return reason === null || ctx.createError({ message: reason })
            }),
        ),
      }),
    )
    .defined()
    .test('niente', NOTHING_ARRIVED, (righe) => righe.some(({ quantita }) => !!quantita)),
})

/** Numbers of delivery notes as one text, each once, those that fit. */
export function joinedDocumenti(documenti: readonly string[]): string {
  const each = [...new Set(documenti.filter(Boolean))]
  return each.reduce((text, one) => {
    const longer = text ? `${text}, ${one}` : one
    return longer.length > DOCUMENTO_MAX ? text : longer
  }, '')
}
