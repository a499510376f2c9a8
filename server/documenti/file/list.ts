import { type ListSource, whereOf } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import type { Searcher } from '#platform/search/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { cartelleList } from '../cartelle/list.ts'

export interface DocumentiFilter {
  search?: string | null
}

type Where = Prisma.DocumentoCartellaWhereInput

/** The files of the folders that a viewer sees. */
export const documentiList: ListSource<Where, DocumentiFilter> = {
  model: 'documentoCartella',
  visible: (viewer) => ({ eliminatoIl: null, cartella: cartelleList.visible(viewer) }),
  filter: ({ search }) => searchWords(search),
  orderings: { id: (direction) => ({ id: direction }), nome: (direction) => ({ chiaveOrdine: direction }) },
  predefinito: ['nome'],
}

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
