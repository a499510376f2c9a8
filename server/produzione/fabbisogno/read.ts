import { defaultFornitori } from '#acquisti/fornitori/forniti.ts'
import { openDaysOfFornitore, tempoColumns, tempoOf } from '#acquisti/fornitori/rules.ts'
import { readTempiOfAll } from '#acquisti/fornitori/tempi/read.ts'
import { righeOrdineFornitoreList } from '#acquisti/righeOrdineFornitore/list.ts'
import { whereOpen } from '#ordini/ordini/closed.ts'
import type { Context } from '#platform/context.ts'
import { decimalToNumber } from '#platform/db/decimal.ts'
import { UserErrors } from '#platform/errors.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { containsWords } from '#shared/containsWords.ts'
import { beforeOpenDays, dayOfSerial, daySerial } from '#shared/dates/openDays.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { neededDays } from './giorni/read.ts'
import { byUrgency, type RigaDaOrdinare, urgenzaOf } from './giorni/rules.ts'
import type { fabbisognoFilters } from './rules.ts'

export type FabbisognoFilter = FilterOf<typeof fabbisognoFilters>

/** Rows that are put in order at most: more would never be read. */
export const FABBISOGNO_MAX = 20_000

const select = {
  id: true,
  ordineId: true,
  tipologia: true,
  fornitoreId: true,
  codice: true,
  descrizione: true,
  quantita: true,
  um: true,
  misure: true,
  misureVetro: true,
  sezione: true,
  rigaOrdine: { select: { posizione: true } },
  ordine: { select: { numeroCommessa: true, dataConsegna: true, cliente: { select: { nome: true } } } },
} satisfies Prisma.RigaOrdineFornitoreSelect

/** A row that waits for a supplier order, with its days. */
export interface ReadRigaDaOrdinare extends RigaDaOrdinare {
  numeroCommessa: string
  cliente: string
  posizione: number | null
  codice: string
  descrizione: string
  misure: string
  sezione: string
  /** The day needed is of no plan: it is counted back from the delivery. */
  stimato: boolean
}

const hasWords = ({ numeroCommessa, cliente, codice, descrizione }: ReadRigaDaOrdinare, search: string) =>
  containsWords([numeroCommessa, cliente, codice, descrizione].join(' '), search)

/**
 * The rows of open orders that wait for a supplier order and that the viewer sees, the first to be ordered before, of
 * all materials, suppliers and weeks. The last day to order is the day needed less what eight of ten orders of that
 * material took its supplier, else the lead time that it promised, counting the days on which it is open.
 * @throws UserErrors when there are more than `FABBISOGNO_MAX`
 */
export async function readFabbisogno(filter: FabbisognoFilter, ctx: Context): Promise<ReadRigaDaOrdinare[]> {
  const { db } = ctx.services
  const { ordinePk } = filter
  const stored = await db.rigaOrdineFornitore.findMany({
    where: {
      AND: [righeOrdineFornitoreList.visible(ctx.viewer), { ordineFornitoreId: null, ordine: whereOpen() }],
      ...(ordinePk != null && { ordineId: ordinePk }),
    },
    select,
    orderBy: { id: 'asc' },
    take: FABBISOGNO_MAX + 1,
  })
  if (stored.length > FABBISOGNO_MAX) {
    throw UserErrors.of(null, 'Le righe da ordinare sono più di 20.000.')
  }
  const today = dayOfInstant(new Date())
  const [needed, defaults] = await Promise.all([neededDays(db, stored), defaultFornitori(db)])
  const served = stored.map((riga) => ({ riga, pk: riga.fornitoreId ?? defaults.get(riga.tipologia) ?? null }))
  const pks = [...new Set(served.flatMap(({ pk }) => pk ?? []))]
  const found = await db.fornitore.findMany({
    where: { id: { in: pks } },
    select: { id: true, nome: true, ...tempoColumns },
  })
  const fornitori = new Map(found.map((one) => [one.id, { ...one, open: openDaysOfFornitore(one) }]))
  const actual = await readTempiOfAll(db, found)
  const righe = served.map(({ riga, pk }): ReadRigaDaOrdinare => {
    const { id, ordineId, ordine, rigaOrdine, quantita, fornitoreId: _own, ...rest } = riga
    const fornitore = fornitori.get(pk ?? 0)
    const { day: necessarioIl, isPlanned } = needed(riga)
    const days =
      fornitore && (actual.get(fornitore.id)?.get(riga.tipologia)?.ottoSuDieci ?? tempoOf(fornitore, riga.tipologia))
    return {
      ...rest,
      pk: id,
      ordinePk: ordineId,
      numeroCommessa: ordine.numeroCommessa,
      cliente: ordine.cliente.nome,
      posizione: rigaOrdine?.posizione ?? null,
      quantita: decimalToNumber(quantita),
      fornitore: fornitore ? { pk: fornitore.id, nome: fornitore.nome } : null,
      necessarioIl,
      stimato: !isPlanned && necessarioIl !== null,
      ordinareEntro:
        necessarioIl === null || !fornitore || days === undefined
          ? null
          : dayOfSerial(beforeOpenDays(fornitore.open, daySerial(necessarioIl), days)),
    }
  })
  const { search, urgenza } = filter
  return righe
    .filter(
      (riga) =>
        (!search || hasWords(riga, search)) && (urgenza == null || urgenzaOf(riga.ordinareEntro, today) === urgenza),
    )
    .sort(byUrgency)
}
