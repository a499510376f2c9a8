import type { Prisma } from '#prisma/generated/client.ts'

/** Orders that nobody has finished: in no state, or in one that the setting `stati_ordine_chiusi` does not name. */
export const whereOpen = (): Prisma.OrdineWhereInput => ({ OR: [{ statoId: null }, { stato: { chiuso: false } }] })

/** Orders that are finished, or those that nobody has finished. */
export const whereClosed = (closed: boolean): Prisma.OrdineWhereInput =>
  closed ? { stato: { chiuso: true } } : whereOpen()
