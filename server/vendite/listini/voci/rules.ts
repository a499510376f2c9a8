// An entry of a price list: what it prices, and how. docs/rules/prezzi.md#base
import { type InferType, object } from 'yup'
import { field, idRule, labelsOf, oneOfRule, optionalIdRule, REQUIRED_FIELD, refersTo } from '#shared/fields/fields.ts'
import { amountRule, percentageRule } from '#shared/money/money.ts'
import { MODO_PREZZO_LABELS, type ModoPrezzo, PRICINGS } from '../words/rules.ts'
import { grigliaSchema, NO_MISURE } from './griglia/rules.ts'

const MQ_MAX = 9999.99
export const PRICE_MISSING = 'Scrivi il prezzo.'

/** A least area that is paid, m², two decimals; null for none. */
export const minimoMqRule = () => amountRule().max(MQ_MAX)

const pricingOf = (parent: unknown) => (parent as { modo?: ModoPrezzo }).modo

const prezzo = amountRule().test('presente', PRICE_MISSING, (value, ctx) => {
  const pricing = pricingOf(ctx.parent)
  return pricing === undefined || pricing === 'GRIGLIA' || (value !== null && value !== 0)
})

/** The fields of an entry; which list it is of is told beside them. */
export const voceListinoSchema = object({
  famigliaPk: field('Famiglia', refersTo('famiglia', idRule()), 'Number of the family.'),
  tipoSerramentoPk: field('Tipo serramento', refersTo('tipoSerramento', idRule()), 'Number of the window type.'),
  valorePk: field(
    'Valore',
    refersTo('valoreOpzione', optionalIdRule()),
    'Number of the value of an option of the family that it prices; null for all.',
  ),
  modo: field('Come si prezza', oneOfRule(PRICINGS, MODO_PREZZO_LABELS).required(REQUIRED_FIELD), 'How it prices.'),
  prezzo: field('Prezzo', prezzo, 'Euro a m², metre or piece, without VAT; null with a grid.'),
  minimoMq: field('Minimo m²', minimoMqRule(), 'Least area that is paid, m²; null for none.'),
  costo: field(
    'Costo',
    percentageRule(),
    'What it costs the house, percent of its list price; null: as the list says.',
  ),
  griglia: field('Griglia', grigliaSchema),
})

export type VoceListinoInput = InferType<typeof voceListinoSchema>
export const voceListinoLabels = labelsOf(voceListinoSchema)

interface Priced {
  modo: ModoPrezzo
  prezzo: number | null
  griglia: VoceListinoInput['griglia']
}

/** Why an entry prices nothing yet, in Italian; null when it does. */
export function emptyVoceReason({ modo, prezzo, griglia }: Priced): string | null {
  if (modo !== 'GRIGLIA') return prezzo === null ? PRICE_MISSING : null
  if (griglia.altezze.length === 0) return NO_MISURE
  return griglia.prezzi.some((row) => row.some((price) => price !== null)) ? null : 'La griglia non ha alcun prezzo.'
}

/** What of an entry another has already. */
interface Place {
  pk: number | null
  famigliaPk: number
  tipoSerramentoPk: number
  valorePk: number | null
  /** The option that the value is of; null for all. */
  opzionePk: number | null
}

/** Why an entry may not stand beside the others of its list; null when it may. */
export function doubleVoceReason(voce: Place, others: readonly Place[]): string | null {
  const beside = others.filter(
    (other) =>
      other.pk !== voce.pk && other.famigliaPk === voce.famigliaPk && other.tipoSerramentoPk === voce.tipoSerramentoPk,
  )
  if (beside.some(({ valorePk }) => valorePk === voce.valorePk)) {
    return voce.valorePk === null
      ? 'Il listino ha già una voce per questa famiglia e questo tipo.'
      : 'Il listino ha già una voce per questa famiglia, questo tipo e questo valore.'
  }
  const isOther = ({ opzionePk }: Place) => opzionePk !== null && opzionePk !== voce.opzionePk
  if (voce.opzionePk === null || !beside.some(isOther)) return null
  return 'Le voci di una famiglia e di un tipo si distinguono per i valori di una sola opzione: per le altre ci sono i supplementi.'
}
