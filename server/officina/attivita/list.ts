import type { ListSource } from '#platform/db/listSource.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'

/** What the lists of activities may be asked for. */
export interface AttivitaFilter {
  /** On this day. */
  data?: string | null
  fromDate?: string | null
  toDate?: string | null
  /** The same, as the old API calls them. */
  fromData?: string | null
  toData?: string | null
  operatore?: number | null
  lavorazione?: number | null
  lavorazioni?: readonly number[] | null
  ordine?: number | null
  /** True: without an end; false: ended. */
  aperte?: boolean | null
}

type Where = Prisma.AttivitaWhereInput

const NONE: Where = { id: { in: [] } }

const own = (viewer: Viewer | null): Where => (viewer?.operatore ? { operatoreId: viewer.operatore.id } : NONE)

/** Either operation of a session. */
const one = (lavorazioni: readonly number[]): Where => ({
  OR: [{ lavorazioneId: { in: [...lavorazioni] } }, { secondaLavorazioneId: { in: [...lavorazioni] } }],
})

function filter(criteria: AttivitaFilter): Where[] {
  const where: Where[] = []
  const { data, lavorazioni } = criteria
  const [fromDate, toDate] = [criteria.fromDate ?? criteria.fromData, criteria.toDate ?? criteria.toData]
  if (data) where.push({ data: dateOfDay(data) })
  if (fromDate) where.push({ data: { gte: dateOfDay(fromDate) } })
  if (toDate) where.push({ data: { lte: dateOfDay(toDate) } })
  if (criteria.operatore != null) where.push({ operatoreId: criteria.operatore })
  if (criteria.ordine != null) where.push({ ordineId: criteria.ordine })
  if (criteria.lavorazione != null) where.push(one([criteria.lavorazione]))
  if (lavorazioni && lavorazioni.length > 0) where.push(one(lavorazioni.slice(0, 300)))
  if (criteria.aperte != null) where.push(criteria.aperte ? { oraFine: null } : { oraFine: { not: null } })
  return where
}

const sortings: ListSource<Where, AttivitaFilter>['orderings'] = {
  id: (direction) => ({ id: direction }),
  data: (direction) => [{ data: direction }, { oraInizio: { sort: direction, nulls: 'last' } }],
  oraInizio: (direction) => ({ oraInizio: { sort: direction, nulls: 'last' } }),
  tempo: (direction) => ({ tempo: { sort: direction, nulls: 'last' } }),
  tempoTeorico: (direction) => ({ tempoTeorico: direction }),
}

/** The activities that a user may read: own ones, all for who administers them. */
export const attivitaList: ListSource<Where, AttivitaFilter> = {
  model: 'attivita',
  visible: (viewer) => (can(viewer, 'adminAttivitaOperatori') ? {} : own(viewer)),
  filter,
  orderings: sortings,
  predefinito: ['-data'],
}

/** The activities of all operators, without the automatic ones. */
export const attivitaOperatoriList: ListSource<Where, AttivitaFilter> = only(false)

/** The automatic activities. */
export const attivitaAutomaticheList: ListSource<Where, AttivitaFilter> = only(true)

function only(automatica: boolean): ListSource<Where, AttivitaFilter> {
  return { ...attivitaList, visible: (viewer) => ({ AND: [attivitaList.visible(viewer), { automatica }] }) }
}

/** The own activities of an operator, also of one who may read all. */
export const ownAttivitaList: ListSource<Where, AttivitaFilter> = { ...attivitaList, visible: own }
