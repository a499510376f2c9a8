import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { offeredAperture } from '../../righe/apertura.ts'

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
        },
      },
      servizi: { orderBy: byOrdine },
    },
  },
} satisfies Prisma.VersioneOffertaInclude

/** A version with all that its customer reads. */
export type PrintedVersione = Prisma.VersioneOffertaGetPayload<{ include: typeof forOffertaDocument }>

/** Reads a version; null when there is none. */
export const readPrintedVersione = (db: Db | Tx, id: number): Promise<PrintedVersione | null> =>
  db.versioneOfferta.findUnique({ where: { id }, include: forOffertaDocument })
