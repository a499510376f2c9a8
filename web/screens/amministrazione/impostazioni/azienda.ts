import type { Azienda } from '#platform/settings/rules.ts'

interface AziendaItem {
  name: keyof Azienda
  label: string
  tipo?: 'tel' | 'email'
}

/** The fields of the company, in the order of the form. */
export const aziendaEntries: readonly AziendaItem[] = [
  { name: 'ragioneSociale', label: 'Ragione sociale' },
  { name: 'partitaIva', label: 'Partita IVA' },
  { name: 'indirizzo', label: 'Indirizzo' },
  { name: 'cap', label: 'CAP' },
  { name: 'citta', label: 'Città' },
  { name: 'provincia', label: 'Provincia' },
  { name: 'telefono', label: 'Telefono', tipo: 'tel' },
  { name: 'email', label: 'E-mail', tipo: 'email' },
]
