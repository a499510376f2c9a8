import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { offeredAperture } from '#vendite/tipiApertura/offered.ts'
import { forComposto } from '../../composti/read.ts'
import { missingWindows } from '../rules.ts'

const named = { select: { id: true, nome: true } } as const

/** All that a customer reads of a version. */
export const forOffertaDocument = {
  offerta: {
    select: {
      id: true,
      preventivoId: true,
      nomeCliente: true,
      emailCliente: true,
      telefonoCliente: true,
      riferimento: true,
      messaInPosa: true,
      indirizzoPosa: true,
      cittaPosa: true,
      provinciaPosa: true,
      pianoPosa: true,
      preventivo: { select: { serramenti: { select: { quantita: true } } } },
    },
  },
  alternative: {
    orderBy: byOrdine,
    include: {
      righe: {
        orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
        include: {
          tipoSerramento: {
            select: { nome: true, ante: true, disegno: true, aperture: offeredAperture },
          },
          famiglia: named,
          tipoApertura: { select: { id: true, nome: true, senso: true } },
          opzioni: {
            select: { opzione: named, valore: named },
            orderBy: [{ opzione: { ordine: 'asc' } }, { id: 'asc' }],
          },
          accessori: { ...named, orderBy: byOrdine },
          ...forComposto,
        },
      },
      servizi: { orderBy: byOrdine },
    },
  },
} satisfies Prisma.VersioneOffertaInclude

/** A version with all that its customer reads. */
export type PrintedVersione = Prisma.VersioneOffertaGetPayload<{ include: typeof forOffertaDocument }>

/** What the windows that an alternative lacks are counted from. */
interface WithWindows {
  stato: PrintedVersione['stato']
  offerta: { preventivo: { serramenti: { quantita: number }[] } | null }
}

/** How many windows fewer than its quote an alternative has: of a draft now, of another one as it was sent. */
export function finestreMancantiOf(
  { stato, offerta }: WithWindows,
  alternativa: {
    finestreMancanti: number
    righe: readonly { rivendita: boolean; numero: number }[]
  },
): number {
  if (stato !== 'BOZZA') return alternativa.finestreMancanti
  const asked = offerta.preventivo?.serramenti ?? []
  return missingWindows(
    asked.map(({ quantita }) => ({ numero: quantita })),
    alternativa.righe.filter(({ rivendita }) => !rivendita),
  )
}

/** Reads a version; null when there is none. */
export const readPrintedVersione = (db: Db | Tx, id: number): Promise<PrintedVersione | null> =>
  db.versioneOfferta.findUnique({ where: { id }, include: forOffertaDocument })
