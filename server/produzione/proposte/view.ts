// Proposals and scenarios as planners see them.

import { BANCHI, MACCHINE } from '#persone/reparti/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import { fullNameOf } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { ritardoOf } from '#shared/dates/margine.ts'
import { produzioneSettings } from '../impostazioni/rules.ts'
import type { PianoValue } from '../schedulazione/engine/ricerca/objective.ts'
import type { SearchReason } from '../schedulazione/engine/ricerca/reasons.ts'
import { writeDay, writeInstant } from '../schedulazione/engine/time.ts'
import type { MovementView } from '../schedulazione/repairCella.ts'
import type { PianoRiskTotals } from './ricerca/risks.ts'
import type { OrdineResult, RisultatoRicerca } from './ricerca/search.ts'
import type { RepartoWeek } from './ricerca/today.ts'
import { costOfHours, type HourlyCosts, type OreInPiu, proposeSchema, type SearchParameters } from './rules.ts'

export interface OrdineProposto {
  pk: number
  numeroCommessa: string
  cliente: string
  /** How much a day late of it counts. */
  peso: number
  dataConsegna: string | null
  /** The day that it may not exceed; null without one. */
  dataFerma: string | null
  schedulato: boolean
  finePrima: string | null
  fineDopo: string | null
  ritardoPrima: number
  ritardoDopo: number
  /** Days earlier; negative: later. Null without a plan before or after. */
  guadagno: number | null
  /** Share of the simulated futures in which it ends late, before and then; null where nothing can be said. */
  probabilitaPrima: number | null
  probabilitaDopo: number | null
  motivo: string
  senzaPiano: string
  /** Its phases, now and then. */
  fasi: MovementView[]
}

export type TotaliPiano = PianoValue

/** A department in a week of a plan, with who waits for it where that is known. */
export interface WeekView extends Omit<RepartoWeek, 'lunedi'> {
  lunedi: string
  pksInAttesa?: number[]
}

/** Where a proposal stands. */
export const SITUAZIONI_PROPOSTA = ['IN_RICERCA', 'PRONTA', 'INTERROTTA', 'ACCETTATA', 'SCARTATA'] as const
export type SituazioneProposta = (typeof SITUAZIONI_PROPOSTA)[number]

export interface PropostaView {
  pk: number
  nome: string
  situazione: SituazioneProposta
  creataIl: Date
  utente: string
  progresso: number
  errori: string[]
  job: number | null
  parametri: SearchParameters
  prima: TotaliPiano | null
  dopo: TotaliPiano | null
  minorante: number | null
  /** Late days that hard dates cost the other orders; null without any. */
  prezzoFerme: number | null
  /** What may come of today's plan, and of this one. */
  rischioPrima: PianoRiskTotals | null
  rischioDopo: PianoRiskTotals | null
  passi: number | null
  riparazione: number | null
  ordini: OrdineProposto[]
  carico: WeekView[]
  /** Of today's plan, beside a scenario. */
  caricoPrima: WeekView[]
  /** Hours that are paid more than today, in the weeks of load. */
  oreInPiu: OreInPiu[]
  /** Euro; null where nobody said what an hour costs. */
  costo: number | null
}

const days = (numero: number) => (numero === 1 ? '1 giorno' : `${numero} giorni`)
const dayOr = (day: number | null) => (day === null ? null : writeDay(day))

/** Why an order moves, in Italian. */
export function searchReasonInWords(reason: SearchReason, commessa: (ordine: number) => string): string {
  switch (reason.codice) {
    case 'prima_di_chi_ha_margine':
      return `Va prima di ${commessa(reason.other)} perché quello ha ${reason.margine === 0 ? 'ancora tempo' : `ancora ${days(reason.margine)} di margine`}.`
    case 'prima_di_uno_piu_lungo':
      return `Va prima di ${commessa(reason.other)} perché quello è più lungo e finirebbe tardi comunque.`
    case 'prima_di_chi_non_ha_data':
      return `Va prima di ${commessa(reason.other)} perché quello non ha una data di approntamento.`
    case 'prima_di':
      return `Va prima di ${commessa(reason.other)} perché insieme perdono meno giorni.`
    case 'lascia_il_posto':
      return `Lascia il posto a ${commessa(reason.other)}, che guadagna ${days(reason.guadagno)}.`
    case 'giorni_liberati':
      return 'Occupa i giorni che altri lasciano liberi.'
    case 'segue':
      return 'Segue ciò che attende e i giorni che trova liberi.'
    case 'primo_posto':
      return 'Non aveva un piano.'
    case 'invariato':
      return 'Finisce lo stesso giorno.'
    default:
      // Kept by another version of the product.
      return ''
  }
}

/** The phases of an order, then before those that it has only now. */
function movementsOf({ ordine, oggi, fasi }: OrdineResult): MovementView[] {
  const [before, after] = [oggi, fasi].map((own) => new Map(own.map((fase) => [fase.nome, fase])))
  const written = (instant: number | undefined) => (instant === undefined ? null : writeInstant(instant))
  return [...new Set([...fasi, ...oggi].map(({ nome }) => nome))].map((nomeFase) => ({
    ordine,
    nomeFase,
    inizioPrima: written(before?.get(nomeFase)?.inizio),
    inizioDopo: written(after?.get(nomeFase)?.inizio),
    finePrima: written(before?.get(nomeFase)?.fine),
    fineDopo: written(after?.get(nomeFase)?.fine),
  }))
}

function ordineView(one: OrdineResult, commessa: (ordine: number) => string): OrdineProposto {
  const { consegna, prima, dopo } = one
  return {
    pk: one.ordine,
    numeroCommessa: one.numeroCommessa,
    cliente: one.cliente,
    peso: one.peso,
    dataConsegna: dayOr(consegna),
    dataFerma: dayOr(one.ferma ?? null),
    schedulato: one.schedulato,
    finePrima: dayOr(prima),
    fineDopo: dayOr(dopo),
    ritardoPrima: ritardoOf(prima, consegna),
    ritardoDopo: ritardoOf(dopo, consegna),
    guadagno: prima === null || dopo === null ? null : prima - dopo,
    probabilitaPrima: one.probabilitaPrima ?? null,
    probabilitaDopo: one.probabilitaDopo ?? null,
    motivo: one.senzaPiano || searchReasonInWords(one.ragione, commessa),
    senzaPiano: one.senzaPiano,
    fasi: movementsOf(one),
  }
}

const caricoView = (cella: RepartoWeek): WeekView => ({ ...cella, lunedi: writeDay(cella.lunedi) })

const columns = {
  include: {
    creataDa: { select: { firstName: true, lastName: true, username: true } },
    job: { select: { stato: true, progresso: true, errori: true } },
  },
} as const
type Riga = Prisma.PropostaPianoGetPayload<typeof columns>

function situazione({ stato, risultato, job }: Riga): SituazioneProposta {
  if (stato !== 'APERTA') return stato
  if (risultato !== null) return 'PRONTA'
  return job && (job.stato === 'IN_CODA' || job.stato === 'IN_CORSO') ? 'IN_RICERCA' : 'INTERROTTA'
}

function vista(riga: Riga, costs: HourlyCosts): PropostaView {
  const result = riga.risultato as RisultatoRicerca | null
  const numeri = new Map(result?.ordini.map(({ ordine, numeroCommessa }) => [ordine, numeroCommessa]))
  const commessa = (ordine: number) => numeri.get(ordine) ?? `n. ${ordine}`
  const oreInPiu = result?.ore ?? []
  const errors = (riga.job?.errori ?? []) as { message: string }[]
  return {
    pk: riga.id,
    nome: riga.nome,
    situazione: situazione(riga),
    creataIl: riga.creataIl,
    utente: riga.creataDa ? fullNameOf(riga.creataDa) : '',
    progresso: riga.job?.progresso ?? 0,
    errori: errors.map(({ message }) => message),
    job: riga.jobId,
    // What was asked before a field was there had its usual value.
    parametri: proposeSchema.cast(riga.parametri, { assert: false }) as SearchParameters,
    prima: result?.prima ?? null,
    dopo: result?.dopo ?? null,
    minorante: result?.minorante ?? null,
    prezzoFerme: result?.prezzoFerme ?? null,
    rischioPrima: result?.rischio?.prima ?? null,
    rischioDopo: result?.rischio?.dopo ?? null,
    passi: result?.passi ?? null,
    riparazione: riga.riparazioneId,
    ordini: (result?.ordini ?? []).map((one) => ordineView(one, commessa)),
    carico: (result?.carico ?? []).map(caricoView),
    caricoPrima: (result?.caricoPrima ?? []).map(caricoView),
    oreInPiu,
    costo: costOfHours(oreInPiu, costs),
  }
}

/** What an hour costs, by the settings. */
export async function hourlyCosts(db: Db): Promise<HourlyCosts> {
  const { costo_orario_macchine, costo_orario_banchi, maggiorazione_straordinari } = await readSettings(
    db,
    produzioneSettings,
  )
  const euro = { [MACCHINE]: costo_orario_macchine, [BANCHI]: costo_orario_banchi }
  return { euro, maggiorazione: maggiorazione_straordinari }
}

/** One proposal or scenario; null when there is none. */
export async function readProposta(db: Db, pk: number): Promise<PropostaView | null> {
  const riga = await db.propostaPiano.findUnique({ where: { id: pk }, ...columns })
  return riga && vista(riga, await hourlyCosts(db))
}

/** The proposals that are not dropped, newest first, and the scenarios by name. */
export async function readProposte(db: Db, scenari: boolean): Promise<PropostaView[]> {
  const righe = await db.propostaPiano.findMany({
    where: scenari ? { nome: { not: '' }, stato: 'APERTA' } : { nome: '', stato: { not: 'SCARTATA' } },
    orderBy: scenari ? [{ nome: 'asc' }, { id: 'asc' }] : [{ id: 'desc' }],
    take: 10,
    ...columns,
  })
  const costs = await hourlyCosts(db)
  return righe.map((riga) => vista(riga, costs))
}
