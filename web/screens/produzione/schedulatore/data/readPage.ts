import { graphql, readInlineData } from 'relay-runtime'
import type { readPage_fase$key } from '#generated/readPage_fase.graphql.ts'
import type { readPage_festivita$key } from '#generated/readPage_festivita.graphql.ts'
import type { readPage_fornitori$key } from '#generated/readPage_fornitori.graphql.ts'
import type { readPage_ordine$data, readPage_ordine$key } from '#generated/readPage_ordine.graphql.ts'
import type { readPage_schedulazione$key } from '#generated/readPage_schedulazione.graphql.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { isoDate } from '#shared/formats/formats.ts'
import {
  type ChosenOrdine,
  SHOWN_UNITA,
  type ShownFornitoreFase,
  type ShownTempisticaMancante,
  type TimelineRow,
} from '../model.ts'
import { endOfPiano, type ProvaState } from '../piano.ts'
import { addCivilDays } from '../time.ts'
import { readPiano } from './read.ts'

const faseFragment = graphql`
  fragment readPage_fase on Fase @inline {
    nome
    unit
    infiniteCapacity
    reparto
  }
`

const festivitaFragment = graphql`
  fragment readPage_festivita on Festivita @inline {
    giornoDa
    giornoA
    oraDa
  }
`

const fornitoriFragment = graphql`
  fragment readPage_fornitori on Fase @inline {
    nome
    fornitori @include(if: $conOrdine) {
      pk
      nome
      tempo
    }
  }
`

const ordineFragment = graphql`
  fragment readPage_ordine on Ordine @inline {
    pk
    numeroCommessa
    riferimento
    nomeAreaConsegna
    dataConsegna
    senzaMisure
    nonSchedulabile
    margine
    statoMargine
    cliente {
      nome
    }
  }
`

const schedulazioneFragment = graphql`
  fragment readPage_schedulazione on PianoSchedulazione @inline {
    salvata
    tempiCambiati
    motivoNonSchedulato
    tempisticheMancanti {
      tipo
      famiglia
      forma
      codice
    }
    ...read_piano
  }
`

/** What doesn't change with the order. */
export interface SchedulerContext {
  righe: readonly TimelineRow[]
  festivi: ReadonlySet<string>
}

/** The suppliers that a phase may be given to, by its name. */
export type FornitoriByFase = Readonly<Record<string, readonly ShownFornitoreFase[]>>

/** The order in the address as it is in the database. */
export interface SchedulerOrdine {
  ordine: ChosenOrdine
  saved: { prova: ProvaState; saved: boolean }
  tempiCambiati: boolean
  motivoNonSchedulato: string
  mancanti: readonly ShownTempisticaMancante[]
}

interface ContextData {
  readonly fasi: readonly readPage_fase$key[]
  readonly festivita: { readonly nodes: readonly readPage_festivita$key[] }
}

/** Longer holidays are typing errors; the timeline is shorter anyway. */
const DAYS_MAX = 400

/** Rows, holidays that last the whole day. */
export function readSchedulerContext({ fasi, festivita }: ContextData) {
  const holidayDates = new Set<string>()
  for (const key of festivita.nodes) {
    const { giornoDa, giornoA, oraDa } = readInlineData(festivitaFragment, key)
    if (oraDa) continue
    for (let day = giornoDa, n = 0; day <= giornoA && n < DAYS_MAX; day = addCivilDays(day, 1), n++)
      holidayDates.add(day)
  }
  const loaded = fasi.map((fase) => readInlineData(faseFragment, fase))
  const context: SchedulerContext = {
    righe: loaded.map(({ nome, unit, infiniteCapacity, reparto }) => ({
      nomeFase: nome,
      unit: wordOfEnum(SHOWN_UNITA, unit),
      infiniteCapacity,
      reparto: reparto ?? null,
    })),
    festivi: holidayDates,
  }
  return context
}

/** The suppliers of the phases, where an order is read: nothing else shows them. */
export const readFornitoriByFase = (fasi: readonly readPage_fornitori$key[]): FornitoriByFase =>
  Object.fromEntries(
    fasi.map((fase) => {
      const { nome, fornitori } = readInlineData(fornitoriFragment, fase)
      return [nome, (fornitori ?? []).map(({ pk: id, ...one }) => ({ id, ...one }))]
    }),
  )

/** Whether the margin of a plan that is still to be worked says nothing any more: by the state of the order. */
function isFinished({ margine, statoMargine }: readPage_ordine$data, fine: string | null): boolean {
  return margine != null && statoMargine == null && fine !== null && fine >= isoDate(new Date())
}

/** Null without an order, or when it isn't there. */
export function readSchedulerOrdine(
  ordineKey: readPage_ordine$key | null | undefined,
  schedulazioneKey: readPage_schedulazione$key | null | undefined,
): SchedulerOrdine | null {
  if (!ordineKey || !schedulazioneKey) return null
  const ordine = readInlineData(ordineFragment, ordineKey)
  const schedulazione = readInlineData(schedulazioneFragment, schedulazioneKey)
  const trial = readPiano(schedulazione)
  return {
    ordine: {
      pk: ordine.pk,
      numeroCommessa: ordine.numeroCommessa,
      cliente: ordine.cliente.nome,
      luogo: ordine.nomeAreaConsegna ? `Consegna ${ordine.nomeAreaConsegna}` : '',
      reference: ordine.riferimento,
      dataConsegna: ordine.dataConsegna ?? null,
      senzaMisure: ordine.senzaMisure,
      nonSchedulabile: ordine.nonSchedulabile === true,
      finished: isFinished(ordine, endOfPiano(trial.fasi)),
    },
    saved: { prova: trial, saved: schedulazione.salvata },
    tempiCambiati: schedulazione.tempiCambiati,
    motivoNonSchedulato: schedulazione.motivoNonSchedulato,
    mancanti: schedulazione.tempisticheMancanti,
  }
}
