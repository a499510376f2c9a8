import type { Db, Tx } from '#platform/db/prisma.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { nextNumeroCommessa } from './rules.ts'

/** Orders that the number is read from: the newest. */
const READ = 500

/** The number that a new order is offered: the next of the year in Italy; '' when there is none to go on from. */
export async function readNextNumero(db: Db | Tx): Promise<string> {
  const newest = await db.ordine.findMany({
    orderBy: [{ data: 'desc' }, { id: 'desc' }],
    take: READ,
    select: { numeroCommessa: true },
  })
  const year = Number(dayOfInstant(new Date()).slice(0, 4))
  return nextNumeroCommessa(
    newest.map(({ numeroCommessa }) => numeroCommessa),
    year,
  )
}
