// The colours of the states that an administrator arranges. docs/rules/amministrazione.md#lists
import { COLORI_STATO, type ColoreStato } from '../../ordini/valoriStato/rules.ts'
import { field, oneOfRule, REQUIRED_FIELD } from '../../shared/fields/fields.ts'

/** What people call the colours. */
export const coloreLabels: Readonly<Record<ColoreStato, string>> = {
  neutro: 'Grigio',
  info: 'Azzurro',
  positivo: 'Verde',
  attenzione: 'Arancio',
  negativo: 'Rosso',
}

/** The colour of a state; grey when it is not sent. */
export const coloreVoce = () =>
  field('Colore', oneOfRule(COLORI_STATO).required(REQUIRED_FIELD).default('neutro'), 'What underlines it.')
