import type { Prisma } from '../../../prisma/generated/client.ts'
import { puo, type Viewer } from '../../platform/permissions.ts'

/** The views that a user sees: the own ones, and those that colleagues share. */
export function visteVisibili(viewer: Viewer | null): Prisma.VistaSalvataWhereInput {
  if (!viewer) return { id: { in: [] } }
  if (!puo(viewer, 'viewVisteCondivise')) return { userId: viewer.id }
  return { OR: [{ userId: viewer.id }, { condivisa: true, user: { isActive: true } }] }
}
