// What a planner may ask of a search.
import { array, number, object } from 'yup'
import { repartoRule } from '#persone/reparti/rules.ts'
import {
  field,
  idListRule,
  idRule,
  oneOfRule,
  optionalDayRule,
  optionalIdRule,
  parseNumber,
  REQUIRED_FIELD,
  singleLineRule,
  withoutCoercion,
} from '#shared/fields/fields.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { TIPI_CLIENTE } from '#vendite/clienti/rules.ts'

/** Which orders a search places. */
export const SCOPES = ['non_schedulati', 'selezione', 'periodo', 'celle_rotte', 'tutti'] as const
export type AmbitoRicerca = (typeof SCOPES)[number]

export const SCOPE_LABELS: Readonly<Record<AmbitoRicerca, string>> = {
  non_schedulati: 'Ordini non schedulati',
  selezione: 'Ordini scelti',
  periodo: 'Ordini di un periodo',
  celle_rotte: 'Ordini delle celle rotte',
  tutti: 'Tutti gli ordini aperti',
}

/** What is made less of, the first before the second. */
export const PRIORITA = ['ritardo', 'inRitardo', 'anticipo', 'cambi'] as const
export const PRIORITA_LABELS: Readonly<Record<(typeof PRIORITA)[number], string>> = {
  ritardo: 'Giorni oltre l’approntamento',
  inRitardo: 'Ordini che finirebbero tardi',
  anticipo: 'Lavoro iniziato troppo presto',
  cambi: 'Cambi rispetto al piano di oggi',
}

/** Orders of one search at most. */
export const SEARCH_ORDINI_MAX = 1000
/** Scenarios kept at once. */
export const SCENARI_MAX = 10
export const SECONDI_MAX = 60
/** The heaviest that an order may be. */
export const PESO_MAX = 1_000_000_000

export const NOTHING_TO_PLAN = 'Non c’è nessun ordine da pianificare.'
export const ALL_STANDING = 'Gli ordini scelti sono già iniziati o bloccati: non c’è nulla da spostare.'
export const TOO_MANY_ORDINI = `Non più di ${SEARCH_ORDINI_MAX} ordini alla volta: restringi la ricerca.`
export const TOO_MANY_SCENARI = `Non più di ${SCENARI_MAX} scenari: eliminane uno.`
export const SCENARIO_SAME_NAME = 'C’è già uno scenario con questo nome.'
export const NOT_SCENARIO = 'Questa è una proposta, non uno scenario.'
export const FREEZE_PAST = 'Il giorno fino a cui il piano resta fermo è nel passato.'
/** Days from today beyond which a plan is not made. */
export const FREEZE_MAX = 730
export const FREEZE_TOO_FAR = 'Il giorno fino a cui il piano resta fermo è a più di due anni da oggi.'
export const SCENARIO_NOT_ACCEPTABLE = 'Uno scenario risponde a una domanda: non si può accettare.'
export const DECIDED_PROPOSTA = 'La proposta è già stata accettata o scartata.'
export const PROPOSTA_SEARCHING = 'La ricerca non è ancora finita.'
export const NO_ORDINE_CHOSEN = 'Scegli almeno un ordine della proposta.'

const peso = () => number().strict().required(REQUIRED_FIELD).min(0).max(PESO_MAX)
/** Kinds of customers, whose orders may have a weight. */
export type WeightedTipoCliente = (typeof TIPI_CLIENTE)[number]
export const PESI_CLIENTE_LABELS: Readonly<Record<WeightedTipoCliente, string>> = {
  IMPRE: 'Imprese',
  PRIVA: 'Privati',
  RIVEN: 'Rivenditori',
}
/** A number that may be left out. */
const withUsual = (usual: number) =>
  withoutCoercion(number()).transform(parseNumber).typeError('È richiesto un numero valido').default(usual)
const minutes = () => withUsual(0).integer().min(0).max(100_000)

/** What a scenario changes of the world, before the search. */
export const TIPI_IPOTESI = ['persone', 'sabati', 'ore', 'fermo', 'fornitore', 'urgente'] as const
export type TipoIpotesi = (typeof TIPI_IPOTESI)[number]
export const IPOTESI_LABELS: Readonly<Record<TipoIpotesi, string>> = {
  persone: 'Persone in più',
  sabati: 'Straordinari il sabato',
  ore: 'Ore in più al giorno',
  fermo: 'Macchina ferma',
  fornitore: 'Fornitore in ritardo',
  urgente: 'Ordine urgente',
}
/** Assumptions of one scenario at most. */
export const IPOTESI_MAX = 20
const DAY_HOURS = 24

/** Days of which either may be missing; none is missing both. */
export const daysSchema = object({
  dal: field('Dal', optionalDayRule()),
  al: field('Al', optionalDayRule()),
}).transform((given, original) => (original === null ? { dal: null, al: null } : given))

/** One thing that a scenario changes. */
export const ipotesiSchema = object({
  tipo: field('Cambiamento', oneOfRule(TIPI_IPOTESI, IPOTESI_LABELS).required(REQUIRED_FIELD)),
  reparto: field('Reparto', repartoRule().nullable().default(null)),
  /** People more, hours of a Saturday or more a day, days late, or people who stand still (0: the whole department). */
  quanto: withUsual(0).min(0).max(100),
  /** Without a first day from today, without a last one for good; of an urgent order the last is when it is to be ready. */
  periodo: daysSchema,
  fornitorePk: field('Fornitore', optionalIdRule()),
  macchine: field('Macchine', minutes()),
  banchi: field('Banchi', minutes()),
}).test('ipotesi', function complete({ tipo, reparto, quanto, periodo: { dal, al }, fornitorePk, macchine, banchi }) {
  const error = (field: string, message: string) => this.createError({ path: `${this.path}.${field}`, message })
  if ((tipo === 'persone' || tipo === 'fermo') && !reparto) return error('reparto', 'Scegli il reparto.')
  if (tipo === 'fornitore' && fornitorePk === null) return error('fornitorePk', 'Scegli il fornitore.')
  if (tipo === 'fornitore' && quanto === 0) return error('quanto', 'Indica i giorni di ritardo.')
  if (tipo === 'persone' && quanto === 0) return error('quanto', 'Indica quante persone.')
  const isInHours = tipo === 'sabati' || tipo === 'ore'
  if (isInHours && (quanto === 0 || quanto > DAY_HOURS)) return error('quanto', 'Indica le ore, fino a 24.')
  if (!isInHours && !Number.isInteger(quanto)) return error('quanto', 'È richiesto un numero intero')
  if (tipo === 'fermo' && dal === null) return error('periodo.dal', 'Indica il primo giorno.')
  if (tipo === 'fermo' && al === null) return error('periodo.al', 'Indica l’ultimo giorno.')
  if (dal !== null && al !== null && dal > al) return error('periodo.al', 'La fine deve essere dopo l’inizio.')
  return tipo !== 'urgente' || macchine + banchi > 0 || error('banchi', 'Indica i minuti di lavoro.')
})

export const proposeSchema = object({
  /** With a name it is a scenario. */
  nome: field('Nome', singleLineRule(80)),
  ambito: field('Che cosa pianificare', oneOfRule(SCOPES, SCOPE_LABELS).required(REQUIRED_FIELD)),
  ordinePks: idListRule(SEARCH_ORDINI_MAX),
  periodo: daysSchema,
  /** Left as they are today. */
  trattenutoPks: idListRule(SEARCH_ORDINI_MAX),
  secondi: field('Durata della ricerca', withUsual(5).integer().min(1).max(SECONDI_MAX)),
  seme: withUsual(1).integer().min(0).max(2_147_483_647),
  /** Steps of the search in place of its seconds: what comes out can be repeated. */
  passi: number().integer().min(1).max(10_000_000).nullable().defined().default(null),
  congelatoFino: optionalDayRule(),
  priorita: array()
    .of(oneOfRule(PRIORITA).required())
    .defined()
    .default([...PRIORITA])
    .min(1, REQUIRED_FIELD)
    .test('doppie', 'Ogni voce una volta sola.', (items) => new Set(items).size === items.length),
  pesi: array()
    .of(object({ ordinePk: idRule(), peso: peso() }).required())
    .defined()
    .default([])
    .max(SEARCH_ORDINI_MAX),
  pesiCliente: array()
    .of(object({ tipo: oneOfRule(TIPI_CLIENTE).required(REQUIRED_FIELD), peso: peso() }).required())
    .defined()
    .default([])
    .max(TIPI_CLIENTE.length),
  ipotesi: array().of(ipotesiSchema.required()).defined().default([]).max(IPOTESI_MAX),
})
  .test('selezione', function periodOrSelection({ ambito, ordinePks, periodo: { dal, al } }) {
    const error = (path: string, message: string) => this.createError({ path, message })
    if (ambito === 'selezione' && ordinePks.length === 0) return error('ordinePks', 'Scegli almeno un ordine.')
    if (ambito !== 'periodo') return true
    if (dal === null) return error('periodo.dal', REQUIRED_FIELD)
    if (al === null) return error('periodo.al', REQUIRED_FIELD)
    return dal <= al || error('periodo.al', 'La fine deve essere dopo l’inizio.')
  })
  .test('ipotesi', function onlyScenari({ nome, ipotesi: done }) {
    return done.length === 0 || nome !== '' || this.createError({ path: 'nome', message: 'Dai un nome allo scenario.' })
  })

/** What was asked of a search, as it is kept. */
export type SearchParameters = Awaited<ReturnType<typeof proposeSchema.validate>>
export type Ipotesi = SearchParameters['ipotesi'][number]

/** What is asked of a scenario: a search that has a name. */
export const scenarioSchema = proposeSchema.shape({ nome: field('Nome', singleLineRule(80).required(REQUIRED_FIELD)) })

/** A scenario asked again: with another name, with other assumptions, or on the plan as it is now. */
export const updateScenarioSchema = scenarioSchema.shape({ pk: idRule() })

export const propostaSchema = object({ pk: idRule() })

/** Hours of a department that are paid in a scenario and not today, minutes. */
export interface OreInPiu {
  reparto: string
  /** Of people more. */
  ordinarie: number
  /** On Saturdays. */
  straordinarie: number
}

/** What an hour costs: euro by department, of those that have a cost, and how much overtime adds, percent. */
export interface HourlyCosts {
  euro: Readonly<Record<string, number>>
  maggiorazione: number
}

/**
 * What the hours of a scenario cost more than today's, euro rounded to whole ones.
 * @returns null when an hour of a department that needs some has no cost
 */
export function costOfHours(hours: readonly OreInPiu[], costs: HourlyCosts): number | null {
  let euro = 0
  for (const { reparto, ordinarie, straordinarie } of hours) {
    const minutes = ordinarie + straordinarie * (1 + costs.maggiorazione / 100)
    if (minutes === 0) continue
    const cost = costs.euro[reparto] ?? 0
    if (cost === 0) return null
    euro += (minutes / 60) * cost
  }
  return Math.round(euro)
}

export const acceptPropostaSchema = object({
  pk: idRule(),
  /** Null: all. */
  ordinePks: array().of(idRule()).nullable().default(null).max(SEARCH_ORDINI_MAX),
})

/**
 * How far a plan is from the best one, in words.
 * @param late its weighted days late
 * @param bound days that no plan is below
 */
export function proofInWords(late: number, bound: number): string {
  // Whole days, rounded down: with weights that are not whole a plan may lie between the bound and the next whole day.
  const whole = Math.floor(bound + 1e-6)
  const least = `nessun piano può avere meno di ${formatCount(whole, 'giorno', 'giorni')} oltre l’approntamento`
  if (late < 1e-6) return 'Ottimo dimostrato: nessun giorno oltre l’approntamento.'
  if (late <= bound + 1e-6 && whole === 0) return 'Ottimo dimostrato: nessun piano ha meno ritardo.'
  if (late <= bound + 1e-6) return `Ottimo dimostrato: ${least}.`
  if (bound < 1) return `Al più ${formatCount(Math.ceil(late - bound), 'giorno', 'giorni')} sopra il minimo possibile.`
  return `Al più ${formatInteger(Math.ceil((100 * (late - bound)) / bound - 1e-9))} % sopra il minimo possibile: ${least}.`
}
