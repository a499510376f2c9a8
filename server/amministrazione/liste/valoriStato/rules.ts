// The states of orders, supplier orders, phases and materials.
// docs/rules/amministrazione.md#lists
import { type InferType, object } from 'yup'
import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import { TO_DO } from '#ordini/ordini/deletion/rules.ts'
import { STATO_CONTEXTS } from '#ordini/valoriStato/rules.ts'
import { itemName } from '#shared/arranged.ts'
import { field, oneOfRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'
import { itemColor } from '../rules.ts'

export const FIXED_LISTA = 'Uno stato resta nella sua lista.'
export const ONLY_OF_FASI = 'Solo gli stati delle fasi hanno una fase.'

/** The fields of a state. */
export const valoreStatoSchema = object({
  contesto: field('Lista', oneOfRule(STATO_CONTEXTS).required(REQUIRED_FIELD), 'What it is a state of, and remains.'),
  nomeFase: field('Fase', singleLineRule(50), 'Phase whose list it is in; empty for the other lists.'),
  nome: itemName(),
  colore: itemColor(),
})

export type ValoreStatoInput = InferType<typeof valoreStatoSchema>

/** What the product does with the states that it knows by name. */
const FIXED_NAMES: Readonly<Record<string, string>> = {
  [TO_DO]: 'un ordine fornitore comincia da qui',
  [ARRIVATO]: 'con questo stato un ordine fornitore risulta arrivato',
}

/** Why a state can be neither called otherwise nor removed; null when it can. Colour and place are free. */
export function motivoNomeFisso({ contesto, nome }: Pick<ValoreStatoInput, 'contesto' | 'nome'>): string | null {
  if (contesto !== 'ordine_fornitore' || !Object.hasOwn(FIXED_NAMES, nome)) return null
  return `Il nome ${nome} è riconosciuto dal programma: ${FIXED_NAMES[nome]}. Si possono cambiare colore e posto.`
}
