import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { letterale, parole } from '../../platform/db/ricerca.ts'
import { puo } from '../../platform/permissions.ts'

export interface FiltroMessaggiOrdineEmail {
  search?: string | null
}

type Where = Prisma.MessaggioOrdineEmailWhereInput

function contieneParola(parola: string): Where {
  const contains = { contains: letterale(parola), mode: 'insensitive' as const }
  return { OR: [{ titolo: contains }, { testo: contains }] }
}

/** The texts for the mails of orders: a few dozen, the same for everybody who may read them. */
export const elencoMessaggiOrdineEmail: Elenco<Where, FiltroMessaggiOrdineEmail> = {
  model: 'messaggioOrdineEmail',
  visibili: (viewer) => (puo(viewer, 'viewMessaggi') ? {} : { id: { in: [] } }),
  filtra: ({ search }) => parole(search).map(contieneParola),
  ordinamenti: {
    titolo: (verso) => ({ titolo: verso }),
    id: (verso) => ({ id: verso }),
  },
  predefinito: ['titolo'],
}
