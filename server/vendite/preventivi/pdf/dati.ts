import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Context } from '../../../platform/context.ts'
import { whereUno } from '../../../platform/graphql/elencoField.ts'
import { perOrdine } from '../../../platform/graphql/riferimentoField.ts'
import { elencoPreventivi } from '../elenco.ts'

const perDocumento = {
  famiglia: { include: { tipologiaFamiglia: true } },
  opzioni: { include: { opzione: true, valore: true }, orderBy: { id: 'asc' } },
  serramenti: {
    include: { tipoSerramento: true, tipoApertura: true, accessori: { orderBy: perOrdine } },
    orderBy: { posizione: 'asc' },
  },
} satisfies Prisma.PreventivoInclude

/** A quote with all that its document prints. */
export type PreventivoDaStampare = Prisma.PreventivoGetPayload<{ include: typeof perDocumento }>

/** Reads a quote; null when it is missing or the viewer may not see it. */
export function leggiPreventivo(ctx: Context, pk: number): Promise<PreventivoDaStampare | null> {
  return ctx.services.db.preventivo.findFirst({ where: whereUno(elencoPreventivi, pk, ctx), include: perDocumento })
}
