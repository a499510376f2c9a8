import type { OrdiniState } from './ordiniUrlState.ts'
import type { OrdineRow } from './row.ts'
import { isoWeekInWords } from './weekInWords.ts'

const GROUPS = {
  stato: ({ stato }: OrdineRow) => stato?.nome ?? 'Senza stato',
  cliente: ({ cliente }: OrdineRow) => cliente.nome,
  settimana: ({ settimanaApprontamento: week }: OrdineRow) =>
    week ? `Settimana ${isoWeekInWords(week)}` : 'Senza approntamento',
}

/** What an order stands under in a grouped list; nothing where it is not grouped. */
export const groupOf = (group: OrdiniState['gruppo']): ((riga: OrdineRow) => string) | undefined =>
  group === '' ? undefined : GROUPS[group]
