import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
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
