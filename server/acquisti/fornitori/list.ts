import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface FornitoriFilter {
  search?: string | null
  tipologia?: string | null
  id?: readonly number[] | null
}

type Where = Prisma.FornitoreWhereInput

/** The suppliers: of who reads supplier orders. */
export const fornitoriList: ListSource<Where, FornitoriFilter> = {
  model: 'fornitore',
  visible: (viewer) => (can(viewer, 'viewOrdiniFornitore') ? {} : { id: { in: [] } }),
  filter({ search, tipologia, id }) {
    const where: Where[] = searchWords(search)
    if (tipologia) where.push({ tipologia })
    if (id) where.push({ id: { in: id.slice(0, 1000) } })
    return where
  },
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction) => ({ nome: direction }),
    codice: (direction) => ({ codice: direction }),
    tipologia: (direction) => [{ tipologia: direction }, { nome: direction }],
    tempo: (direction) => ({ tempo: direction }),
  },
  predefinito: ['nome'],
}
