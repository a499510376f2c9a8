import type { Context } from '#platform/context.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { offeredAperture } from '#vendite/tipiApertura/offered.ts'
import { forComposto } from '../../composti/read.ts'
import { forFinestra } from '../../finestra/read.ts'
import { ordiniList } from '../list.ts'

const cliente = { select: { nome: true, indirizzo: true, citta: true, provincia: true, cap: true } } as const
const tipoSerramento = { include: { aperture: offeredAperture } } satisfies Prisma.TipoSerramentoDefaultArgs
const righe = {
  include: { tipoSerramento, codiceSerramento: true, ...forFinestra, ...forComposto, tipoApertura: true },
  orderBy: { posizione: 'asc' },
} as const
const schedulazione = { include: { fasi: { orderBy: { inizio: 'asc' } } } } as const

const forPrint = { cliente, righe, schedulazione } satisfies Prisma.OrdineInclude

/** An order with all that its documents print. */
export type PrintedOrdine = Prisma.OrdineGetPayload<{ include: typeof forPrint }>

/** Reads an order; null when it is missing or the viewer may not see it. */
export function readPrintedOrdine(ctx: Context, pk: number): Promise<PrintedOrdine | null> {
  return ctx.services.db.ordine.findFirst({ where: whereOne(ordiniList, pk, ctx), include: forPrint })
}

/**
 * The file name of a document about an order, one that every file system takes: `ordine-26-0001.pdf`.
 * @param what the document, begins the name
 */
export const documentName = (what: string, commessa: string): string =>
  `${what}-${commessa.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.pdf`
