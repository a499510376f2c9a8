import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays, withinInstants } from '#platform/db/periodo.ts'
import { searchWords } from '#platform/db/search.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { searchedTipo } from '#vendite/agenti/rules.ts'
import { ordiniOfUser } from '../ordini/list.ts'
import { righeStatisticheFilters } from './rules.ts'

export type RigheStatisticheFilter = FilterOf<typeof righeStatisticheFilters>
type Where = Prisma.RigaOrdineWhereInput
type WhereOrdine = Prisma.OrdineWhereInput

const MAX = 1000

/** Phases that overlap some days, of the one that is named or of any. */
function conFase({ nomeFase, fase }: RigheStatisticheFilter): WhereOrdine[] {
  if (!nomeFase && !fase?.dal && !fase?.al) return []
  const some: Prisma.SchedulazioneFaseWhereInput = {
    ...(nomeFase ? { nomeFase } : {}),
    fine: withinInstants({ dal: fase?.dal }),
    inizio: withinInstants({ al: fase?.al }),
  }
  return [{ schedulazione: { is: { fasi: { some } } } }]
}

function withStato({ nomeFase, statoPks, empty }: RigheStatisticheFilter): WhereOrdine[] {
  const fase = nomeFase || undefined
  if (empty) {
    return [
      {
        statiFase: { none: { nomeFase: fase } },
        ordiniFornitore: { none: { tipologia: fase, statoId: { not: null } } },
      },
    ]
  }
  if (!statoPks?.length) return []
  const statoId = { in: statoPks.slice(0, MAX) }
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
  const { ordinePks, data, agentePk, tipoCliente, tipoSerramentoPk, codice, categoria, forma } = criteria
  const ordine: WhereOrdine[] = [...searchWords(criteria.search), ...conFase(criteria), ...withStato(criteria)]
  if (ordinePks?.length) ordine.push({ id: { in: ordinePks.slice(0, MAX) } })
  const days = withinDays(data)
  if (days) ordine.push({ data: days })
  if (agentePk != null) ordine.push({ agenteId: agentePk })
  if (tipoCliente) {
    const tipoAgente = searchedTipo(tipoCliente)
    ordine.push(tipoAgente ? { agente: { tipoAgente } } : { id: { in: [] } })
  }
  const serramento = { ...(categoria ? { categoria } : {}), ...(forma ? { forma } : {}), ...(codice ? { codice } : {}) }
  return [
    ...(ordine.length > 0 ? [{ ordine: { is: { AND: ordine } } }] : []),
    ...(tipoSerramentoPk != null ? [{ tipoSerramentoId: tipoSerramentoPk }] : []),
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
  reservedFilters: { agentePk: 'viewAgenteOnOrders', tipoCliente: 'viewAgenteOnOrders' },
  predefinito: ['-id'],
}

/** The filter of the statistics of lines, of the list and of its sums alike. */
export const RigheStatisticheFilterInput = filterInput(
  'FiltroRigheStatistiche',
  righeStatisticheFilters,
  'What the statistics of lines are asked for; all that is given must hold.',
)
