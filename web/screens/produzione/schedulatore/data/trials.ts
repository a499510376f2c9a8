// Dry runs: questions to the server that change nothing.
import { graphql } from 'relay-runtime'
import { InputError } from '../../../../relay/errors.ts'
import { fetchFresh } from '../../../../relay/fetchFresh.ts'
import type { FaseMove } from '../dialogs/FaseMoves.tsx'
import type { EndMode, EndProva } from '../dialogs/MoveEndDialog.tsx'
import type { RepairProva } from '../dialogs/RepairDialog.tsx'
import type { PianoFase, ShownCella } from '../model.ts'
import type { ProvaState } from '../piano.ts'
import type { trialsFineQuery } from './__generated__/trialsFineQuery.graphql.ts'
import type { trialsRiparaQuery } from './__generated__/trialsRiparaQuery.graphql.ts'
import type { trialsScheduleQuery } from './__generated__/trialsScheduleQuery.graphql.ts'
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
    provaSpostaFineFase(ordine: $ordine, nomeFase: $nomeFase, fine: $fine, modo: $modo) {
      ...read_piano
      anticipate
      nuovaConsegna
    }
  }
`

const ripara = graphql`
  query trialsRiparaQuery($reparto: RepartoFase!, $giorno: Date!) {
    provaRiparaCella(reparto: $reparto, giorno: $giorno) {
      spostamenti {
        pk
        numeroCommessa
        nomeFase
        inizioPrima
        inizioDopo
        finePrima
        fineDopo
      }
      inRitardo {
        pk
      }
      rimasti {
        numeroCommessa
        motivo
      }
      eccedenza
    }
  }
`

const SENZA_RISPOSTA = new InputError('Le date non si possono calcolare.')

/** Where an order's phases would go with the choices on screen. */
export async function tryPiano(pk: number, richiesta: ProvaRequest, interruzione: AbortSignal): Promise<ProvaState> {
  const { scelte, nonRilassate, autoStart } = richiesta
  const fasi = Object.entries(scelte).map(([nomeFase, { inizio, fornitore, durataOverride }]) => ({
    nomeFase,
    fromDate: inizio,
    fornitore: fornitore?.id ?? null,
    durataOverride,
  }))
  const variables = { pk, fasi, notRelaxedFasi: nonRilassate, autoStart }
  const { scheduleOrder } = await fetchFresh<trialsScheduleQuery>(schedula, variables, interruzione)
  if (!scheduleOrder) throw SENZA_RISPOSTA
  return readPiano(scheduleOrder)
}

interface Finora {
  pk: number
  numeroCommessa: string
  fasi: readonly PianoFase[]
}

/** What moving the end of a saved phase would do. */
export async function tryEnd(
  ordine: Finora,
  { nomeFase, fine: nuova, modo }: { nomeFase: string; fine: string; modo: EndMode },
  interruzione: AbortSignal,
): Promise<EndProva> {
  const variables = { ordine: ordine.pk, nomeFase, fine: instantOf(nuova), modo }
  const { provaSpostaFineFase: trovata } = await fetchFresh<trialsFineQuery>(fine, variables, interruzione)
  if (!trovata) throw SENZA_RISPOSTA
  const { fasi, avvisi } = readPiano(trovata)
  const ritardo = avvisi.find(({ code }) => code === 'oltre_consegna')
  return {
    spostamenti: movesBetween(ordine, fasi),
    anticipate: trovata.anticipate,
    nuovaConsegna: trovata.nuovaConsegna ?? null,
    inRitardo: trovata.nuovaConsegna ? null : (ritardo?.testo ?? null),
  }
}

/** What mending a cell would do. */
export async function tryRepair(
  { reparto, giorno }: Pick<ShownCella, 'reparto' | 'giorno'>,
  interruzione: AbortSignal,
): Promise<RepairProva> {
  const dati = await fetchFresh<trialsRiparaQuery>(ripara, { reparto, giorno }, interruzione)
  const { spostamenti, inRitardo, rimasti, eccedenza } = dati.provaRiparaCella
  return {
    spostamenti: spostamenti.map(({ pk, ...uno }) => ({
      ...uno,
      inizioPrima: uno.inizioPrima ?? null,
      inizioDopo: uno.inizioDopo ?? null,
      finePrima: uno.finePrima ?? null,
      fineDopo: uno.fineDopo ?? null,
      inRitardo: inRitardo.some((ordine) => ordine.pk === pk),
    })),
    rimasti,
    eccedenza,
  }
}

/** 'YYYY-MM-DD HH' with its minutes, as ends are sent. */
export function instantOf(inizio: string): string {
  return `${inizio}:00`
}

/** The phases of an order whose dates are not the same. */
function movesBetween({ numeroCommessa, fasi: prima }: Finora, dopo: readonly PianoFase[]): FaseMove[] {
  return dopo.flatMap(({ nomeFase, inizio, fine: fineDopo }) => {
    const era = prima.find((fase) => fase.nomeFase === nomeFase)
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
