// Proposals and scenarios as planners see them.
import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { fullNameOf } from '../../platform/operation.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { ritardoOf } from '../schedulazione/engine/margine.ts'
import type { ValorePiano } from '../schedulazione/engine/ricerca/obiettivo.ts'
import type { Ragione } from '../schedulazione/engine/ricerca/ragioni.ts'
import { writeGiorno, writeIstante } from '../schedulazione/engine/time.ts'
import type { OrdineTrovato, RisultatoRicerca } from './ricerca/cerca.ts'
import type { DateFasePiano } from './ricerca/dati.ts'
import type { CaricoSettimana } from './ricerca/oggi.ts'
import { type CostiOrari, costoOre, type OreInPiu, type ParametriRicerca, proponiSchema } from './rules.ts'

export interface FaseProposta {
  nomeFase: string
  inizio: string
  fine: string
}

export interface OrdineProposto {
  pk: number
  numeroCommessa: string
  cliente: string
  /** How much a day late of it counts. */
  peso: number
  dataConsegna: string | null
  schedulato: boolean
  finePrima: string | null
  fineDopo: string | null
  ritardoPrima: number
  ritardoDopo: number
  /** Days earlier; negative: later. Null without a plan before or after. */
  guadagno: number | null
  motivo: string
  senzaPiano: string
  fasiPrima: FaseProposta[]
  fasiDopo: FaseProposta[]
}

export type TotaliPiano = ValorePiano

export interface CaricoView extends Omit<CaricoSettimana, 'lunedi'> {
  lunedi: string
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
  parametri: ParametriRicerca
  prima: TotaliPiano | null
  dopo: TotaliPiano | null
  minorante: number | null
  passi: number | null
  riparazione: number | null
  ordini: OrdineProposto[]
  carico: CaricoView[]
  /** Of today's plan, beside a scenario. */
  caricoPrima: CaricoView[]
  /** Hours that are paid more than today, in the weeks of load. */
  oreInPiu: OreInPiu[]
  /** Euro; null where nobody said what an hour costs. */
  costo: number | null
}

const giorni = (numero: number) => (numero === 1 ? '1 giorno' : `${numero} giorni`)
const giornoO = (giorno: number | null) => (giorno === null ? null : writeGiorno(giorno))

/** Why an order moves, in Italian. */
export function ragioneInParole(ragione: Ragione, commessa: (ordine: number) => string): string {
  switch (ragione.codice) {
    case 'prima_di_chi_ha_margine':
      return `Va prima di ${commessa(ragione.altro)} perché quello ha ${ragione.margine === 0 ? 'ancora tempo' : `ancora ${giorni(ragione.margine)} di margine`}.`
    case 'prima_di_uno_piu_lungo':
      return `Va prima di ${commessa(ragione.altro)} perché quello è più lungo e finirebbe tardi comunque.`
    case 'prima_di_chi_non_ha_data':
      return `Va prima di ${commessa(ragione.altro)} perché quello non ha una data di approntamento.`
    case 'prima_di':
      return `Va prima di ${commessa(ragione.altro)} perché insieme perdono meno giorni.`
    case 'lascia_il_posto':
      return `Lascia il posto a ${commessa(ragione.altro)}, che guadagna ${giorni(ragione.guadagno)}.`
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

const faseView = ({ nome, inizio, fine }: DateFasePiano): FaseProposta => ({
  nomeFase: nome,
  inizio: writeIstante(inizio),
  fine: writeIstante(fine),
})

function ordineView(uno: OrdineTrovato, commessa: (ordine: number) => string): OrdineProposto {
  const { consegna, prima, dopo } = uno
  return {
    pk: uno.ordine,
    numeroCommessa: uno.numeroCommessa,
    cliente: uno.cliente,
    peso: uno.peso,
    dataConsegna: giornoO(consegna),
    schedulato: uno.schedulato,
    finePrima: giornoO(prima),
    fineDopo: giornoO(dopo),
    ritardoPrima: ritardoOf(prima, consegna),
    ritardoDopo: ritardoOf(dopo, consegna),
    guadagno: prima === null || dopo === null ? null : prima - dopo,
    motivo: uno.senzaPiano || ragioneInParole(uno.ragione, commessa),
    senzaPiano: uno.senzaPiano,
    fasiPrima: uno.oggi.map(faseView),
    fasiDopo: uno.fasi.map(faseView),
  }
}

const caricoView = (cella: CaricoSettimana): CaricoView => ({ ...cella, lunedi: writeGiorno(cella.lunedi) })

const colonne = {
  include: {
    creataDa: { select: { firstName: true, lastName: true, username: true } },
    job: { select: { stato: true, progresso: true, errori: true } },
  },
} as const
type Riga = Prisma.PropostaPianoGetPayload<typeof colonne>

function situazione({ stato, risultato, job }: Riga): SituazioneProposta {
  if (stato !== 'APERTA') return stato
  if (risultato !== null) return 'PRONTA'
  return job && (job.stato === 'IN_CODA' || job.stato === 'IN_CORSO') ? 'IN_RICERCA' : 'INTERROTTA'
}

function vista(riga: Riga, costi: CostiOrari): PropostaView {
  const risultato = riga.risultato as unknown as RisultatoRicerca | null
  const numeri = new Map(risultato?.ordini.map(({ ordine, numeroCommessa }) => [ordine, numeroCommessa]))
  const commessa = (ordine: number) => numeri.get(ordine) ?? `n. ${ordine}`
  const oreInPiu = risultato?.ore ?? []
  const errori = (riga.job?.errori ?? []) as unknown as { message: string }[]
  return {
    pk: riga.id,
    nome: riga.nome,
    situazione: situazione(riga),
    creataIl: riga.creataIl,
    utente: riga.creataDa ? fullNameOf(riga.creataDa) : '',
    progresso: riga.job?.progresso ?? 0,
    errori: errori.map(({ message }) => message),
    job: riga.jobId,
    // What was asked before a field was there had its usual value.
    parametri: proponiSchema.cast(riga.parametri, { assert: false }) as ParametriRicerca,
    prima: risultato?.prima ?? null,
    dopo: risultato?.dopo ?? null,
    minorante: risultato?.minorante ?? null,
    passi: risultato?.passi ?? null,
    riparazione: riga.riparazioneId,
    ordini: (risultato?.ordini ?? []).map((uno) => ordineView(uno, commessa)),
    carico: (risultato?.carico ?? []).map(caricoView),
    caricoPrima: (risultato?.caricoPrima ?? []).map(caricoView),
    oreInPiu,
    costo: costoOre(oreInPiu, costi),
  }
}

/** What an hour costs, by the settings. */
export async function costiOrari(db: Db): Promise<CostiOrari> {
  const { costo_orario_macchine, costo_orario_banchi, maggiorazione_straordinari } = await readSettings(db)
  return { macchine: costo_orario_macchine, banchi: costo_orario_banchi, maggiorazione: maggiorazione_straordinari }
}

/** One proposal or scenario; null when there is none. */
export async function readProposta(db: Db, pk: number): Promise<PropostaView | null> {
  const riga = await db.propostaPiano.findUnique({ where: { id: pk }, ...colonne })
  return riga && vista(riga, await costiOrari(db))
}

/** The proposals that are not dropped, newest first, and the scenarios by name. */
export async function readProposte(db: Db, scenari: boolean): Promise<PropostaView[]> {
  const righe = await db.propostaPiano.findMany({
    where: scenari ? { nome: { not: '' }, stato: 'APERTA' } : { nome: '', stato: { not: 'SCARTATA' } },
    orderBy: scenari ? [{ nome: 'asc' }, { id: 'asc' }] : [{ id: 'desc' }],
    take: 10,
    ...colonne,
  })
  const costi = await costiOrari(db)
  return righe.map((riga) => vista(riga, costi))
}
