import type { ColoreStato } from '#ordini/valoriStato/rules.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import { needed } from '../schedulazione/engine/fasi.ts'
import type { ConfiguredFase } from '../schedulazione/engine/types.ts'
import { joinedStati, unitedColor } from './rules.ts'

/** A supplier order as what waits for it shows it. */
export interface AwaitedOrdineFornitore {
  /** Its number. */
  pk: number
  fornitore: string
  stato: string | null
  dataOrdine: Date | null
  dataConsegna: Date | null
  dataArrivo: Date | null
  /** Percent of the material, as it is written. */
  valorePercentuale: number | null
}

/** Where a phase of an order stands, or a material that no phase buys. */
export interface StatoDiFase {
  /** Number of the order. */
  ordine: number
  nome: string
  withFornitore: boolean
  isNeeded: boolean
  inizio: Date | null
  fine: Date | null
  /** What was set, for the phases of a department and for materials; for others the states of the supplier orders. */
  stato: string
  statoColore: ColoreStato
  /** Number of what was set; null for the phases of suppliers. */
  statoPk: number | null
  ordiniFornitore: AwaitedOrdineFornitore[]
}

interface FasiOrdineView {
  fasi: StatoDiFase[]
  materiali: StatoDiFase[]
}

const stato = { select: { id: true, nome: true, ordine: true, colore: true } } as const

const columns = {
  id: true,
  fasiSpente: true,
  righe: { where: { rivendita: false, tipoSerramento: { conTelaio: true } }, take: 1, select: { id: true } },
  schedulazione: { select: { fasi: { select: { nomeFase: true, inizio: true, fine: true } } } },
  statiFase: { select: { nomeFase: true, stato } },
  statiMateriale: { select: { materiale: true, stato } },
  righeFornitore: { select: { tipologia: true } },
  ordiniFornitore: {
    orderBy: { id: 'asc' },
    select: {
      id: true,
      tipologia: true,
      fornitore: { select: { nome: true } },
      stato,
      dataOrdine: true,
      dataConsegna: true,
      dataArrivo: true,
      valorePercentuale: true,
    },
  },
} as const

type Riga = Prisma.OrdineGetPayload<{ select: typeof columns }>

const supplied = (own: Riga['ordiniFornitore'][number]): AwaitedOrdineFornitore => ({
  pk: own.id,
  fornitore: own.fornitore.nome,
  stato: own.stato?.nome ?? null,
  dataOrdine: own.dataOrdine,
  dataConsegna: own.dataConsegna,
  dataArrivo: own.dataArrivo,
  valorePercentuale: own.valorePercentuale?.toNumber() ?? null,
})

function viewOf(ordine: Riga, configurate: readonly ConfiguredFase[]): FasiOrdineView {
  const date = new Map(ordine.schedulazione?.fasi.map((fase) => [fase.nomeFase, fase]))
  const given = new Map(ordine.statiFase.map((own) => [own.nomeFase, own.stato]))
  const fromFornitore = Map.groupBy(ordine.ordiniFornitore, ({ tipologia }) => tipologia)
  const serve = { conTelai: ordine.righe.length > 0, fasiSpente: ordine.fasiSpente }
  const fasi = configurate.map((fase): StatoDiFase => {
    const ordiniFornitore = fromFornitore.get(fase.nome) ?? []
    const put = fase.conFornitore ? null : (given.get(fase.nome) ?? null)
    return {
      ordine: ordine.id,
      nome: fase.nome,
      withFornitore: fase.conFornitore,
      isNeeded: needed(fase, serve),
      inizio: date.get(fase.nome)?.inizio ?? null,
      fine: date.get(fase.nome)?.fine ?? null,
      stato: fase.conFornitore ? joinedStati(ordiniFornitore.map((own) => own.stato)) : (put?.nome ?? ''),
      statoColore: unitedColor(fase.conFornitore ? ordiniFornitore.map((own) => own.stato) : [put]),
      statoPk: put?.id ?? null,
      ordiniFornitore: ordiniFornitore.map(supplied),
    }
  })
  const ofFase = new Set(configurate.map(({ nome }) => nome))
  const stati = new Map(ordine.statiMateriale.map((own) => [own.materiale, own.stato]))
  const others = [...fromFornitore.keys(), ...ordine.righeFornitore.map(({ tipologia }) => tipologia), ...stati.keys()]
  const materiali = [...new Set(others)]
    .filter((materiale) => !ofFase.has(materiale))
    .sort((a, b) => a.localeCompare(b, 'it'))
    .map((materiale) => ({
      ordine: ordine.id,
      nome: materiale,
      withFornitore: false,
      isNeeded: true,
      inizio: null,
      fine: null,
      stato: stati.get(materiale)?.nome ?? '',
      statoColore: unitedColor([stati.get(materiale) ?? null]),
      statoPk: stati.get(materiale)?.id ?? null,
      ordiniFornitore: (fromFornitore.get(materiale) ?? []).map(supplied),
    }))
  return { fasi, materiali }
}

/** The phases of orders with dates and states, and the materials that belong to none: of all that are asked together. */
export const fasiOrdine = createBatch<number, FasiOrdineView>(async (pks, { services: { db } }) => {
  const [ordini, configurate] = await Promise.all([
    db.ordine.findMany({ where: { id: { in: pks } }, select: columns }),
    loadFasi(db),
  ])
  return new Map(ordini.map((ordine) => [ordine.id, viewOf(ordine, configurate)]))
})
