import { whereOf } from '../../platform/db/listSource.ts'
import type { Searcher } from '../../platform/search/searcher.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { preventiviList } from './list.ts'

const italian = (instant: Date) => dayOfInstant(instant).split('-').reverse().join('-')

/** Quotes by number, name, phone, mail or place, deleted ones last. */
export const preventiviSearcher: Searcher = {
  permesso: 'viewPreventivi',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.preventivo.findMany({
      where: whereOf(preventiviList, { search: text }, viewer),
      orderBy: [{ eliminato: 'asc' }, { dataCreazione: 'desc' }, { id: 'desc' }],
      take: first,
      select: { id: true, nomeCognome: true, citta: true, dataCreazione: true, eliminato: true },
    })
    return righe.map(({ id, nomeCognome, citta, dataCreazione, eliminato }) => ({
      tipo: 'Preventivo',
      titolo: nomeCognome,
      sottotitolo: [`n. ${id}`, citta, italian(dataCreazione), ...(eliminato ? ['eliminato'] : [])].join(' · '),
      url: `/preventivi/#/${id}`,
    }))
  },
}
