import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { whereClosed } from '../ordini/closed.ts'
import type { StatoConferma } from './rules.ts'

export interface ConfermeFilter {
  search?: string | null
  stato?: StatoConferma | null
  /** True: of finished orders; false: of the others, and of none. */
  chiusi?: boolean | null
  /** Number of the order. */
  ordinePk?: number | null
  /** Number of the quote. */
  preventivoPk?: number | null
}

type Where = Prisma.ConfermaOrdineWhereInput

const ready: Where = { preventivoFirmatoId: { not: null }, ordine: { is: { dataConsegna: { not: null } } } }

/** The rule of the state, as the database asks it. */
const PER_STATO: Readonly<Record<StatoConferma, Where>> = {
  inviato: { dataInvio: { not: null } },
  in_attesa: { dataInvio: null, ...ready },
  non_inviato: { dataInvio: null, NOT: ready },
}

/** The order confirmations: of who works with them. */
export const confermeList: ListSource<Where, ConfermeFilter> = {
  model: 'confermaOrdine',
  visible: (viewer) => (can(viewer, 'confermaOrdini') ? {} : { id: { in: [] } }),
  filter({ search, stato, chiusi, ordinePk, preventivoPk }) {
    const where: Where[] = searchWords(search)
    if (stato) where.push(PER_STATO[stato])
    if (chiusi != null) {
      const ordine = { is: whereClosed(chiusi) }
      where.push(chiusi ? { ordine } : { OR: [{ ordineId: null }, { ordine }] })
    }
    if (ordinePk != null) where.push({ ordineId: ordinePk })
    if (preventivoPk != null) where.push({ preventivoId: preventivoPk })
    return where
  },
  orderings: {
    id: (direction) => ({ id: direction }),
    data: (direction) => ({ data: direction }),
    nomeCliente: (direction) => ({ nomeCliente: direction }),
    numeroCommessa: (direction) => ({ numeroCommessa: direction }),
    dataInvio: (direction) => ({ dataInvio: { sort: direction, nulls: 'last' } }),
  },
  predefinito: ['-data'],
}
