import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import { type ListSource, whereOf } from '#platform/db/listSource.ts'
import type { Searcher } from '#platform/search/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { whereClosed } from '../ordini/closed.ts'
import { confermeFilters, type StatoConferma } from './rules.ts'

type Where = Prisma.ConfermaOrdineWhereInput

const ready: Where = { preventivoFirmatoId: { not: null }, ordine: { is: { dataConsegna: { not: null } } } }

/** The rule of the state, as the database asks it. */
const PER_STATO: Readonly<Record<StatoConferma, Where>> = {
  inviato: { dataInvio: { not: null } },
  in_attesa: { dataInvio: null, ...ready },
  non_inviato: { dataInvio: null, NOT: ready },
}

/** The order confirmations: of who works with them. */
export const confermeList: ListSource<Where, FilterOf<typeof confermeFilters>> = {
  model: 'confermaOrdine',
  visible: visibleWith('confermaOrdini'),
  filter: filterBy('confermaOrdine', confermeFilters, {
    stato: (stato) => PER_STATO[stato],
    chiusi(closed) {
      const ordine = { is: whereClosed(closed) }
      return closed ? { ordine } : { OR: [{ ordineId: null }, { ordine }] }
    },
  }),
  orderings: {
    ...columnOrders('confermaOrdine', 'id', 'aggiornatoIl', 'data', 'nomeCliente', 'numeroCommessa'),
    dataInvio: (direction) => ({ dataInvio: { sort: direction, nulls: 'last' } }),
  },
  predefinito: ['-data'],
}

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
