// Dry runs: questions to the server that change nothing.
import { graphql } from 'relay-runtime'
import { chiediFresco } from '../../../../relay/chiediFresco.ts'
import { InputError } from '../../../../relay/errors.ts'
import type { ProvaRiparazione } from '../dialoghi/RiparaDialog.tsx'
import type { ModoFine, ProvaFine } from '../dialoghi/SpostaFineDialog.tsx'
import type { Spostamento } from '../dialoghi/Spostamenti.tsx'
import type { Cella, Fase } from '../modello.ts'
import type { Prova } from '../piano.ts'
import type { proveFineQuery } from './__generated__/proveFineQuery.graphql.ts'
import type { proveRiparaQuery } from './__generated__/proveRiparaQuery.graphql.ts'
import type { proveScheduleQuery } from './__generated__/proveScheduleQuery.graphql.ts'
import { leggiPiano } from './leggi.ts'
import type { RichiestaProva } from './usePiano.ts'

const schedula = graphql`
  query proveScheduleQuery($pk: Int!, $fasi: [SceltaFaseInput!], $notRelaxedFasi: String, $autoStart: Boolean) {
    scheduleOrder(pk: $pk, fasi: $fasi, notRelaxedFasi: $notRelaxedFasi, autoStart: $autoStart) {
      ...leggi_piano
    }
  }
`

const fine = graphql`
  query proveFineQuery($ordine: Int!, $nomeFase: String!, $fine: String!, $modo: String!) {
    provaSpostaFineFase(ordine: $ordine, nomeFase: $nomeFase, fine: $fine, modo: $modo) {
      ...leggi_piano
      anticipate
      nuovaConsegna
    }
  }
`

const ripara = graphql`
  query proveRiparaQuery($reparto: String!, $giorno: String!) {
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
export async function provaPiano(pk: number, richiesta: RichiestaProva, interruzione: AbortSignal): Promise<Prova> {
  const { scelte, nonRilassate, autoStart } = richiesta
  const fasi = Object.entries(scelte).map(([nomeFase, { inizio, fornitore, durataOverride }]) => ({
    nomeFase,
    fromDate: inizio,
    fornitore: fornitore?.id ?? null,
    durataOverride,
  }))
  const variabili = { pk, fasi, notRelaxedFasi: nonRilassate, autoStart }
  const { scheduleOrder } = await chiediFresco<proveScheduleQuery>(schedula, variabili, interruzione)
  if (!scheduleOrder) throw SENZA_RISPOSTA
  return leggiPiano(scheduleOrder)
}

interface Finora {
  pk: number
  numeroCommessa: string
  fasi: readonly Fase[]
}

/** What moving the end of a saved phase would do. */
export async function provaFine(
  ordine: Finora,
  { nomeFase, fine: nuova, modo }: { nomeFase: string; fine: string; modo: ModoFine },
  interruzione: AbortSignal,
): Promise<ProvaFine> {
  const variabili = { ordine: ordine.pk, nomeFase, fine: istanteDi(nuova), modo }
  const { provaSpostaFineFase: trovata } = await chiediFresco<proveFineQuery>(fine, variabili, interruzione)
  if (!trovata) throw SENZA_RISPOSTA
  const { fasi, avvisi } = leggiPiano(trovata)
  const ritardo = avvisi.find(({ code }) => code === 'oltre_consegna')
  return {
    spostamenti: spostamentiFra(ordine, fasi),
    anticipate: trovata.anticipate,
    nuovaConsegna: trovata.nuovaConsegna ?? null,
    inRitardo: trovata.nuovaConsegna ? null : (ritardo?.testo ?? null),
  }
}

/** What mending a cell would do. */
export async function provaRipara(
  { reparto, giorno }: Pick<Cella, 'reparto' | 'giorno'>,
  interruzione: AbortSignal,
): Promise<ProvaRiparazione> {
  const dati = await chiediFresco<proveRiparaQuery>(ripara, { reparto, giorno }, interruzione)
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
export function istanteDi(inizio: string): string {
  return `${inizio}:00`
}

/** The phases of an order whose dates are not the same. */
export function spostamentiFra({ numeroCommessa, fasi: prima }: Finora, dopo: readonly Fase[]): Spostamento[] {
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
