import type { Context } from '#platform/context.ts'
import { fullNameOf } from '#platform/operation.ts'
import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

type Where = Prisma.AgenteWhereInput

/** The agents whose statistics a user sees: who administers orders all, an area head those who answer to them and self. */
export function agentiOfRows(viewer: Viewer | null): Where {
  if (isOfUser(viewer, 'adminOrders')) return {}
  if (!viewer?.agente || !can(viewer, 'isCapoArea')) return { id: { in: [] } }
  return { id: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } }
}

export interface OfferedAgente {
  pk: number
  codice: string
  /** First and last name. */
  nome: string
}

/**
 * The agents that the filter offers, by code: to an area head those whose `capo_area` they are, else all.
 */
export async function offeredAgenti({ services: { db }, viewer }: Context): Promise<OfferedAgente[]> {
  const where: Where = isOfUser(viewer, 'adminOrders') ? {} : { capoAreaId: viewer?.agente?.id ?? -1 }
  const user = { select: { firstName: true, lastName: true, username: true } }
  const agenti = await db.agente.findMany({
    where,
    orderBy: { codice: 'asc' },
    select: { id: true, codice: true, user },
  })
  return agenti.map(({ id, codice, user: who }) => ({ pk: id, codice, nome: fullNameOf(who) }))
}
