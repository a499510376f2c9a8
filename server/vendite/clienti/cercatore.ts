import { whereElenco } from '../../platform/db/elenco.ts'
import type { Cercatore } from '../../platform/search/cercatore.ts'
import { elencoClienti } from './elenco.ts'

/** Customers by name, code, VAT number, phone, mail or place. */
export const clienti: Cercatore = {
  permesso: 'viewClienti',
  async cerca(testo, first, { services, viewer }) {
    const righe = await services.db.cliente.findMany({
      where: whereElenco(elencoClienti, { search: testo }, viewer),
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
