import { ordiniOfUser } from '#ordini/ordini/list.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { can, isOfUser } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export interface RigheOrdineFornitoreFilter {
  ordine?: number | null
  tipologia?: string | null
  fornitore?: number | null
  ordineFornitore?: number | null
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
  filter({ ordine, tipologia, fornitore, ordineFornitore, conOrdine }) {
    const where: Where[] = []
    if (ordine != null) where.push({ ordineId: ordine })
    if (tipologia) where.push({ tipologia })
    if (fornitore != null) where.push({ fornitoreId: fornitore })
    if (ordineFornitore != null) where.push({ ordineFornitoreId: ordineFornitore })
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
