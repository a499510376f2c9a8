import { whereOf } from '../../platform/db/listSource.ts'
import type { Searcher } from '../../platform/search/searcher.ts'
import { fornitoriList } from './list.ts'

/** Suppliers by name or code, in their list: they have no page of their own. */
export const fornitoriSearcher: Searcher = {
  permesso: 'adminFornitori',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.fornitore.findMany({
      where: whereOf(fornitoriList, { search: text }, viewer),
      orderBy: [{ nome: 'asc' }, { id: 'asc' }],
      take: first,
      select: { nome: true, codice: true, tipologia: true },
    })
    return righe.map(({ nome, codice, tipologia }) => ({
      tipo: 'Fornitore',
      titolo: nome,
      sottotitolo: [codice, tipologia].filter(Boolean).join(' · '),
      url: `/planner/#/fornitori?search=${encodeURIComponent(nome)}`,
    }))
  },
}
