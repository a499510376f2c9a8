import type { Prisma } from '../../../prisma/generated/client.ts'
import type { ListSource } from '../../platform/db/listSource.ts'
import { likeLiteral, searchWords } from '../../platform/db/search.ts'
import { isWithinAreas, type Viewer } from '../../platform/permissions.ts'
import { dayOfInstant, endOfDay, startOfDay } from '../../shared/dates/zone.ts'
import { storedWord } from '../../shared/fields/words.ts'
import type { TipoCliente } from '../../vendite/clienti/rules.ts'
import { whereClosed, whereOpen } from './closed.ts'
import type { StatoInvioMail } from './mail/rules.ts'
import { type AreaConsegna, type FiltroMargine, type FiltroSchedulati, MARGINE_STRETTO } from './rules.ts'

/** Start and end of a phase of the schedule, or of the whole of it when no phase is named; days, inclusive. */
export interface FaseCondition {
  nomeFase?: string | null
  inizioDa?: string | null
  inizioA?: string | null
  fineDa?: string | null
  fineA?: string | null
}

export interface OrdiniFilter {
  search?: string | null
  id?: readonly number[] | null
  ordini?: readonly number[] | null
  numeroCommessa?: string | null
  progetto?: string | null
  riferimento?: string | null
  nomeCliente?: string | null
  cliente?: number | null
  dataDa?: string | null
  dataA?: string | null
  dataConsegnaDa?: string | null
  dataConsegnaA?: string | null
  dataPosaDa?: string | null
  dataPosaA?: string | null
  stato?: number | null
  senzaStato?: boolean | null
  tipoCliente?: TipoCliente | null
  codiceSistema?: string | null
  agente?: number | null
  senzaAgente?: boolean | null
  areaConsegna?: AreaConsegna | null
  senzaMisure?: boolean | null
  scheduled?: FiltroSchedulati | null
  /** True: finished, by the setting `stati_ordine_chiusi`; false: the others. */
  chiusi?: boolean | null
  /** By the days between the end of the plan and the approntamento; only plans that are not over. */
  margine?: FiltroMargine | null
  nonSchedulabili?: boolean | null
  checkFatte?: readonly number[] | null
  checkNonFatte?: readonly number[] | null
  statoInvioMail?: Lowercase<StatoInvioMail> | null
  fasi?: readonly FaseCondition[] | null
  /** True: some material still has no supplier order; false: none lacks. */
  ordiniFornitoreMancanti?: boolean | null
}

type Where = Prisma.OrdineWhereInput

/**
 * Which orders a user sees: superusers and operators who see orders all of them, an agent own ones, an
 * area head those of sub-agents too, an app account those of its customers, anybody else none.
 */
export function ordiniOfUser(viewer: Viewer | null): Where {
  if (viewer?.isSuperuser || viewer?.operatore?.vedeOrdini) return {}
  const suoi: Where[] = []
  if (viewer?.agente) suoi.push({ agenteId: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } })
  if (viewer?.appAccount) suoi.push({ cliente: { appAccounts: { some: { id: viewer.appAccount.id } } } })
  if (suoi.length === 0) return { id: { in: [] } }
  return suoi.length === 1 ? (suoi[0] as Where) : { OR: suoi }
}

const visibili = (viewer: Viewer | null): Where =>
  isWithinAreas(viewer, 'viewOrders') ? ordiniOfUser(viewer) : { id: { in: [] } }

const SCHEDULATI: Record<FiltroSchedulati, Where> = {
  schedulabili: { nonSchedulabile: false },
  '1': { inizioSchedulazione: { not: null } },
  '0': { nonSchedulabile: false, inizioSchedulazione: null },
  non_schedulabili: { nonSchedulabile: true },
}

/** As `bandOfOrdine` of rules.ts says it of one order: what is over by its plan, or finished, is late no more. */
function perMargine(quale: FiltroMargine): Where {
  const margine = quale === 'in_ritardo' ? { lt: 0 } : { gte: 0, lte: MARGINE_STRETTO }
  return { AND: [{ margine, fineSchedulazione: { gte: startOfDay(dayOfInstant(new Date())) } }, whereOpen()] }
}

const contiene = (testo: string) => ({ contains: likeLiteral(testo), mode: 'insensitive' as const })
const giorno = (testo: string) => new Date(`${testo}T00:00:00Z`)

/** A range of days of a date column. */
function giorni(campo: 'data' | 'dataConsegna' | 'dataPosa', da?: string | null, a?: string | null): Where[] {
  if (!da && !a) return []
  return [{ [campo]: { ...(da ? { gte: giorno(da) } : {}), ...(a ? { lte: giorno(a) } : {}) } }]
}

/** A range of days of an instant. */
function istanti(da?: string | null, a?: string | null): Prisma.DateTimeFilter | undefined {
  if (!da && !a) return undefined
  return { ...(da ? { gte: startOfDay(da) } : {}), ...(a ? { lt: endOfDay(a) } : {}) }
}

function perFase({ nomeFase, inizioDa, inizioA, fineDa, fineA }: FaseCondition): Where {
  const inizio = istanti(inizioDa, inizioA)
  const fine = istanti(fineDa, fineA)
  if (nomeFase) return { schedulazione: { is: { fasi: { some: { nomeFase, inizio, fine } } } } }
  return { inizioSchedulazione: inizio ?? { not: null }, fineSchedulazione: fine }
}

/**
 * A text in a column of `ricerca` is in `ricerca` too, which has an index for it. Only for plain text: what accents
 * and other scripts become there only the database knows.
 */
const conIndice = (testo: string) => (/^[\x20-\x7e]+$/.test(testo) ? searchWords(testo) : [])

/** Filters on what everybody who sees the order sees of it. */
function comuni(filtro: OrdiniFilter): Where[] {
  const where: Where[] = [
    ...searchWords(filtro.search),
    ...giorni('data', filtro.dataDa, filtro.dataA),
    ...giorni('dataConsegna', filtro.dataConsegnaDa, filtro.dataConsegnaA),
    ...giorni('dataPosa', filtro.dataPosaDa, filtro.dataPosaA),
    ...(filtro.fasi ?? []).slice(0, 20).map(perFase),
  ]
  for (const campo of ['numeroCommessa', 'progetto', 'riferimento'] as const) {
    const testo = filtro[campo]
    if (testo) where.push(...conIndice(testo), { [campo]: contiene(testo) })
  }
  for (const pks of [filtro.id, filtro.ordini]) if (pks) where.push({ id: { in: pks.slice(0, 1000) } })
  if (filtro.nomeCliente) {
    where.push(...conIndice(filtro.nomeCliente), { cliente: { nome: contiene(filtro.nomeCliente) } })
  }
  if (filtro.cliente != null) where.push({ clienteId: filtro.cliente })
  if (filtro.stato != null) where.push({ statoId: filtro.stato })
  if (filtro.senzaStato) where.push({ statoId: null })
  if (filtro.tipoCliente) where.push({ tipoCliente: filtro.tipoCliente })
  if (filtro.codiceSistema) where.push({ codiceSistema: filtro.codiceSistema })
  if (filtro.areaConsegna) where.push({ areaConsegna: filtro.areaConsegna })
  if (filtro.senzaMisure != null) where.push({ senzaMisure: filtro.senzaMisure })
  if (filtro.nonSchedulabili != null) where.push({ nonSchedulabile: filtro.nonSchedulabili })
  if (filtro.margine) where.push(perMargine(filtro.margine))
  if (filtro.scheduled) where.push(SCHEDULATI[filtro.scheduled])
  if (filtro.chiusi != null) where.push(whereClosed(filtro.chiusi))
  return where
}

/** Filters on what only some users see of an order. */
function riservati(filtro: OrdiniFilter): Where[] {
  const { ordiniFornitoreMancanti: mancano, checkFatte, checkNonFatte, statoInvioMail } = filtro
  const where: Where[] = []
  if (filtro.agente != null) where.push({ agenteId: filtro.agente })
  if (filtro.senzaAgente) where.push({ agenteId: null })
  if (mancano != null) where.push({ mancanza: { mancano } })
  where.push(...(checkFatte ?? []).slice(0, 20).map((voceId) => ({ checkList: { some: { voceId } } })))
  where.push(...(checkNonFatte ?? []).slice(0, 20).map((voceId) => ({ checkList: { none: { voceId } } })))
  if (statoInvioMail) where.push({ statoInvioMail: storedWord(statoInvioMail) })
  return where
}

/** The list of orders. */
export const ordiniList: ListSource<Where, OrdiniFilter> = {
  model: 'ordine',
  visibili,
  filtra: (filtro) => [...comuni(filtro), ...riservati(filtro)],
  ordinamenti: {
    id: (verso) => ({ id: verso }),
    numeroCommessa: (verso) => ({ numeroCommessa: verso }),
    progetto: (verso) => ({ progetto: verso }),
    riferimento: (verso) => ({ riferimento: verso }),
    data: (verso) => ({ data: verso }),
    dataConsegna: (verso) => ({ dataConsegna: { sort: verso, nulls: 'last' } }),
    dataPosa: (verso) => ({ dataPosa: { sort: verso, nulls: 'last' } }),
    stato: (verso) => ({ postoStato: verso }),
    nomeCliente: (verso) => ({ nomeCliente: verso }),
    tipoCliente: (verso) => ({ tipoCliente: verso }),
    codiceSistema: (verso) => ({ codiceSistema: verso }),
    areaConsegna: (verso) => ({ areaConsegna: { sort: verso, nulls: 'last' } }),
    numeroSerramenti: (verso) => ({ numeroSerramenti: verso }),
    senzaMisure: (verso) => ({ senzaMisure: verso }),
    inizioSchedulazione: (verso) => ({ inizioSchedulazione: { sort: verso, nulls: 'last' } }),
    fineSchedulazione: (verso) => ({ fineSchedulazione: { sort: verso, nulls: 'last' } }),
    margine: (verso) => ({ margine: { sort: verso, nulls: 'last' } }),
    listino: (verso) => ({ listino: verso }),
    sconto: (verso) => ({ sconto: verso }),
    netto: (verso) => ({ netto: verso }),
    agente: (verso) => ({ codiceAgente: verso }),
    statoInvioMail: (verso) => ({ statoInvioMail: { sort: verso, nulls: 'last' } }),
    dataInvioMail: (verso) => ({ dataInvioMail: { sort: verso, nulls: 'last' } }),
  },
  riservati: {
    listino: 'viewPricesOnOrders',
    sconto: 'viewPricesOnOrders',
    netto: 'viewPricesOnOrders',
    agente: 'viewAgenteOnOrders',
    statoInvioMail: 'adminOrders',
    dataInvioMail: 'adminOrders',
  },
  filtriRiservati: {
    agente: 'viewAgenteOnOrders',
    senzaAgente: 'viewAgenteOnOrders',
    ordiniFornitoreMancanti: 'viewOrders',
    checkFatte: 'viewOrders',
    checkNonFatte: 'viewOrders',
    statoInvioMail: 'adminOrders',
  },
  predefinito: ['-data'],
}
