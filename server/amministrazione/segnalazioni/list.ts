import type { ListSource } from '#platform/db/listSource.ts'
import { likeLiteral } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { startOfDay } from '#shared/dates/zone.ts'

export interface SegnalazioniFilter {
  origine?: string | null
  testo?: string | null
  /** A day in Italy, YYYY-MM-DD, inclusive. */
  dal?: string | null
}

type Where = Prisma.SegnalazioneWhereInput

/** Faults seen by the server and by browsers, for superusers. */
export const segnalazioniList: ListSource<Where, SegnalazioniFilter> = {
  model: 'segnalazione',
  visible: (viewer) => (can(viewer, 'viewSegnalazioni') ? {} : { id: { in: [] } }),
  filter: ({ origine, testo, dal }) => [
    ...(dal ? [{ il: { gte: startOfDay(dal) } }] : []),
    ...(origine ? [{ origine }] : []),
    ...(testo
      ? [{ OR: [{ messaggio: { contains: likeLiteral(testo), mode: 'insensitive' as const } }, { requestId: testo }] }]
      : []),
  ],
  orderings: {
    il: (direction) => ({ il: direction }),
    origine: (direction) => ({ origine: direction }),
    id: (direction) => ({ id: direction }),
  },
  predefinito: ['-il'],
}
