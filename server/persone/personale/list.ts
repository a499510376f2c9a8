import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { storedWord } from '#shared/fields/words.ts'
import type { Reparto } from './rules.ts'

export interface PersonaleFilter {
  search?: string | null
  reparto?: Reparto | null
  /** Employed on some day from here … */
  fromDate?: string | null
  /** … to here, both included. */
  toDate?: string | null
  id?: readonly number[] | null
}

type Where = Prisma.PersonaWhereInput

function filter({ search, reparto, fromDate, toDate, id }: PersonaleFilter): Where[] {
  const where: Where[] = searchWords(search)
  if (reparto) where.push({ reparto: storedWord(reparto) })
  if (fromDate) where.push({ OR: [{ dataFine: null }, { dataFine: { gte: dateOfDay(fromDate) } }] })
  if (toDate) where.push({ dataInizio: { lte: dateOfDay(toDate) } })
  if (id) where.push({ id: { in: id.slice(0, 1000) } })
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
