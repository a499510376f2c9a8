// Dry runs: questions to the server that change nothing.

import { graphql } from 'relay-runtime'
import type { trialsFineQuery } from '#generated/trialsFineQuery.graphql.ts'
import type { trialsRiparaQuery } from '#generated/trialsRiparaQuery.graphql.ts'
import type { trialsScheduleQuery } from '#generated/trialsScheduleQuery.graphql.ts'
import { InputError } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import type { FaseMove } from '../dialogs/FaseMoves.tsx'
import type { EndMode, EndTrial } from '../dialogs/MoveEndDialog.tsx'
import type { RepairProva } from '../dialogs/RepairDialog.tsx'
import type { PianoFase, ShownCella } from '../model.ts'
import type { ProvaState } from '../piano.ts'
import { readPiano } from './read.ts'
import type { ProvaRequest } from './usePiano.ts'

const schedula = graphql`
  query trialsScheduleQuery($pk: Int!, $fasi: [SceltaFaseInput!], $notRelaxedFasi: String, $autoStart: Boolean) {
    scheduleOrder(pk: $pk, fasi: $fasi, notRelaxedFasi: $notRelaxedFasi, autoStart: $autoStart) {
      ...read_piano
    }
  }
`

const fine = graphql`
  query trialsFineQuery($ordine: Int!, $nomeFase: String!, $fine: String!, $modo: ModoSpostamento!) {
    provaSpostaFineFase(ordinePk: $ordine, nomeFase: $nomeFase, fine: $fine, modo: $modo) {
      ...read_piano
      anticipate
      nuovaConsegna
    }
  }
`

const repair = graphql`
  query trialsRiparaQuery($reparto: String!, $giorno: Date!) {
    provaRiparaCella(reparto: $reparto, giorno: $giorno) {
      spostamenti {
        ordine @required(action: NONE) {
          pk
          numeroCommessa
        }
        nomeFase
        inizioPrima
        inizioDopo
        finePrima
        fineDopo
      }
      inRitardo {
        ordine {
          pk
        }
      }
      rimasti {
        ordine @required(action: NONE) {
          numeroCommessa
        }
        motivo
      }
      eccedenza
    }
  }
`

const WITHOUT_ANSWER = new InputError('Le date non si possono calcolare.')

/** Where an order's phases would go with the choices on screen. */
export async function tryPiano(pk: number, request: ProvaRequest, abort: AbortSignal): Promise<ProvaState> {
  const { choices, nonRilassate, autoStart } = request
  const fasi = Object.entries(choices).map(([nomeFase, { inizio, fornitore, durataOverride }]) => ({
    nomeFase,
    fromDate: inizio,
    fornitorePk: fornitore?.id ?? null,
    durataOverride,
  }))
  const variables = { pk, fasi, notRelaxedFasi: nonRilassate, autoStart }
  const { scheduleOrder } = await fetchFresh<trialsScheduleQuery>(schedula, variables, abort)
  if (!scheduleOrder) throw WITHOUT_ANSWER
  return readPiano(scheduleOrder)
}

interface SoFar {
  pk: number
  numeroCommessa: string
  fasi: readonly PianoFase[]
}

/** What moving the end of a saved phase would do. */
export async function tryEnd(
  ordine: SoFar,
  { nomeFase, fine: next, mode }: { nomeFase: string; fine: string; mode: EndMode },
  abort: AbortSignal,
): Promise<EndTrial> {
  const variables = { ordine: ordine.pk, nomeFase, fine: instantOf(next), modo: enumName(mode) }
  const { provaSpostaFineFase: found } = await fetchFresh<trialsFineQuery>(fine, variables, abort)
  if (!found) throw WITHOUT_ANSWER
  const { fasi, notices } = readPiano(found)
  const ritardo = notices.find(({ code }) => code === 'oltre_consegna')
  return {
    spostamenti: movesBetween(ordine, fasi),
    anticipate: found.anticipate,
    nuovaConsegna: found.nuovaConsegna ?? null,
    inRitardo: found.nuovaConsegna ? null : (ritardo?.testo ?? null),
  }
}

/** What mending a cell would do. */
export async function tryRepair(
  { reparto, giorno }: Pick<ShownCella, 'reparto' | 'giorno'>,
  abort: AbortSignal,
): Promise<RepairProva> {
  const data = await fetchFresh<trialsRiparaQuery>(repair, { reparto, giorno }, abort)
  const { spostamenti, inRitardo, rimasti, eccedenza } = data.provaRiparaCella
  return {
    spostamenti: spostamenti
      .filter((one) => one != null)
      .map(({ ordine: { pk, numeroCommessa }, ...one }) => ({
        ...one,
        numeroCommessa,
        inizioPrima: one.inizioPrima ?? null,
        inizioDopo: one.inizioDopo ?? null,
        finePrima: one.finePrima ?? null,
        fineDopo: one.fineDopo ?? null,
        inRitardo: inRitardo.some(({ ordine }) => ordine?.pk === pk),
      })),
    remaining: rimasti
      .filter((one) => one != null)
      .map(({ ordine: { numeroCommessa }, motivo }) => ({ numeroCommessa, motivo: motivo ?? '' })),
    eccedenza,
  }
}

/** 'YYYY-MM-DD HH' with its minutes, as ends are sent. */
export function instantOf(inizio: string): string {
  return `${inizio}:00`
}

/** The phases of an order whose dates are not the same. */
function movesBetween({ numeroCommessa, fasi: before }: SoFar, after: readonly PianoFase[]): FaseMove[] {
  return after.flatMap(({ nomeFase, inizio, fine: fineDopo }) => {
    const era = before.find((fase) => fase.nomeFase === nomeFase)
    if (era?.inizio === inizio && era.fine === fineDopo) return []
    return [
      {
        numeroCommessa,
        nomeFase,
        inizioPrima: era?.inizio ?? null,
        inizioDopo: inizio,
        finePrima: era?.fine ?? null,
        fineDopo,
        inRitardo: false,
      },
    ]
  })
}
