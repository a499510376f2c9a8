import type { ColoreStato } from '#ordini/valoriStato/rules.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import { needed } from '../schedulazione/engine/fasi.ts'
import type { ConfiguredFase } from '../schedulazione/engine/types.ts'
import { joinedStati, type ReadStato, unitedColor } from './rules.ts'

interface StatoOfFase extends ReadStato {
  id: number
}

export interface OrdineFornitoreDiFase {
  id: number
  fornitore: { nome: string }
  stato: StatoOfFase | null
  dataOrdine: Date | null
  dataConsegna: Date | null
  dataArrivo: Date | null
}

/** A phase of an order as the tab shows it. */
export interface FaseOrdineView {
  /** Number of the order. */
  ordine: number
  nomeFase: string
  withFornitore: boolean
  isNeeded: boolean
  inizio: Date | null
  fine: Date | null
  /** What was set, for the phases of a department; for the others the states of the supplier orders, joined. */
  stato: string
  statoColore: ColoreStato
  /** Number of what was set; null for the phases of suppliers. */
  statoPk: number | null
  ordiniFornitore: OrdineFornitoreDiFase[]
}

/** A material that no phase buys. */
export interface MaterialeOrdineView {
  materiale: string
  stato: string
  statoColore: ColoreStato
  statoPk: number | null
  ordiniFornitore: OrdineFornitoreDiFase[]
}

interface FasiOrdineView {
  fasi: FaseOrdineView[]
  materiali: MaterialeOrdineView[]
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
    },
  },
} as const

type Riga = Prisma.OrdineGetPayload<{ select: typeof columns }>

function viewOf(ordine: Riga, configurate: readonly ConfiguredFase[]): FasiOrdineView {
  const date = new Map(ordine.schedulazione?.fasi.map((fase) => [fase.nomeFase, fase]))
  const given = new Map(ordine.statiFase.map((own) => [own.nomeFase, own.stato]))
  const fromFornitore = Map.groupBy(ordine.ordiniFornitore, ({ tipologia }) => tipologia)
  const serve = { conTelai: ordine.righe.length > 0, fasiSpente: ordine.fasiSpente }
  const fasi = configurate.map((fase): FaseOrdineView => {
    const ordiniFornitore = fromFornitore.get(fase.nome) ?? []
    const put = fase.conFornitore ? null : (given.get(fase.nome) ?? null)
    return {
      ordine: ordine.id,
      nomeFase: fase.nome,
      withFornitore: fase.conFornitore,
      isNeeded: needed(fase, serve),
      inizio: date.get(fase.nome)?.inizio ?? null,
      fine: date.get(fase.nome)?.fine ?? null,
      stato: fase.conFornitore ? joinedStati(ordiniFornitore.map((own) => own.stato)) : (put?.nome ?? ''),
      statoColore: unitedColor(fase.conFornitore ? ordiniFornitore.map((own) => own.stato) : [put]),
      statoPk: put?.id ?? null,
      ordiniFornitore,
    }
  })
  const ofFase = new Set(configurate.map(({ nome }) => nome))
  const stati = new Map(ordine.statiMateriale.map((own) => [own.materiale, own.stato]))
  const others = [...fromFornitore.keys(), ...ordine.righeFornitore.map(({ tipologia }) => tipologia), ...stati.keys()]
  const materiali = [...new Set(others)]
    .filter((materiale) => !ofFase.has(materiale))
    .sort((a, b) => a.localeCompare(b, 'it'))
    .map((materiale) => ({
      materiale,
      stato: stati.get(materiale)?.nome ?? '',
      statoColore: unitedColor([stati.get(materiale) ?? null]),
      statoPk: stati.get(materiale)?.id ?? null,
      ordiniFornitore: fromFornitore.get(materiale) ?? [],
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
