import { ordiniOfUser } from '#ordini/ordini/list.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { can, isOfUser } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface RigheOrdineFornitoreFilter {
  ordinePk?: number | null
  tipologia?: string | null
  fornitorePk?: number | null
  ordineFornitorePk?: number | null
  conOrdine?: boolean | null
}

type Where = Prisma.RigaOrdineFornitoreWhereInput

/** The rows of supplier orders; who sees which, as for the supplier orders themselves. */
export const righeOrdineFornitoreList: ListSource<Where, RigheOrdineFornitoreFilter> = {
  model: 'rigaOrdineFornitore',
  visible(viewer) {
    if (!can(viewer, 'viewOrdiniFornitore')) return { id: { in: [] } }
    return isOfUser(viewer, 'viewOrderFornitore') ? {} : { ordine: ordiniOfUser(viewer) }
  },
  filter({ ordinePk, tipologia, fornitorePk, ordineFornitorePk, conOrdine }) {
    const where: Where[] = []
    if (ordinePk != null) where.push({ ordineId: ordinePk })
    if (tipologia) where.push({ tipologia })
    if (fornitorePk != null) where.push({ fornitoreId: fornitorePk })
    if (ordineFornitorePk != null) where.push({ ordineFornitoreId: ordineFornitorePk })
    if (conOrdine != null) where.push({ ordineFornitoreId: conOrdine ? { not: null } : null })
    return where
  },
  orderings: {
    id: (direction) => ({ id: direction }),
    tipologia: (direction) => ({ tipologia: direction }),
    codice: (direction) => ({ codice: direction }),
    fornitore: (direction) => ({ fornitore: { nome: direction } }),
    quantita: (direction) => ({ quantita: direction }),
  },
  predefinito: ['tipologia', 'id'],
}
