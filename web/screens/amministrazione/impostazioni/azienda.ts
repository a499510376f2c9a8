import type { Azienda } from '#platform/settings/rules.ts'

interface AziendaItem {
  nome: keyof Azienda
  etichetta: string
  tipo?: 'tel' | 'email'
}

/** The fields of the company, in the order of the form. */
export const aziendaEntries: readonly AziendaItem[] = [
  { nome: 'ragioneSociale', etichetta: 'Ragione sociale' },
  { nome: 'partitaIva', etichetta: 'Partita IVA' },
  { nome: 'indirizzo', etichetta: 'Indirizzo' },
  { nome: 'cap', etichetta: 'CAP' },
  { nome: 'citta', etichetta: 'Città' },
  { nome: 'provincia', etichetta: 'Provincia' },
  { nome: 'telefono', etichetta: 'Telefono', tipo: 'tel' },
  { nome: 'email', etichetta: 'E-mail', tipo: 'email' },
]
