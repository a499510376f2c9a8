import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface ClientiPerAccessoFilter {
  testo?: string | null
}

/** The customers that can be linked to an app account. */
export const clientiPerAccesso: ListSource<Prisma.ClienteWhereInput, ClientiPerAccessoFilter> = {
  model: 'cliente',
  visible: (viewer) => (can(viewer, 'adminUsers') ? {} : { id: { in: [] } }),
  filter: ({ testo }) => searchWords(testo),
  orderings: { nome: (direction) => ({ nome: direction }) },
  predefinito: ['nome'],
}
