import type { Context } from '#platform/context.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { forSpecchiature } from '../../composti/read.ts'
import { preventiviList } from '../list.ts'

/** All that the document of a quote prints, and its order is made from. */
export const forDocumento = {
  famiglia: { include: { tipologiaFamiglia: true } },
  opzioni: { include: { opzione: true, valore: true }, orderBy: { id: 'asc' } },
  serramenti: {
    include: {
      tipoSerramento: true,
      tipoApertura: true,
      accessori: { orderBy: byOrdine },
      specchiature: forSpecchiature,
    },
    orderBy: { posizione: 'asc' },
  },
} satisfies Prisma.PreventivoInclude

/** A quote with all that its document prints. */
export type PrintedPreventivo = Prisma.PreventivoGetPayload<{ include: typeof forDocumento }>

/** Reads a quote; null when it is missing or the viewer may not see it. */
export function readPreventivo(ctx: Context, pk: number): Promise<PrintedPreventivo | null> {
  return ctx.services.db.preventivo.findFirst({ where: whereOne(preventiviList, pk, ctx), include: forDocumento })
}
