import { isWithinAreas, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** Whose jobs a user follows: their own; a superuser any. */
export const jobList = {
  model: 'job' as const,
  visible(viewer: Viewer | null): Prisma.JobWhereInput {
    if (viewer?.isSuperuser && isWithinAreas(viewer, 'adminImpostazioni')) return {}
    return { userId: viewer?.id ?? -1 }
  },
}
