import { whereOf } from '../../platform/db/listSource.ts'
import type { Searcher } from '../../platform/search/searcher.ts'
import { cartelleList } from './list.ts'

/** Folders by name or description. */
export const cartelleSearcher: Searcher = {
  permesso: 'viewFolders',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.cartella.findMany({
      where: whereOf(cartelleList, { search: text }, viewer),
      orderBy: [{ chiaveOrdine: 'asc' }, { id: 'asc' }],
      take: first,
      select: { id: true, nome: true, percorso: true, descrizione: true },
    })
    return righe.map(({ id, nome, percorso, descrizione }) => ({
      tipo: 'Cartella',
      titolo: nome,
      sottotitolo: percorso || descrizione.slice(0, 200),
      url: `/app/#/folders/${id}`,
    }))
  },
}
