import type { Azienda } from '#platform/settings/rules.ts'

/** The fields of the company, in the order of the form. */
export const aziendaNames = [
  'ragioneSociale',
  'partitaIva',
  'indirizzo',
  'cap',
  'citta',
  'provincia',
  'telefono',
  'email',
  'pec',
  'codiceSdi',
  'iban',
] as const satisfies readonly (keyof Azienda)[]
