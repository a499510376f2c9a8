import { formatDate } from '#shared/formats/formats.ts'
import type { PreventiviChoice, PreventiviChoices } from '../preventiviChoices.ts'
import type { PreventiviFilterValues } from '../preventiviUrlState.ts'

/** A filter that is on, in words. */
interface PreventiviFilterChip {
  name: keyof PreventiviFilterValues
  label: string
}

const nameOf = (choices: readonly PreventiviChoice[], pk: number | null) =>
  choices.find((choice) => choice.pk === pk)?.text ?? `n. ${pk}`

/**
 * The active filters in words, 'Stato: Accettato'. The free search is left out, its field shows it.
 * @param withAgente false for agents, whose list ignores that filter
 */
export function preventiviFilterChips(
  filters: PreventiviFilterValues,
  choices: PreventiviChoices,
  withAgente: boolean,
): PreventiviFilterChip[] {
  const { citta, provincia, regione_posa, stato, agente, eliminato, con_ordine, start_date, end_date } = filters
  const all: (PreventiviFilterChip | false)[] = [
    stato !== null && { name: 'stato', label: `Stato: ${nameOf(choices.stati, stato)}` },
    withAgente &&
      agente !== null && {
        name: 'agente',
        label: `Agente: ${agente === 'nessuno' ? 'nessuno' : nameOf(choices.agenti, agente)}`,
      },
    citta !== '' && { name: 'citta', label: `Città: ${citta}` },
    provincia !== '' && { name: 'provincia', label: `Provincia: ${provincia}` },
    regione_posa !== '' && { name: 'regione_posa', label: `Regione di posa: ${regione_posa}` },
    con_ordine !== null && { name: 'con_ordine', label: con_ordine ? 'Con un ordine' : 'Senza un ordine' },
    start_date !== null && { name: 'start_date', label: `Dal ${formatDate(start_date)}` },
    end_date !== null && { name: 'end_date', label: `Al ${formatDate(end_date)}` },
    eliminato !== false && { name: 'eliminato', label: eliminato ? 'Solo eliminati' : 'Anche eliminati' },
  ]
  return all.filter((chip) => chip !== false)
}
