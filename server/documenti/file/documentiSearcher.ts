import { whereOf } from '../../platform/db/listSource.ts'
import type { Searcher } from '../../platform/search/searcher.ts'
import { documentiList } from './list.ts'

/** Files of folders by title, name or description; opened in their folder. */
export const documentiSearcher: Searcher = {
  permesso: 'viewFolders',
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.documentoCartella.findMany({
      where: whereOf(documentiList, { search: text }, viewer),
      orderBy: [{ chiaveOrdine: 'asc' }, { id: 'asc' }],
      take: first,
      select: { id: true, nome: true, titolo: true, cartella: { select: { id: true, nome: true, percorso: true } } },
    })
    return righe.map(({ id, nome, titolo, cartella }) => ({
      tipo: 'File',
      titolo: titolo || nome,
      sottotitolo: [cartella.percorso, cartella.nome].filter(Boolean).join(' / '),
      url: `/app/#/folders/${cartella.id}?file=${id}`,
    }))
  },
}
