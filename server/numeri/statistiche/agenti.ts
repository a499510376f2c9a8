import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

type Where = Prisma.AgenteWhereInput

/** The agents whose statistics a user sees: who administers orders all, an area head those who answer to them and self. */
export function agentiOfRows(viewer: Viewer | null): Where {
  if (isOfUser(viewer, 'adminOrders')) return {}
  if (!viewer?.agente || !can(viewer, 'isCapoArea')) return { id: { in: [] } }
  return { id: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } }
}

/** The agents that the filter offers: to an area head those whose `capo_area` they are, else all. */
export function offeredAgenti(viewer: Viewer | null): Where {
  return isOfUser(viewer, 'adminOrders') ? {} : { capoAreaId: viewer?.agente?.id ?? -1 }
}
