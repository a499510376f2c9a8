import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays } from '#platform/db/periodo.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { attivitaFilters } from './rules.ts'

type AttivitaFilter = FilterOf<typeof attivitaFilters>
type Where = Prisma.AttivitaWhereInput

const NONE: Where = { id: { in: [] } }

const own = (viewer: Viewer | null): Where => (viewer?.operatore ? { operatoreId: viewer.operatore.id } : NONE)

/** Either operation of a session. */
const one = (lavorazioni: readonly number[]): Where => ({
  OR: [{ lavorazioneId: { in: [...lavorazioni] } }, { secondaLavorazioneId: { in: [...lavorazioni] } }],
})

const filter = filterBy<typeof attivitaFilters, Where>('attivita', attivitaFilters, {
  periodo: (periodo) => ({ data: withinDays(periodo) }),
  lavorazionePk: (pk) => one([pk]),
  lavorazionePks: (pks) => (pks.length > 0 ? one(pks.slice(0, 300)) : []),
  aperte: (open) => ({ oraFine: open ? null : { not: null } }),
})

const sortings: ListSource<Where, AttivitaFilter>['orderings'] = {
  id: (direction) => ({ id: direction }),
  aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
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
