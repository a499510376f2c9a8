import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { letterale } from '../../platform/db/ricerca.ts'
import { puo } from '../../platform/permissions.ts'
import { inizioGiorno } from '../../shared/dates/zone.ts'

export interface FiltroSegnalazioni {
  origine?: string | null
  testo?: string | null
  /** A day in Italy, YYYY-MM-DD, inclusive. */
  dal?: string | null
}

type Where = Prisma.SegnalazioneWhereInput

/** Faults seen by the server and by browsers, for superusers. */
export const elencoSegnalazioni: Elenco<Where, FiltroSegnalazioni> = {
  model: 'segnalazione',
  visibili: (viewer) => (puo(viewer, 'viewSegnalazioni') ? {} : { id: { in: [] } }),
  filtra: ({ origine, testo, dal }) => [
    ...(dal ? [{ il: { gte: inizioGiorno(dal) } }] : []),
    ...(origine ? [{ origine }] : []),
    ...(testo
      ? [{ OR: [{ messaggio: { contains: letterale(testo), mode: 'insensitive' as const } }, { requestId: testo }] }]
      : []),
  ],
  ordinamenti: {
    il: (verso) => ({ il: verso }),
    origine: (verso) => ({ origine: verso }),
    id: (verso) => ({ id: verso }),
  },
  predefinito: ['-il'],
}
