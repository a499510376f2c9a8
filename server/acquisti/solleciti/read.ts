import { TO_DO } from '#ordini/ordini/deletion/rules.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { shortOfOrdine, shortSelection } from '../arrivi/short.ts'
import { openStati, whereLate } from '../ordiniFornitore/awaited.ts'
import { signature } from '../ordiniFornitore/mail/draft.ts'
import { sollecitoMail } from './mail.ts'
import { type OrdineSollecitato, type ProposedSollecitoFornitore, SOLLECITI_MAX } from './rules.ts'

/** What is late of each supplier, what was waited for longest before. */
async function lateByFornitore(db: Db | Tx, only?: readonly number[]): Promise<Map<number, OrdineSollecitato[]>> {
  const late = whereLate(dayOfInstant(new Date()), await openStati(db))
  const righe = await db.ordineFornitore.findMany({
    where: {
      AND: [
        late,
        only ? { fornitoreId: { in: [...only] } } : {},
        // What the supplier was never told of is not late by its fault.
        { OR: [{ emailSentAt: { not: null } }, { stato: { nome: { not: TO_DO } } }] },
      ],
    },
    orderBy: [{ dataConsegna: 'asc' }, { id: 'asc' }],
    take: 10_000,
    select: {
      id: true,
      ordineId: true,
      fornitoreId: true,
      tipologia: true,
      dataConsegna: true,
      ordine: { select: { numeroCommessa: true, riferimento: true } },
      ...shortSelection,
    },
  })
  const of = Map.groupBy(righe, ({ fornitoreId }) => fornitoreId)
  return new Map(
    [...of].map(([fornitore, own]) => [
      fornitore,
      own.slice(0, SOLLECITI_MAX).map(({ id, ordineId, tipologia, dataConsegna, ordine, ...short }) => ({
        pk: id,
        ordine: ordineId,
        tipologia,
        ...ordine,
        dataConsegna: dataConsegna ? dayOfDate(dataConsegna) : '',
        mancanti: shortOfOrdine(short),
      })),
    ]),
  )
}

/** When suppliers were asked today, by mails that were not given up. */
export async function askedToday(db: Db | Tx, fornitori: readonly number[]): Promise<Map<number, Date>> {
  const righe = await db.sollecitoFornitore.findMany({
    where: {
      fornitoreId: { in: [...fornitori] },
      giorno: dateOfDay(dayOfInstant(new Date())),
      OR: [{ mailId: null }, { mail: { stato: { not: 'ANNULLATA' } } }],
    },
    orderBy: { il: 'asc' },
    select: { fornitoreId: true, il: true },
  })
  return new Map(righe.map(({ fornitoreId, il }) => [fornitoreId, il]))
}

/** The suppliers with late orders, by name, each with the mail that would leave. @param only only these */
export async function readSolleciti(db: Db | Tx, only?: readonly number[]): Promise<ProposedSollecitoFornitore[]> {
  const late = await lateByFornitore(db, only)
  const fornitori = await db.fornitore.findMany({
    where: { id: { in: only ? [...only] : [...late.keys()] } },
    orderBy: [{ nome: 'asc' }, { id: 'asc' }],
    take: SOLLECITI_MAX,
    select: { id: true, nome: true, email: true },
  })
  const asked = await askedToday(
    db,
    fornitori.map(({ id }) => id),
  )
  const firma = signature(await readSettings(db))
  return fornitori.map(({ id, nome, email }) => {
    const ordini = late.get(id) ?? []
    return {
      fornitore: { pk: id, nome, email },
      ordini,
      ...sollecitoMail(ordini, firma),
      sollecitatoIl: asked.get(id) ?? null,
    }
  })
}
