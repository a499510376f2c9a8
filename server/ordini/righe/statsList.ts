import type { ListSource } from '#platform/db/listSource.ts'
import { searchWords } from '#platform/db/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { endOfDay, startOfDay } from '#shared/dates/zone.ts'
import { searchedTipo } from '#vendite/agenti/rules.ts'
import { ordiniOfUser } from '../ordini/list.ts'

/** What the statistics of lines are asked for; all that is given must hold. */
export interface RigheStatisticheFilter {
  ordini?: readonly number[] | null
  search?: string | null
  nomeFase?: string | null
  /** Numbers of states of the phase, or of the supplier orders of its material. */
  stato?: readonly number[] | null
  /** No state; it excludes `stato`. */
  empty?: boolean | null
  /** Days of the scheduled phase, inclusive. */
  fromDate?: string | null
  toDate?: string | null
  /** Days of the order, inclusive. */
  fromData?: string | null
  toData?: string | null
  tipoSerramento?: number | null
  agente?: number | null
  codice?: string | null
  categoria?: string | null
  forma?: string | null
  /** Kind of the agent of the order: B2C, B2B or B2C*s. */
  tipoCliente?: string | null
}

type Where = Prisma.RigaOrdineWhereInput
type WhereOrdine = Prisma.OrdineWhereInput

const MAX = 1000
const day = (text: string) => new Date(`${text}T00:00:00Z`)

/** Phases that overlap some days, of the one that is named or of any. */
function conFase({ nomeFase, fromDate, toDate }: RigheStatisticheFilter): WhereOrdine[] {
  if (!nomeFase && !fromDate && !toDate) return []
  const fase: Prisma.SchedulazioneFaseWhereInput = {
    ...(nomeFase ? { nomeFase } : {}),
    ...(fromDate ? { fine: { gte: startOfDay(fromDate) } } : {}),
    ...(toDate ? { inizio: { lt: endOfDay(toDate) } } : {}),
  }
  return [{ schedulazione: { is: { fasi: { some: fase } } } }]
}

function withStato({ nomeFase, stato, empty }: RigheStatisticheFilter): WhereOrdine[] {
  const fase = nomeFase || undefined
  if (empty) {
    return [
      {
        statiFase: { none: { nomeFase: fase } },
        ordiniFornitore: { none: { tipologia: fase, statoId: { not: null } } },
      },
    ]
  }
  if (!stato?.length) return []
  const statoId = { in: stato.slice(0, MAX) }
  return [
    {
      OR: [
        { statiFase: { some: { nomeFase: fase, statoId } } },
        { ordiniFornitore: { some: { tipologia: fase, statoId } } },
      ],
    },
  ]
}

function filter(criteria: RigheStatisticheFilter): Where[] {
  const { ordini, fromData, toData, agente, tipoCliente, tipoSerramento, codice, categoria, forma } = criteria
  const ordine: WhereOrdine[] = [...searchWords(criteria.search), ...conFase(criteria), ...withStato(criteria)]
  if (ordini?.length) ordine.push({ id: { in: ordini.slice(0, MAX) } })
  if (fromData) ordine.push({ data: { gte: day(fromData) } })
  if (toData) ordine.push({ data: { lte: day(toData) } })
  if (agente != null) ordine.push({ agenteId: agente })
  if (tipoCliente) {
    const tipoAgente = searchedTipo(tipoCliente)
    ordine.push(tipoAgente ? { agente: { tipoAgente } } : { id: { in: [] } })
  }
  const serramento = { ...(categoria ? { categoria } : {}), ...(forma ? { forma } : {}), ...(codice ? { codice } : {}) }
  return [
    ...(ordine.length > 0 ? [{ ordine: { is: { AND: ordine } } }] : []),
    ...(tipoSerramento != null ? [{ tipoSerramentoId: tipoSerramento }] : []),
    ...(Object.keys(serramento).length > 0 ? [{ codiceSerramento: { is: serramento } }] : []),
  ]
}

const last = (direction: 'asc' | 'desc') => ({ sort: direction, nulls: 'last' as const })

/** The lines that statistics are made of, of the orders that the viewer sees. */
export const righeStatisticheList: ListSource<Where, RigheStatisticheFilter> = {
  model: 'rigaOrdine',
  visible(viewer) {
    const ordine = ordiniOfUser(viewer)
    return Object.keys(ordine).length === 0 ? {} : { ordine }
  },
  filter,
  orderings: {
    id: (direction) => ({ id: direction }),
    ordine: (direction) => [{ ordineId: direction }, { posizione: direction }],
    numero: (direction) => ({ numero: direction }),
    larghezza: (direction) => ({ larghezza: last(direction) }),
    altezza: (direction) => ({ altezza: last(direction) }),
    ante: (direction) => ({ ante: last(direction) }),
    listino: (direction) => ({ listino: last(direction) }),
    netto: (direction) => ({ netto: last(direction) }),
    scontoArticolo: (direction) => ({ scontoArticolo: last(direction) }),
  },
  riservati: { listino: 'viewPricesOnOrders', netto: 'viewPricesOnOrders', scontoArticolo: 'viewPricesOnOrders' },
  reservedFilters: { agente: 'viewAgenteOnOrders', tipoCliente: 'viewAgenteOnOrders' },
  predefinito: ['-id'],
}
