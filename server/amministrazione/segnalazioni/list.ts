import type { ListSource } from '#platform/db/listSource.ts'
import { withinInstants } from '#platform/db/periodo.ts'
import { likeLiteral } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'

export interface SegnalazioniFilter {
  origine?: string | null
  testo?: string | null
  /** By the days of Italy. */
  periodo?: Periodo | null
}

type Where = Prisma.SegnalazioneWhereInput

/** Faults seen by the server and by browsers, for superusers. */
export const segnalazioniList: ListSource<Where, SegnalazioniFilter> = {
  model: 'segnalazione',
  visible: (viewer) => (can(viewer, 'viewSegnalazioni') ? {} : { id: { in: [] } }),
  filter: ({ origine, testo, periodo }) => [
    { il: withinInstants(periodo) },
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
