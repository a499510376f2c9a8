import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import { type ListSource, whereOf } from '#platform/db/listSource.ts'
import type { Searcher } from '#platform/search/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { fornitiColumns, whoSupplies } from './forniti.ts'
import { fornitoriFilters, materialiForniti } from './rules.ts'

type Where = Prisma.FornitoreWhereInput

/** The suppliers: of who reads supplier orders. */
export const fornitoriList: ListSource<Where, FilterOf<typeof fornitoriFilters>> = {
  model: 'fornitore',
  visible: visibleWith('viewOrdiniFornitore'),
  filter: filterBy('fornitore', fornitoriFilters, { tipologia: whoSupplies }),
  orderings: {
    ...columnOrders('fornitore', 'id', 'aggiornatoIl', 'nome', 'codice'),
    tipologia: (direction) => [{ tipologia: direction }, { nome: direction }],
    tempo: (direction) => ({ tempo: direction }),
  },
  predefinito: ['nome'],
}

/** Suppliers by name or code, in their list: they have no page of their own. */
export const fornitoriSearcher: Searcher = {
  permesso: 'adminFornitori',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.fornitore.findMany({
      where: whereOf(fornitoriList, { search: text }, viewer),
      orderBy: [{ nome: 'asc' }, { id: 'asc' }],
      take: first,
      select: { nome: true, codice: true, ...fornitiColumns },
    })
    return righe.map(({ nome, codice, ...row }) => ({
      tipo: 'Fornitore',
      titolo: nome,
      sottotitolo: [
        codice,
        materialiForniti(row)
          .map(({ tipologia }) => tipologia)
          .join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
      url: `/planner/#/fornitori?search=${encodeURIComponent(nome)}`,
    }))
  },
}
