import type { ListSource } from '#platform/db/listSource.ts'
import { likeLiteral } from '#platform/db/search.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** Filters of a supplier's own orders; texts are part of theirs, case ignored. */
export interface FornitoreOrdiniFilter {
  /** Names of states: in one of these. */
  stato?: readonly string[] | null
  note?: string | null
  /** Name of the customer. */
  ordineCliente?: string | null
  /** Notes of the order that it is for, which suppliers do not read: any word is in none of them. */
  ordineNote?: string | null
  ordineRiferimento?: string | null
}

type Where = Prisma.OrdineFornitoreWhereInput

/** A supplier sees what is ordered from it, in any state; nobody else sees anything here. */
function visible(viewer: Viewer | null): Where {
  if (!viewer?.fornitore || !can(viewer, 'viewPortaleFornitore')) return { id: { in: [] } }
  return { fornitoreId: viewer.fornitore.id }
}

const contains = (text: string) => ({ contains: likeLiteral(text), mode: 'insensitive' as const })

type Direction = 'asc' | 'desc'
const last = (direction: Direction) => ({ sort: direction, nulls: 'last' as const })

/** The supplier orders as their supplier sees them. */
export const fornitoreOrdiniList: ListSource<Where, FornitoreOrdiniFilter> = {
  model: 'ordineFornitore',
  visible,
  filter({ stato, note, ordineCliente, ordineNote, ordineRiferimento }) {
    const where: Where[] = []
    if (stato?.length) where.push({ stato: { nome: { in: stato.slice(0, 100) } } })
    if (note) where.push({ note: contains(note) })
    if (ordineCliente) where.push({ ordine: { nomeCliente: contains(ordineCliente) } })
    // They are withheld: what a supplier reads of them has no word.
    if (ordineNote) where.push({ id: { in: [] } })
    if (ordineRiferimento) where.push({ ordine: { riferimento: contains(ordineRiferimento) } })
    return where
  },
  orderings: {
    id: (direction) => ({ id: direction }),
    numeroCommessa: (direction) => ({ ordine: { numeroCommessa: direction } }),
    cliente: (direction) => ({ ordine: { nomeCliente: direction } }),
    riferimento: (direction) => ({ ordine: { riferimento: direction } }),
    numeroSerramenti: (direction) => ({ ordine: { numeroSerramenti: direction } }),
    stato: (direction) => ({ stato: { ordine: direction } }),
    dataOrdine: (direction) => ({ dataOrdine: last(direction) }),
    dataConsegna: (direction) => ({ dataConsegna: last(direction) }),
    dataArrivo: (direction) => ({ dataArrivo: last(direction) }),
    valorePercentuale: (direction) => ({ valorePercentuale: last(direction) }),
  },
  // What is still to be done comes first: states are in the order of their list.
  predefinito: ['stato', 'dataConsegna'],
}
