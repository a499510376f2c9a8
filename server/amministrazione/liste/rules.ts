// The colours of the states that an administrator arranges. docs/rules/amministrazione.md#lists
import { type ColoreStato, STATO_COLORS } from '#ordini/valoriStato/rules.ts'
import { field, oneOfRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** What people call the colours. */
export const colorLabels: Readonly<Record<ColoreStato, string>> = {
  neutro: 'Grigio',
  info: 'Azzurro',
  positivo: 'Verde',
  attenzione: 'Arancio',
  negativo: 'Rosso',
}

/** The colour of a state; grey when it is not sent. */
export const itemColor = () =>
  field(
    'Colore',
    oneOfRule(STATO_COLORS, colorLabels).required(REQUIRED_FIELD).default('neutro'),
    'What underlines it.',
  )
