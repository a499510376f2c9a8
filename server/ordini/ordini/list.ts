import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders } from '#platform/db/listParts.ts'
import { type ListSource, whereOf } from '#platform/db/listSource.ts'
import { withinInstants } from '#platform/db/periodo.ts'
import { containsText, searchWords } from '#platform/db/search.ts'
import { isWithinAreas, type Viewer } from '#platform/permissions.ts'
import type { Searcher } from '#platform/search/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import { dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { storedWord } from '#shared/fields/words.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { whereClosed, whereOpen } from './closed.ts'
import type { StatoInvioMail } from './mail/rules.ts'
import { type MargineFilter, ordiniFilters, type SchedulatiFilter, TIGHT_MARGINE } from './rules.ts'

/** Start and end of a phase of the schedule, or of the whole of it when no phase is named; days, inclusive. */
export interface FaseCondition {
  nomeFase?: string | null
  inizio?: Periodo | null
  fine?: Periodo | null
}

/** Filters that no kind of the table is. */
export interface OtherOrdiniFilters {
  scheduled?: SchedulatiFilter | null
  statoInvioMail?: Lowercase<StatoInvioMail> | null
  fasi?: readonly FaseCondition[] | null
}

export type OrdiniFilter = FilterOf<typeof ordiniFilters> & OtherOrdiniFilters

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

/** Part of a text of `ricerca`. */
const partWithIndex = (column: 'numeroCommessa' | 'progetto' | 'riferimento') => (text: string) => [
  ...withIndex(text),
  { [column]: containsText(text) },
]

const byTable = filterBy<typeof ordiniFilters, Where>('ordine', ordiniFilters, {
  margine: byMargine,
  chiusi: whereClosed,
  numeroCommessa: partWithIndex('numeroCommessa'),
  progetto: partWithIndex('progetto'),
  riferimento: partWithIndex('riferimento'),
  nomeCliente: (text) => [...withIndex(text), { cliente: { nome: containsText(text) } }],
  senzaStato: (asked) => (asked ? { statoId: null } : []),
  senzaAgente: (asked) => (asked ? { agenteId: null } : []),
  nonSchedulabili: (asked) => ({ nonSchedulabile: asked }),
  ordiniFornitoreMancanti: (asked) => ({ mancanza: { mancano: asked } }),
  checkFattaPks: (pks) => pks.slice(0, 20).map((voceId) => ({ checkList: { some: { voceId } } })),
  checkNonFattaPks: (pks) => pks.slice(0, 20).map((voceId) => ({ checkList: { none: { voceId } } })),
})

function filter({ scheduled, statoInvioMail, fasi, ...others }: OrdiniFilter, viewer: Viewer | null): Where[] {
  return [
    ...byTable(others, viewer),
    ...(fasi ?? []).slice(0, 20).map(byFase),
    ...(scheduled ? [SCHEDULATI[scheduled]] : []),
    ...(statoInvioMail ? [{ statoInvioMail: storedWord(statoInvioMail) }] : []),
  ]
}

/** The list of orders. */
export const ordiniList: ListSource<Where, OrdiniFilter> = {
  model: 'ordine',
  visible,
  filter,
  orderings: {
    ...columnOrders('ordine', 'id', 'aggiornatoIl', 'numeroCommessa', 'progetto', 'riferimento', 'data'),
    dataConsegna: (direction) => ({ dataConsegna: { sort: direction, nulls: 'last' } }),
    dataPosa: (direction) => ({ dataPosa: { sort: direction, nulls: 'last' } }),
    stato: (direction) => ({ postoStato: direction }),
    ...columnOrders('ordine', 'nomeCliente', 'tipoCliente', 'codiceSistema'),
    areaConsegna: (direction) => ({ areaConsegna: { sort: direction, nulls: 'last' } }),
    ...columnOrders('ordine', 'numeroSerramenti', 'senzaMisure'),
    inizioSchedulazione: (direction) => ({ inizioSchedulazione: { sort: direction, nulls: 'last' } }),
    fineSchedulazione: (direction) => ({ fineSchedulazione: { sort: direction, nulls: 'last' } }),
    margine: (direction) => ({ margine: { sort: direction, nulls: 'last' } }),
    ...columnOrders('ordine', 'listino', 'sconto', 'netto'),
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

/** Orders by number, reference, project or customer, newest first. */
export const ordiniSearcher: Searcher = {
  // As the list: open to everybody, to each its rows; an app account finds the orders of its customers.
  permesso: null,
  async cerca(text, first, { services, viewer }) {
    const righe = await services.db.ordine.findMany({
      where: whereOf(ordiniList, { search: text }, viewer),
      orderBy: [{ data: 'desc' }, { id: 'desc' }],
      take: first,
      select: { id: true, numeroCommessa: true, riferimento: true, data: true, cliente: { select: { nome: true } } },
    })
    return righe.map(({ id, numeroCommessa, riferimento, data, cliente }) => ({
      tipo: 'Ordine',
      titolo: `${numeroCommessa} · ${cliente.nome}`,
      sottotitolo: [riferimento, formatDate(dayOfDate(data))].filter(Boolean).join(' · '),
      url: `/planner/#/ordini/${id}`,
    }))
  },
}
