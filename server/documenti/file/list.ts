import type { Prisma } from '../../../prisma/generated/client.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { searchWords } from '../../platform/db/search.ts'
import { cartelleList } from '../cartelle/list.ts'

export interface DocumentiFilter {
  search?: string | null
}

type Where = Prisma.DocumentoCartellaWhereInput

/** The files of the folders that a viewer sees. */
export const documentiList: ListSource<Where, DocumentiFilter> = {
  model: 'documentoCartella',
  visibili: (viewer) => ({ eliminatoIl: null, cartella: cartelleList.visibili(viewer) }),
  filtra: ({ search }) => searchWords(search),
  ordinamenti: { id: (direction) => ({ id: direction }), nome: (direction) => ({ chiaveOrdine: direction }) },
  predefinito: ['nome'],
}
