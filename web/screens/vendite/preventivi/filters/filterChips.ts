import { formatDate } from '#shared/formats/formats.ts'
import type { PreventiviChoice, PreventiviChoices } from '../preventiviChoices.ts'
import type { PreventiviFilterValues } from '../preventiviUrlState.ts'

/** A filter that is on, in words. */
interface PreventiviFilterChip {
  nome: keyof PreventiviFilterValues
  etichetta: string
}

const nameOf = (choices: readonly PreventiviChoice[], pk: number | null) =>
  choices.find((choice) => choice.pk === pk)?.testo ?? `n. ${pk}`

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
    stato !== null && { nome: 'stato', etichetta: `Stato: ${nameOf(choices.stati, stato)}` },
    withAgente &&
      agente !== null && {
        nome: 'agente',
        etichetta: `Agente: ${agente === 'nessuno' ? 'nessuno' : nameOf(choices.agenti, agente)}`,
      },
    citta !== '' && { nome: 'citta', etichetta: `Città: ${citta}` },
    provincia !== '' && { nome: 'provincia', etichetta: `Provincia: ${provincia}` },
    regione_posa !== '' && { nome: 'regione_posa', etichetta: `Regione di posa: ${regione_posa}` },
    con_ordine !== null && { nome: 'con_ordine', etichetta: con_ordine ? 'Con un ordine' : 'Senza un ordine' },
    start_date !== null && { nome: 'start_date', etichetta: `Dal ${formatDate(start_date)}` },
    end_date !== null && { nome: 'end_date', etichetta: `Al ${formatDate(end_date)}` },
    eliminato !== false && { nome: 'eliminato', etichetta: eliminato ? 'Solo eliminati' : 'Anche eliminati' },
  ]
  return all.filter((chip) => chip !== false)
}
