import type { Prisma } from '../../prisma/generated/client.ts'
import type { Elenco } from '../db/elenco.ts'
import { cercaParole } from '../db/ricerca.ts'
import { elencoOrdini } from '../ordini/elenco.ts'
import { dataDiGiorno } from '../ordini/giorni.ts'
import { puo, type Viewer } from '../permissions.ts'

export interface FiltroOrdiniFornitore {
  /** Words of the order (number, customer, project …). */
  search?: string | null
  ordine?: number | null
  ordini?: readonly number[] | null
  fornitore?: number | null
  tipologia?: string | null
  materiali?: readonly string[] | null
  stato?: number | null
  senzaStato?: boolean | null
  dataConsegnaDa?: string | null
  dataConsegnaA?: string | null
  dataArrivoDa?: string | null
  dataArrivoA?: string | null
}

type Where = Prisma.OrdineFornitoreWhereInput

/**
 * Which supplier orders a user sees (spec/001 §6): who works on the state of supplier phases all of them, the others
 * who may read them those of the orders they see.
 */
function visibili(viewer: Viewer | null): Where {
  if (!puo(viewer, 'viewOrdiniFornitore')) return { id: { in: [] } }
  return puo(viewer, 'viewOrderFornitore') ? {} : { ordine: elencoOrdini.visibili(viewer) }
}

function giorni(campo: 'dataConsegna' | 'dataArrivo', da?: string | null, a?: string | null): Where[] {
  return [
    ...(da ? [{ [campo]: { gte: dataDiGiorno(da) } }] : []),
    ...(a ? [{ [campo]: { lte: dataDiGiorno(a) } }] : []),
  ]
}

function filtra(filtro: FiltroOrdiniFornitore): Where[] {
  const where: Where[] = [
    ...cercaParole(filtro.search).map((ordine) => ({ ordine })),
    ...giorni('dataConsegna', filtro.dataConsegnaDa, filtro.dataConsegnaA),
    ...giorni('dataArrivo', filtro.dataArrivoDa, filtro.dataArrivoA),
  ]
  if (filtro.ordine != null) where.push({ ordineId: filtro.ordine })
  if (filtro.ordini) where.push({ ordineId: { in: filtro.ordini.slice(0, 1000) } })
  if (filtro.fornitore != null) where.push({ fornitoreId: filtro.fornitore })
  if (filtro.tipologia) where.push({ tipologia: filtro.tipologia })
  if (filtro.materiali?.length) where.push({ tipologia: { in: filtro.materiali.slice(0, 100) } })
  if (filtro.stato != null) where.push({ statoId: filtro.stato })
  if (filtro.senzaStato) where.push({ statoId: null })
  return where
}

const ultimi = (verso: 'asc' | 'desc') => ({ sort: verso, nulls: 'last' as const })

/** The supplier orders (spec/002 §2.5). */
export const elencoOrdiniFornitore: Elenco<Where, FiltroOrdiniFornitore> = {
  model: 'ordineFornitore',
  visibili,
  filtra,
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    numeroCommessa: (verso) => ({ ordine: { numeroCommessa: verso } }),
    fornitore: (verso) => ({ fornitore: { nome: verso } }),
    tipologia: (verso) => ({ tipologia: verso }),
    stato: (verso) => ({ stato: { ordine: verso } }),
    dataOrdine: (verso) => ({ dataOrdine: ultimi(verso) }),
    dataConsegna: (verso) => ({ dataConsegna: ultimi(verso) }),
    dataArrivo: (verso) => ({ dataArrivo: ultimi(verso) }),
    dataInserimento: (verso) => ({ dataInserimento: verso }),
  },
  predefinito: ['-dataInserimento'],
}
