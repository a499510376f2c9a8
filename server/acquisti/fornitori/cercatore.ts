import { whereElenco } from '../../platform/db/elenco.ts'
import type { Cercatore } from '../../platform/search/cercatore.ts'
import { elencoFornitori } from './elenco.ts'

/** Suppliers by name or code, in their list: they have no page of their own. */
export const fornitori: Cercatore = {
  permesso: 'adminFornitori',
  async cerca(testo, first, { services, viewer }) {
    const righe = await services.db.fornitore.findMany({
      where: whereElenco(elencoFornitori, { search: testo }, viewer),
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
