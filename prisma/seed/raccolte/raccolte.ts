// What a demo supplier of glass gathers: one week that has left, the next one that is to leave, and rows that will join.
import { addDays } from '#ordini/ordini/rules.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { neededDays } from '#produzione/fabbisogno/giorni/read.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { firstDayOfWeek } from '#shared/dates/openDays.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

/** The supplier that gathers, not the one that rows without a supplier go to. */
const GATHERING = 'Vetrocamera Veneta'
/** The login that opens its portal. */
const USERNAME = 'vetreria'
const MATERIAL = 'vetro'
/** Orders in a raccolta, and orders whose rows wait for the next one. */
const AT_MOST = 4
/** Days after its mail on which what has left is expected. */
const EXPECTED_AFTER = 9

/** Waiting rows of an order. */
interface Waiting {
  ordineId: number
  righe: readonly number[]
  /** Monday of the week in which they are needed, 'YYYY-MM-DD'. */
  week: string
}

/** The rows of glass that wait and that nobody has a supplier for, by order, those that are needed first before. */
async function readWaiting(tx: Tx): Promise<Waiting[]> {
  const found = await tx.rigaOrdineFornitore.findMany({
    where: { tipologia: MATERIAL, ordineFornitoreId: null, fornitoreId: null },
    orderBy: { id: 'asc' },
    select: { id: true, ordineId: true, tipologia: true, ordine: { select: { dataConsegna: true } } },
  })
  const needed = await neededDays(tx, found)
  return [...Map.groupBy(found, ({ ordineId }) => ordineId).values()]
    .flatMap(([first, ...others]) => {
      const day = first && needed(first).day
      return day ? [{ ordineId: first.ordineId, righe: [first, ...others].map(({ id }) => id), day }] : []
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.ordineId - b.ordineId)
    .map(({ day, ...one }) => ({ ...one, week: firstDayOfWeek(day) }))
}

/**
 * Makes a supplier gather: the glass of several orders for one week has left, that for the next one is to leave, and
 * rows of other orders wait for it. Suppliers, plans and rows that wait must be there.
 */
export async function seedRaccolte(tx: Tx, now: Date): Promise<void> {
  const today = dayOfInstant(now)
  const { id: fornitoreId } = await tx.fornitore.findFirstOrThrow({ where: { nome: GATHERING }, select: { id: true } })
  await tx.fornitore.update({ where: { id: fornitoreId }, data: { raccoglie: true } })
  const { id: userId } = await tx.user.findUniqueOrThrow({ where: { username: USERNAME }, select: { id: true } })
  await tx.fornitoreUtente.create({ data: { userId, fornitoreId } })

  const waiting = await readWaiting(tx)
  const thisWeek = firstDayOfWeek(today)
  const coming = Map.groupBy(
    waiting.filter(({ week }) => week > thisWeek),
    ({ week }) => week,
  )
  const [first, second] = [...coming.values()]
    .filter((those) => those.length > 1)
    .map((those) => those.slice(0, AT_MOST))
  if (first) await gather(tx, { fornitoreId, members: first, made: addDays(today, -2), sent: addDays(today, -1) })
  if (second) await gather(tx, { fornitoreId, members: second, made: addDays(today, -1), sent: null })

  const left = waiting.filter((one) => !first?.includes(one) && !second?.includes(one))
  const joining = [...left.filter(({ week }) => week > thisWeek), ...left].slice(0, AT_MOST)
  await tx.rigaOrdineFornitore.updateMany({
    where: { id: { in: joining.flatMap(({ righe }) => righe) } },
    data: { fornitoreId },
  })
}

interface Gathered {
  fornitoreId: number
  members: readonly Waiting[]
  /** When it was generated, 'YYYY-MM-DD'. */
  made: string
  /** When its mail left, 'YYYY-MM-DD'; null while it has not. */
  sent: string | null
}

/** A raccolta of the waiting rows of some orders, as generated, and sent where a day says so. */
async function gather(tx: Tx, { fornitoreId, members, made, sent }: Gathered): Promise<void> {
  const { id: raccoltaId } = await tx.raccoltaFornitore.create({
    data: { fornitoreId, tipologia: MATERIAL, settimana: dateOfDay(members[0]?.week ?? null) },
    select: { id: true },
  })
  const nome = sent ? 'INVIATO' : 'DA_FARE'
  const stato = await tx.valoreStato.findFirst({ where: { contesto: 'ORDINE_FORNITORE', nome }, select: { id: true } })
  const [inserted, left] = [dateOfDay(made), dateOfDay(sent)]
  const spediti: number[] = []
  for (const { ordineId, righe } of members) {
    const { id } = await tx.ordineFornitore.create({
      data: {
        ...{ ordineId, tipologia: MATERIAL, fornitoreId, raccoltaId, statoId: stato?.id ?? null },
        ...{ dataInserimento: inserted, dataOrdine: left, emailSentAt: left },
        dataConsegna: sent ? dateOfDay(addDays(sent, EXPECTED_AFTER)) : null,
        storicoStati: {
          create: [{ changedAt: inserted, stato: 'DA_FARE' }, ...(left ? [{ changedAt: left, stato: 'INVIATO' }] : [])],
        },
      },
      select: { id: true },
    })
    await tx.rigaOrdineFornitore.updateMany({
      where: { id: { in: [...righe] } },
      data: { ordineFornitoreId: id, fornitoreId },
    })
    spediti.push(id)
  }
  if (sent) await tx.raccoltaFornitore.update({ where: { id: raccoltaId }, data: { spediti } })
}
