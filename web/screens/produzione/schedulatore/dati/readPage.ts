import type { SchedulatorePageQuery$data } from '../__generated__/SchedulatorePageQuery.graphql.ts'
import type { ChosenOrdine, ShownFornitoreFase, ShownTempisticaMancante, ShownUnita, TimelineRow } from '../model.ts'
import type { ProvaState } from '../piano.ts'
import { addCivilDays } from '../time.ts'
import { readPiano } from './read.ts'

/** What doesn't change with the order. */
export interface SchedulerContext {
  righe: readonly TimelineRow[]
  festivi: ReadonlySet<string>
  /** Suppliers by phase. */
  fornitori: Readonly<Record<string, readonly ShownFornitoreFase[]>>
  nomiFornitori: ReadonlyMap<number, string>
}

/** The order in the address as it is in the database. */
export interface SchedulerOrdine {
  ordine: ChosenOrdine
  salvato: { prova: ProvaState; saved: boolean }
  tempiCambiati: boolean
  motivoNonSchedulato: string
  mancanti: readonly ShownTempisticaMancante[]
}

type Dati = SchedulatorePageQuery$data

/** Longer holidays are typing errors; the timeline is shorter anyway. */
const GIORNI_MAX = 400

/** Rows, holidays that last the whole day, suppliers. */
export function readSchedulerContext({ fasi, festivita, fornitori }: Pick<Dati, 'fasi' | 'festivita' | 'fornitori'>) {
  const festivi = new Set<string>()
  for (const { giornoDa, giornoA, oraDa } of festivita.nodes) {
    if (oraDa) continue
    for (let giorno = giornoDa, n = 0; giorno <= giornoA && n < GIORNI_MAX; giorno = addCivilDays(giorno, 1), n++)
      festivi.add(giorno)
  }
  const contesto: SchedulerContext = {
    righe: fasi.map(({ nome, unit, infiniteCapacity, reparto }) => ({
      nomeFase: nome,
      unit: unit as ShownUnita,
      infiniteCapacity,
      reparto: reparto ?? null,
    })),
    festivi,
    fornitori: perFase(fornitori.nodes),
    nomiFornitori: new Map(fornitori.nodes.map(({ pk, nome }) => [pk, nome])),
  }
  return contesto
}

function perFase(nodi: Dati['fornitori']['nodes']): SchedulerContext['fornitori'] {
  const gruppi = Map.groupBy(nodi, ({ tipologia }) => tipologia)
  return Object.fromEntries(
    Array.from(gruppi, ([tipologia, suoi]) => [
      tipologia,
      suoi.map(({ pk, nome, tempo }) => ({ id: pk, nome, tempo })),
    ]),
  )
}

/** Null without an order, or when it isn't there. */
export function readSchedulerOrdine(
  ordine: Dati['ordine'],
  schedulazione: Dati['schedulazioneOrdine'],
): SchedulerOrdine | null {
  if (!ordine || !schedulazione) return null
  return {
    ordine: {
      pk: ordine.pk,
      numeroCommessa: ordine.numeroCommessa,
      cliente: ordine.cliente.nome,
      luogo: ordine.areaConsegna ? `Consegna ${ordine.areaConsegna}` : '',
      riferimento: ordine.riferimento,
      dataConsegna: ordine.dataConsegna ?? null,
      senzaMisure: ordine.senzaMisure,
      nonSchedulabile: ordine.nonSchedulabile,
    },
    salvato: { prova: readPiano(schedulazione), saved: schedulazione.salvata },
    tempiCambiati: schedulazione.tempiCambiati,
    motivoNonSchedulato: schedulazione.motivoNonSchedulato,
    mancanti: schedulazione.tempisticheMancanti,
  }
}
