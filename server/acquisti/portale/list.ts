import type { Prisma } from '../../../prisma/generated/client.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { likeLiteral } from '../../platform/db/search.ts'
import { can, type Viewer } from '../../platform/permissions.ts'

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
function visibili(viewer: Viewer | null): Where {
  if (!viewer?.fornitore || !can(viewer, 'viewPortaleFornitore')) return { id: { in: [] } }
  return { fornitoreId: viewer.fornitore.id }
}

const contiene = (testo: string) => ({ contains: likeLiteral(testo), mode: 'insensitive' as const })

type Verso = 'asc' | 'desc'
const ultimi = (verso: Verso) => ({ sort: verso, nulls: 'last' as const })

/** The supplier orders as their supplier sees them. */
export const fornitoreOrdiniList: ListSource<Where, FornitoreOrdiniFilter> = {
  model: 'ordineFornitore',
  visibili,
  filtra({ stato, note, ordineCliente, ordineNote, ordineRiferimento }) {
    const where: Where[] = []
    if (stato?.length) where.push({ stato: { nome: { in: stato.slice(0, 100) } } })
    if (note) where.push({ note: contiene(note) })
    if (ordineCliente) where.push({ ordine: { nomeCliente: contiene(ordineCliente) } })
    // They are withheld: what a supplier reads of them has no word.
    if (ordineNote) where.push({ id: { in: [] } })
    if (ordineRiferimento) where.push({ ordine: { riferimento: contiene(ordineRiferimento) } })
    return where
  },
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    numeroCommessa: (verso) => ({ ordine: { numeroCommessa: verso } }),
    cliente: (verso) => ({ ordine: { nomeCliente: verso } }),
    riferimento: (verso) => ({ ordine: { riferimento: verso } }),
    numeroSerramenti: (verso) => ({ ordine: { numeroSerramenti: verso } }),
    stato: (verso) => ({ stato: { ordine: verso } }),
    dataOrdine: (verso) => ({ dataOrdine: ultimi(verso) }),
    dataConsegna: (verso) => ({ dataConsegna: ultimi(verso) }),
    dataArrivo: (verso) => ({ dataArrivo: ultimi(verso) }),
    valorePercentuale: (verso) => ({ valorePercentuale: ultimi(verso) }),
  },
  // What is still to be done comes first: states are in the order of their list.
  predefinito: ['stato', 'dataConsegna'],
}
