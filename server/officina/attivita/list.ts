import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays } from '#platform/db/periodo.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'

/** What the lists of activities may be asked for. */
export interface AttivitaFilter {
  periodo?: Periodo | null
  operatorePk?: number | null
  lavorazionePk?: number | null
  lavorazionePks?: readonly number[] | null
  ordinePk?: number | null
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
  const { lavorazionePks } = criteria
  const data = withinDays(criteria.periodo)
  if (data) where.push({ data })
  if (criteria.operatorePk != null) where.push({ operatoreId: criteria.operatorePk })
  if (criteria.ordinePk != null) where.push({ ordineId: criteria.ordinePk })
  if (criteria.lavorazionePk != null) where.push(one([criteria.lavorazionePk]))
  if (lavorazionePks && lavorazionePks.length > 0) where.push(one(lavorazionePks.slice(0, 300)))
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
