import { whereElenco } from '../../platform/db/elenco.ts'
import type { Cercatore } from '../../platform/search/cercatore.ts'
import { giornoDi } from '../../shared/dates/zone.ts'
import { elencoPreventivi } from './elenco.ts'

const italiano = (istante: Date) => giornoDi(istante).split('-').reverse().join('-')

/** Quotes by number, name, phone, mail or place, deleted ones last. */
export const preventivi: Cercatore = {
  permesso: 'viewPreventivi',
  async cerca(testo, first, { services, viewer }) {
    const righe = await services.db.preventivo.findMany({
      where: whereElenco(elencoPreventivi, { search: testo }, viewer),
      orderBy: [{ eliminato: 'asc' }, { dataCreazione: 'desc' }, { id: 'desc' }],
      take: first,
      select: { id: true, nomeCognome: true, citta: true, dataCreazione: true, eliminato: true },
    })
    return righe.map(({ id, nomeCognome, citta, dataCreazione, eliminato }) => ({
      tipo: 'Preventivo',
      titolo: nomeCognome,
      sottotitolo: [`n. ${id}`, citta, italiano(dataCreazione), ...(eliminato ? ['eliminato'] : [])].join(' · '),
      url: `/preventivi/#/${id}`,
    }))
  },
}
