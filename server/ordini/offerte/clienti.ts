import { whereOne } from '#platform/db/whereOne.ts'
import type { OperationContext } from '#platform/operation.ts'
import { isOfUser } from '#platform/permissions.ts'
import type { Cliente, Prisma } from '#prisma/generated/client.ts'
import { clientiList } from '#vendite/clienti/list.ts'

/** The customers whom a user makes offers: the office all, an agent own ones and those of its sub-agents. */
function ownClienti({ viewer }: Pick<OperationContext, 'viewer'>): Prisma.ClienteWhereInput {
  if (isOfUser(viewer, 'adminClienti') || !viewer?.agente) return {}
  return { agenteId: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } }
}

/** A customer by its number, if the caller may make it an offer; null otherwise. */
export function findClienteOfOfferta(ctx: OperationContext, pk: number): Promise<Cliente | null> {
  return ctx.tx.cliente.findFirst({ where: { AND: [whereOne(clientiList, pk, ctx), ownClienti(ctx)] } })
}
