import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { forComposto } from '../../composti/read.ts'

/** All that is in an alternative. */
export const wholeAlternativa = {
  righe: {
    orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
    include: {
      opzioni: { select: { opzioneId: true, valoreId: true }, orderBy: { id: 'asc' } },
      accessori: { select: { id: true }, orderBy: byOrdine },
      ...forComposto,
    },
  },
  servizi: { orderBy: byOrdine },
} satisfies Prisma.AlternativaOffertaInclude

/** An alternative with all that is in it. */
export type WholeAlternativa = Prisma.AlternativaOffertaGetPayload<{ include: typeof wholeAlternativa }>
export type StoredRigaOfferta = WholeAlternativa['righe'][number]
