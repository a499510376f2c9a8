import type { ListSource } from '#platform/db/listSource.ts'
import { withinDays, withinInstants } from '#platform/db/periodo.ts'
import { likeLiteral, searchWords } from '#platform/db/search.ts'
import { isWithinAreas, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import { storedWord } from '#shared/fields/words.ts'
import type { TipoCliente } from '#vendite/clienti/rules.ts'
import { whereClosed, whereOpen } from './closed.ts'
import type { StatoInvioMail } from './mail/rules.ts'
import { type AreaConsegna, type MargineFilter, type SchedulatiFilter, TIGHT_MARGINE } from './rules.ts'

/** Start and end of a phase of the schedule, or of the whole of it when no phase is named; days, inclusive. */
export interface FaseCondition {
  nomeFase?: string | null
  inizio?: Periodo | null
  fine?: Periodo | null
}

export interface OrdiniFilter {
  search?: string | null
  pks?: readonly number[] | null
  numeroCommessa?: string | null
  progetto?: string | null
  riferimento?: string | null
  nomeCliente?: string | null
  clientePk?: number | null
  data?: Periodo | null
  dataConsegna?: Periodo | null
  dataPosa?: Periodo | null
  statoPk?: number | null
  senzaStato?: boolean | null
  tipoCliente?: TipoCliente | null
  codiceSistema?: string | null
  agentePk?: number | null
  /** Of any of these. */
  agentePks?: readonly number[] | null
  senzaAgente?: boolean | null
  areaConsegna?: AreaConsegna | null
  senzaMisure?: boolean | null
  scheduled?: SchedulatiFilter | null
  /** True: finished, by the setting `stati_ordine_chiusi`; false: the others. */
  chiusi?: boolean | null
  /** By the days between the end of the plan and the approntamento; only plans that are not over. */
  margine?: MargineFilter | null
  nonSchedulabili?: boolean | null
  checkFattaPks?: readonly number[] | null
  checkNonFattaPks?: readonly number[] | null
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
  const own: Where[] = []
  if (viewer?.agente) own.push({ agenteId: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } })
  if (viewer?.appAccount) own.push({ cliente: { appAccounts: { some: { id: viewer.appAccount.id } } } })
  if (own.length === 0) return { id: { in: [] } }
  return own.length === 1 ? (own[0] as Where) : { OR: own }
}

const visible = (viewer: Viewer | null): Where =>
  isWithinAreas(viewer, 'viewOrders') ? ordiniOfUser(viewer) : { id: { in: [] } }

const SCHEDULATI: Record<SchedulatiFilter, Where> = {
  schedulabili: { nonSchedulabile: false },
  '1': { inizioSchedulazione: { not: null } },
  '0': { nonSchedulabile: false, inizioSchedulazione: null },
  non_schedulabili: { nonSchedulabile: true },
}

/** As `bandOfOrdine` of rules.ts says it of one order: what is over by its plan, or finished, is late no more. */
function byMargine(which: MargineFilter): Where {
  const margine = which === 'in_ritardo' ? { lt: 0 } : { gte: 0, lte: TIGHT_MARGINE }
  return { AND: [{ margine, fineSchedulazione: { gte: startOfDay(dayOfInstant(new Date())) } }, whereOpen()] }
}

const contains = (text: string) => ({ contains: likeLiteral(text), mode: 'insensitive' as const })

function byFase({ nomeFase, ...days }: FaseCondition): Where {
  const inizio = withinInstants(days.inizio)
  const fine = withinInstants(days.fine)
  if (nomeFase) return { schedulazione: { is: { fasi: { some: { nomeFase, inizio, fine } } } } }
  return { inizioSchedulazione: inizio ?? { not: null }, fineSchedulazione: fine }
}

/**
 * A text in a column of `ricerca` is in `ricerca` too, which has an index for it. Only for plain text: what accents
 * and other scripts become there only the database knows.
 */
const withIndex = (text: string) => (/^[\x20-\x7e]+$/.test(text) ? searchWords(text) : [])

/** Filters on what everybody who sees the order sees of it. */
function common(filter: OrdiniFilter): Where[] {
  const where: Where[] = [...searchWords(filter.search), ...(filter.fasi ?? []).slice(0, 20).map(byFase)]
  for (const field of ['data', 'dataConsegna', 'dataPosa'] as const) {
    const within = withinDays(filter[field])
    if (within) where.push({ [field]: within })
  }
  for (const field of ['numeroCommessa', 'progetto', 'riferimento'] as const) {
    const text = filter[field]
    if (text) where.push(...withIndex(text), { [field]: contains(text) })
  }
  if (filter.pks) where.push({ id: { in: filter.pks.slice(0, 1000) } })
  if (filter.nomeCliente) {
    where.push(...withIndex(filter.nomeCliente), { cliente: { nome: contains(filter.nomeCliente) } })
  }
  if (filter.clientePk != null) where.push({ clienteId: filter.clientePk })
  if (filter.statoPk != null) where.push({ statoId: filter.statoPk })
  if (filter.senzaStato) where.push({ statoId: null })
  if (filter.tipoCliente) where.push({ tipoCliente: filter.tipoCliente })
  if (filter.codiceSistema) where.push({ codiceSistema: filter.codiceSistema })
  if (filter.areaConsegna) where.push({ areaConsegna: filter.areaConsegna })
  if (filter.senzaMisure != null) where.push({ senzaMisure: filter.senzaMisure })
  if (filter.nonSchedulabili != null) where.push({ nonSchedulabile: filter.nonSchedulabili })
  if (filter.margine) where.push(byMargine(filter.margine))
  if (filter.scheduled) where.push(SCHEDULATI[filter.scheduled])
  if (filter.chiusi != null) where.push(whereClosed(filter.chiusi))
  return where
}

/** Filters on what only some users see of an order. */
function reserved(filter: OrdiniFilter): Where[] {
  const { ordiniFornitoreMancanti: lacking, checkFattaPks, checkNonFattaPks, statoInvioMail } = filter
  const where: Where[] = []
  if (filter.agentePk != null) where.push({ agenteId: filter.agentePk })
  if (filter.agentePks) where.push({ agenteId: { in: filter.agentePks.slice(0, 1000) } })
  if (filter.senzaAgente) where.push({ agenteId: null })
  if (lacking != null) where.push({ mancanza: { mancano: lacking } })
  where.push(...(checkFattaPks ?? []).slice(0, 20).map((voceId) => ({ checkList: { some: { voceId } } })))
  where.push(...(checkNonFattaPks ?? []).slice(0, 20).map((voceId) => ({ checkList: { none: { voceId } } })))
  if (statoInvioMail) where.push({ statoInvioMail: storedWord(statoInvioMail) })
  return where
}

/** The list of orders. */
export const ordiniList: ListSource<Where, OrdiniFilter> = {
  model: 'ordine',
  visible,
  filter: (filter) => [...common(filter), ...reserved(filter)],
  orderings: {
    id: (direction) => ({ id: direction }),
    numeroCommessa: (direction) => ({ numeroCommessa: direction }),
    progetto: (direction) => ({ progetto: direction }),
    riferimento: (direction) => ({ riferimento: direction }),
    data: (direction) => ({ data: direction }),
    dataConsegna: (direction) => ({ dataConsegna: { sort: direction, nulls: 'last' } }),
    dataPosa: (direction) => ({ dataPosa: { sort: direction, nulls: 'last' } }),
    stato: (direction) => ({ postoStato: direction }),
    nomeCliente: (direction) => ({ nomeCliente: direction }),
    tipoCliente: (direction) => ({ tipoCliente: direction }),
    codiceSistema: (direction) => ({ codiceSistema: direction }),
    areaConsegna: (direction) => ({ areaConsegna: { sort: direction, nulls: 'last' } }),
    numeroSerramenti: (direction) => ({ numeroSerramenti: direction }),
    senzaMisure: (direction) => ({ senzaMisure: direction }),
    inizioSchedulazione: (direction) => ({ inizioSchedulazione: { sort: direction, nulls: 'last' } }),
    fineSchedulazione: (direction) => ({ fineSchedulazione: { sort: direction, nulls: 'last' } }),
    margine: (direction) => ({ margine: { sort: direction, nulls: 'last' } }),
    listino: (direction) => ({ listino: direction }),
    sconto: (direction) => ({ sconto: direction }),
    netto: (direction) => ({ netto: direction }),
    agente: (direction) => ({ codiceAgente: direction }),
    statoInvioMail: (direction) => ({ statoInvioMail: { sort: direction, nulls: 'last' } }),
    dataInvioMail: (direction) => ({ dataInvioMail: { sort: direction, nulls: 'last' } }),
  },
  riservati: {
    listino: 'viewPricesOnOrders',
    sconto: 'viewPricesOnOrders',
    netto: 'viewPricesOnOrders',
    agente: 'viewAgenteOnOrders',
    statoInvioMail: 'adminOrders',
    dataInvioMail: 'adminOrders',
  },
  reservedFilters: {
    agentePk: 'viewAgenteOnOrders',
    agentePks: 'viewAgenteOnOrders',
    senzaAgente: 'viewAgenteOnOrders',
    ordiniFornitoreMancanti: 'viewOrders',
    checkFattaPks: 'viewOrders',
    checkNonFattaPks: 'viewOrders',
    statoInvioMail: 'adminOrders',
  },
  predefinito: ['-data'],
}
