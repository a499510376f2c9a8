import { whereOf } from '../../platform/db/listSource.ts'
import type { Searcher } from '../../platform/search/searcher.ts'
import { clientiList } from './list.ts'

/** Customers by name, code, VAT number, phone, mail or place. */
export const clientiSearcher: Searcher = {
  permesso: 'viewClienti',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.cliente.findMany({
      where: whereOf(clientiList, { search: text }, viewer),
      orderBy: [{ nome: 'asc' }, { id: 'asc' }],
      take: first,
      select: { id: true, nome: true, codice: true, citta: true, telefono: true },
    })
    return righe.map(({ id, nome, codice, citta, telefono }) => ({
      tipo: 'Cliente',
      titolo: nome,
      sottotitolo: [codice, citta, telefono].filter(Boolean).join(' · '),
      url: `/planner/#/clienti/${id}`,
    }))
  },
}
