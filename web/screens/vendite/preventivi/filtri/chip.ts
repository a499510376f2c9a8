import { formatoData } from '../../../../../server/shared/formats/formats.ts'
import type { PreventiviFilters } from '../preventiviUrlState.ts'
import type { Scelte } from '../scelte.ts'

/** A filter that is on, in words. */
export interface ChipFiltro {
  nome: keyof PreventiviFilters
  etichetta: string
}

const nomeDi = (scelte: Scelte['stati'], pk: number | null) =>
  scelte.find((scelta) => scelta.pk === pk)?.testo ?? `n. ${pk}`

/**
 * The active filters in words, 'Stato: Accettato'. The free search is left out, its field shows it.
 * @param conAgente false for agents, whose list ignores that filter
 */
export function chipFiltri(filtri: PreventiviFilters, scelte: Scelte, conAgente: boolean): ChipFiltro[] {
  const { citta, provincia, regione_posa, stato, agente, eliminato, start_date, end_date } = filtri
  const tutti: (ChipFiltro | false)[] = [
    stato !== null && { nome: 'stato', etichetta: `Stato: ${nomeDi(scelte.stati, stato)}` },
    conAgente && agente !== null && { nome: 'agente', etichetta: `Agente: ${nomeDi(scelte.agenti, agente)}` },
    citta !== '' && { nome: 'citta', etichetta: `Città: ${citta}` },
    provincia !== '' && { nome: 'provincia', etichetta: `Provincia: ${provincia}` },
    regione_posa !== '' && { nome: 'regione_posa', etichetta: `Regione di posa: ${regione_posa}` },
    start_date !== null && { nome: 'start_date', etichetta: `Dal ${formatoData(start_date)}` },
    end_date !== null && { nome: 'end_date', etichetta: `Al ${formatoData(end_date)}` },
    eliminato !== false && { nome: 'eliminato', etichetta: eliminato ? 'Solo eliminati' : 'Anche eliminati' },
  ]
  return tutti.filter((chip) => chip !== false)
}
