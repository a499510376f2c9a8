import type { ClienteInput } from '../../../../../server/vendite/clienti/rules.ts'

/** Values of the form, with the version that they were read from (0 for a new customer). */
export type ValoriCliente = ClienteInput & { versione: number }

export const etichette: Readonly<Record<keyof ClienteInput, string>> = {
  nome: 'Nome', // the asterisk of 'Nome *' is the field's mark for what is required
  codice: 'Codice',
  tipoCliente: 'Tipo di cliente',
  piva: 'Partita IVA',
  codFatturazione: 'Codice fatturazione',
  agente: 'Agente',
  email: 'E-mail',
  indirizzo: 'Indirizzo',
  citta: 'Città',
  cap: 'CAP',
  provincia: 'Provincia',
  telefono: 'Telefono',
  telefono2: 'Telefono 2',
  telefax: 'Fax',
  note: 'Note',
  pagamento: 'Pagamento',
  testoEmail: 'Testo e-mail',
}

export const campi = Object.keys(etichette) as (keyof ClienteInput)[]

/** The fields whose value differs from what was read: only these are sent, so that nobody's other change is undone. */
export function cambiati(iniziali: ClienteInput, valori: ClienteInput): Partial<ClienteInput> {
  return Object.fromEntries(
    campi.filter((campo) => valori[campo] !== iniziali[campo]).map((campo) => [campo, valori[campo]]),
  )
}
