import type { ListSource } from '#platform/db/listSource.ts'
import { likeLiteral } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** What the list of operations may be asked for. */
export interface LavorazioniFilter {
  search?: string | null
  inattive?: boolean | null
}

type Where = Prisma.LavorazioneWhereInput

/** The operations, those in use unless the others are asked for too. */
export const lavorazioniList: ListSource<Where, LavorazioniFilter> = {
  model: 'lavorazione',
  visible: (viewer) => (can(viewer, 'viewMarcaturaCe') ? {} : { id: { in: [] } }),
  filter({ search, inattive }) {
    const where: Where[] = inattive ? [] : [{ attiva: true }]
    if (search) where.push({ nome: { contains: likeLiteral(search), mode: 'insensitive' } })
    return where
  },
  orderings: {
    id: (direction) => ({ id: direction }),
    ordine: (direction) => ({ ordine: direction }),
    nome: (direction) => ({ nome: direction }),
  },
  predefinito: ['ordine'],
}
