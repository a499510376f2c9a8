import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface FornitoriFilter {
  search?: string | null
  tipologia?: string | null
  pks?: readonly number[] | null
}

type Where = Prisma.FornitoreWhereInput

/** The suppliers: of who reads supplier orders. */
export const fornitoriList: ListSource<Where, FornitoriFilter> = {
  model: 'fornitore',
  visible: (viewer) => (can(viewer, 'viewOrdiniFornitore') ? {} : { id: { in: [] } }),
  filter({ search, tipologia, pks }) {
    const where: Where[] = searchWords(search)
    if (tipologia) where.push({ tipologia })
    if (pks) where.push({ id: { in: pks.slice(0, 1000) } })
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
