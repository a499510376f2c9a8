import { whereClosed } from '#ordini/ordini/closed.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import { columnOrders } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { withinInstants } from '#platform/db/periodo.ts'
import { searchWords } from '#platform/db/search.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import type { fasiSchedulateFilters } from './rules.ts'

export type FasiSchedulateFilter = FilterOf<typeof fasiSchedulateFilters>
type Where = Prisma.SchedulazioneFaseWhereInput
type WhereOrdine = Prisma.OrdineWhereInput

const MAX = 100

/**
 * Which phases a user sees: who works on their states sees all (without `viewOrders` the number of the order
 * is there, not its link), anybody else those of the orders they see.
 */
function visible(viewer: Viewer | null): Where {
  if (can(viewer, 'updateStatoFasiOrdineFornitore')) return {}
  return { schedulazione: { is: { ordine: { is: ordiniList.visible(viewer) } } } }
}

/** With some of the states, of the phase that is named or of any. */
function withStati(stati: readonly number[], fase: string | undefined): WhereOrdine {
  const statoId = { in: stati.slice(0, MAX) }
  return {
    OR: [
      { statiFase: { some: { nomeFase: fase, statoId } } },
      { ordiniFornitore: { some: { tipologia: fase, statoId } } },
    ],
  }
}

/** Nobody has given a state to the phase, nor to the supplier orders of its material. */
function withoutStati(fase: string | undefined): WhereOrdine {
  return {
    statiFase: { none: { nomeFase: fase } },
    ordiniFornitore: { none: { tipologia: fase, statoId: { not: null } } },
  }
}

function conMateriali(materiali: readonly string[], stati: readonly number[]): WhereOrdine[] {
  const names = materiali.length > 0 ? { in: materiali.slice(0, MAX) } : undefined
  if (stati.length > 0) {
    const statoId = { in: stati.slice(0, MAX) }
    return [
      {
        OR: [
          { statiMateriale: { some: { materiale: names, statoId } } },
          { ordiniFornitore: { some: { tipologia: names, statoId } } },
        ],
      },
    ]
  }
  if (!names) return []
  return [
    {
      OR: [
        { ordiniFornitore: { some: { tipologia: names } } },
        { righeFornitore: { some: { tipologia: names } } },
        { statiMateriale: { some: { materiale: names } } },
      ],
    },
  ]
}

function filter(criteria: FasiSchedulateFilter): Where[] {
  const fase = criteria.nomeFase || undefined
  const ordine: WhereOrdine[] = [
    ...searchWords(criteria.search),
    ...conMateriali(criteria.materiali ?? [], criteria.statoMaterialePks ?? []),
  ]
  if (criteria.senzaMisure != null) ordine.push({ senzaMisure: criteria.senzaMisure })
  if (criteria.chiusi != null) ordine.push(whereClosed(criteria.chiusi))
  if (criteria.empty) ordine.push(withoutStati(fase))
  else if (criteria.statoPks?.length) ordine.push(withStati(criteria.statoPks, fase))
  // A period that ends before it begins has no days.
  const { dal, al } = criteria.periodo ?? {}
  if (dal && al && al < dal) return [{ id: { in: [] } }]
  return [
    ...(fase ? [{ nomeFase: fase }] : []),
    ...(criteria.aggiornatoDopo ? [{ aggiornatoIl: { gte: criteria.aggiornatoDopo } }] : []),
    { fine: withinInstants({ dal }), inizio: withinInstants({ al }) },
    ...ordine.map((own): Where => ({ schedulazione: { is: { ordine: { is: own } } } })),
  ]
}

const byOrdine = (ordine: object) => ({ schedulazione: { ordine } })
const last = (direction: 'asc' | 'desc') => ({ sort: direction, nulls: 'last' as const })

/** The scheduled phases across all orders. */
export const fasiSchedulateList: ListSource<Where, FasiSchedulateFilter> = {
  model: 'schedulazioneFase',
  visible,
  filter,
  orderings: {
    ...columnOrders('schedulazioneFase', 'id', 'aggiornatoIl', 'inizio', 'fine', 'durata'),
    fornitore: (direction) => ({ fornitore: { nome: direction } }),
    numeroCommessa: (direction) => byOrdine({ numeroCommessa: direction }),
    riferimento: (direction) => byOrdine({ riferimento: direction }),
    nomeCliente: (direction) => byOrdine({ nomeCliente: direction }),
    dataConsegna: (direction) => byOrdine({ dataConsegna: last(direction) }),
    numeroSerramenti: (direction) => byOrdine({ numeroSerramenti: direction }),
    senzaMisure: (direction) => byOrdine({ senzaMisure: direction }),
    netto: (direction) => byOrdine({ netto: direction }),
  },
  riservati: { netto: 'viewPricesOnOrders' },
  predefinito: ['inizio'],
}
