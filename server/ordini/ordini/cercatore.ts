import { whereElenco } from '../../platform/db/elenco.ts'
import type { Cercatore } from '../../platform/search/cercatore.ts'
import { giornoDiData } from '../../shared/dates/days.ts'
import { formatoData } from '../../shared/formats/formats.ts'
import { elencoOrdini } from './elenco.ts'

/** Orders by number, reference, project or customer, newest first. */
export const ordini: Cercatore = {
  // As the list: open to everybody, to each its rows; an app account finds the orders of its customers.
  permesso: null,
  async cerca(testo, first, { services, viewer }) {
    const righe = await services.db.ordine.findMany({
      where: whereElenco(elencoOrdini, { search: testo }, viewer),
      orderBy: [{ data: 'desc' }, { id: 'desc' }],
      take: first,
      select: { id: true, numeroCommessa: true, riferimento: true, data: true, cliente: { select: { nome: true } } },
    })
    return righe.map(({ id, numeroCommessa, riferimento, data, cliente }) => ({
      tipo: 'Ordine',
      titolo: `${numeroCommessa} · ${cliente.nome}`,
      sottotitolo: [riferimento, formatoData(giornoDiData(data))].filter(Boolean).join(' · '),
      url: `/planner/#/ordini/${id}`,
    }))
  },
}
