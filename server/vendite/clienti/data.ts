import { sanitizeRich } from '#platform/pdf/html.ts'
import type { Cliente } from '#prisma/generated/client.ts'
import type { ClienteInput } from './rules.ts'

/** Columns of the fields that were sent: an empty code is none, the rich text is cleaned. */
export function clienteData({ agentePk, codice, testoEmail, ...data }: Partial<ClienteInput>) {
  return {
    ...data,
    ...(codice === undefined ? {} : { codice: codice || null }),
    ...(agentePk === undefined ? {} : { agenteId: agentePk }),
    ...(testoEmail === undefined ? {} : { testoEmail: sanitizeRich(testoEmail) }),
  }
}

/** A stored customer in the fields of the form. */
export function clienteValues(cliente: Cliente): ClienteInput {
  const { agenteId, codice, testoEmail, ...columns } = cliente
  return { ...columns, codice: codice ?? '', agentePk: agenteId, testoEmail: sanitizeRich(testoEmail) }
}
