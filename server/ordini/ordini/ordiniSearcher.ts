import { whereOf } from '../../platform/db/listSource.ts'
import type { Searcher } from '../../platform/search/searcher.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { formatDate } from '../../shared/formats/formats.ts'
import { ordiniList } from './list.ts'

/** Orders by number, reference, project or customer, newest first. */
export const ordiniSearcher: Searcher = {
  // As the list: open to everybody, to each its rows; an app account finds the orders of its customers.
  permesso: null,
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.ordine.findMany({
      where: whereOf(ordiniList, { search: text }, viewer),
      orderBy: [{ data: 'desc' }, { id: 'desc' }],
      take: first,
      select: { id: true, numeroCommessa: true, riferimento: true, data: true, cliente: { select: { nome: true } } },
    })
    return righe.map(({ id, numeroCommessa, riferimento, data, cliente }) => ({
      tipo: 'Ordine',
      titolo: `${numeroCommessa} · ${cliente.nome}`,
      sottotitolo: [riferimento, formatDate(dayOfDate(data))].filter(Boolean).join(' · '),
      url: `/planner/#/ordini/${id}`,
    }))
  },
}
