import type { Cliente } from '../../../prisma/generated/client.ts'
import { sanitizeRich } from '../../platform/pdf/html.ts'
import type { ClienteInput } from './rules.ts'

/** Columns of the fields that were sent: an empty code is none, the rich text is cleaned. */
export function clienteData({ agente, codice, testoEmail, ...dati }: Partial<ClienteInput>) {
  return {
    ...dati,
    ...(codice === undefined ? {} : { codice: codice || null }),
    ...(agente === undefined ? {} : { agenteId: agente }),
    ...(testoEmail === undefined ? {} : { testoEmail: sanitizeRich(testoEmail) }),
  }
}

/** A stored customer in the fields of the form. */
export function clienteValues(cliente: Cliente): ClienteInput {
  const { agenteId, codice, testoEmail, ...colonne } = cliente
  return { ...colonne, codice: codice ?? '', agente: agenteId, testoEmail: sanitizeRich(testoEmail) }
}
