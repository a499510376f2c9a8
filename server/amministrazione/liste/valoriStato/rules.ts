// The states of orders, supplier orders, phases and materials.
// docs/rules/amministrazione.md#lists
import { type InferType, object } from 'yup'
import { ARRIVATO } from '../../../acquisti/ordiniFornitore/rules.ts'
import { DA_FARE } from '../../../ordini/ordini/deletion/rules.ts'
import { CONTESTI_STATO } from '../../../ordini/valoriStato/rules.ts'
import { nomeVoce } from '../../../shared/arranged/rules.ts'
import { field, labelsOf, oneOfRule, REQUIRED_FIELD, singleLineRule } from '../../../shared/fields/fields.ts'
import { coloreVoce } from '../rules.ts'

export const LISTA_FISSA = 'Uno stato resta nella sua lista.'
export const SOLO_DELLE_FASI = 'Solo gli stati delle fasi hanno una fase.'

/** The fields of a state. */
export const valoreStatoSchema = object({
  contesto: field('Lista', oneOfRule(CONTESTI_STATO).required(REQUIRED_FIELD), 'What it is a state of, and remains.'),
  nomeFase: field('Fase', singleLineRule(50), 'Phase whose list it is in; empty for the other lists.'),
  nome: nomeVoce(),
  colore: coloreVoce(),
})

export type ValoreStatoInput = InferType<typeof valoreStatoSchema>

/** What the fields of a state are called. */
export const valoreStatoLabels = labelsOf(valoreStatoSchema)

/** What the product does with the states that it knows by name. */
const FISSI: Readonly<Record<string, string>> = {
  [DA_FARE]: 'un ordine fornitore comincia da qui',
  [ARRIVATO]: 'con questo stato un ordine fornitore risulta arrivato',
}

/** Why a state can be neither called otherwise nor removed; null when it can. Colour and place are free. */
export function motivoNomeFisso({ contesto, nome }: Pick<ValoreStatoInput, 'contesto' | 'nome'>): string | null {
  if (contesto !== 'ordine_fornitore' || !Object.hasOwn(FISSI, nome)) return null
  return `Il nome ${nome} è riconosciuto dal programma: ${FISSI[nome]}. Si possono cambiare colore e posto.`
}
