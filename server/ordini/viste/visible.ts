import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** The views that a user sees: the own ones, and those that colleagues share. */
export function visibleViste(viewer: Viewer | null): Prisma.VistaSalvataWhereInput {
  if (!viewer) return { id: { in: [] } }
  if (!can(viewer, 'viewVisteCondivise')) return { userId: viewer.id }
  return { OR: [{ userId: viewer.id }, { condivisa: true, user: { isActive: true } }] }
}
