import { whereOf } from '../../platform/db/listSource.ts'
import type { Searcher } from '../../platform/search/searcher.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { formatDate } from '../../shared/formats/formats.ts'
import { confermeList } from './list.ts'

/** Confirmations by customer, address, number of the order or note, newest first. */
export const confermeSearcher: Searcher = {
  permesso: 'confermaOrdini',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.confermaOrdine.findMany({
      where: whereOf(confermeList, { search: text }, viewer),
      orderBy: [{ data: 'desc' }, { id: 'desc' }],
      take: first,
      select: { id: true, nomeCliente: true, numeroCommessa: true, data: true },
    })
    return righe.map(({ id, nomeCliente, numeroCommessa, data }) => ({
      tipo: 'Conferma ordine',
      titolo: [numeroCommessa, nomeCliente].filter(Boolean).join(' · '),
      sottotitolo: formatDate(dayOfDate(data)),
      url: `/planner/#/conferme-ordini/${id}`,
    }))
  },
}
