import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays } from '#platform/db/periodo.ts'
import { searchWords } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { storedWord } from '#shared/fields/words.ts'
import type { Reparto } from './rules.ts'

export interface PersonaleFilter {
  search?: string | null
  reparto?: Reparto | null
  /** Employed on some day of it. */
  periodo?: Periodo | null
  pks?: readonly number[] | null
}

type Where = Prisma.PersonaWhereInput

function filter({ search, reparto, periodo, pks }: PersonaleFilter): Where[] {
  const where: Where[] = searchWords(search)
  if (reparto) where.push({ reparto: storedWord(reparto) })
  if (periodo?.dal) where.push({ OR: [{ dataFine: null }, { dataFine: withinDays({ dal: periodo.dal }) }] })
  if (periodo?.al) where.push({ dataInizio: withinDays({ al: periodo.al }) })
  if (pks) where.push({ id: { in: pks.slice(0, 1000) } })
  return where
}

/** The staff: of who administers it alone. */
export const personaleList: ListSource<Where, PersonaleFilter> = {
  model: 'persona',
  visible: (viewer) => (can(viewer, 'adminPersonale') ? {} : { id: { in: [] } }),
  filter,
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction) => ({ nome: direction }),
    reparto: (direction) => [{ reparto: direction }, { nome: direction }],
    dataInizio: (direction) => ({ dataInizio: direction }),
    dataFine: (direction) => ({ dataFine: { sort: direction, nulls: 'last' } }),
  },
  predefinito: ['nome'],
}
