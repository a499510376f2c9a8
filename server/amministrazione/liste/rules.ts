// The colours of the states that an administrator arranges. docs/rules/amministrazione.md#lists
import { field, oneOfRule, REQUIRED_FIELD } from '../../shared/fields/fields.ts'

/** The senses that underline a state; each theme has its colour for them. */
export const COLORI_STATO = ['neutro', 'info', 'positivo', 'attenzione', 'negativo'] as const
export type ColoreStato = (typeof COLORI_STATO)[number]

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
  field('Colore', oneOfRule(COLORI_STATO).required(REQUIRED_FIELD).default('neutro'), COLORI_STATO.join(', '))
