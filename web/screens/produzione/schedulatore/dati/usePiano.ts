import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { messaggioErrore } from '../../../../relay/errors.ts'
import {
  type AzionePiano,
  daProvare,
  intatto,
  nonRilassate,
  PIANO_VUOTO,
  type Piano,
  type Prova,
  riduciPiano,
  type SceltaFase,
} from '../piano.ts'

/** Wait after an edit before the server is asked: a duration is several keys. */
const PAUSA = 250

/** What is asked of a dry run. */
export interface RichiestaProva {
  scelte: Readonly<Record<string, SceltaFase>>
  /** `not_relaxed_fasi`: a phase, ALL or empty. */
  nonRilassate: string
  autoStart: boolean
}

export type ChiediProva = (richiesta: RichiestaProva, interruzione: AbortSignal) => Promise<Prova>

interface Opzioni {
  /** The order as it is in the database; another object when it was read again. */
  letto: { prova: Prova; saved: boolean } | null
  chiedi: ChiediProva
}

/**
 * The plan in the panel: every edit is followed by a dry run, a little later; an edit meanwhile takes its place, and an
 * answer to an older one is thrown away.
 * @returns also whether somebody else has saved the order while it was being edited here (`superato`)
 */
export function usePiano({ letto, chiedi }: Opzioni): {
  piano: Piano
  fai: Dispatch<AzionePiano>
  inCorso: boolean
  superato: boolean
} {
  const [piano, fai] = useReducer(riduciPiano, letto, (primo) =>
    primo ? riduciPiano(PIANO_VUOTO, { tipo: 'carica', ...primo }) : PIANO_VUOTO,
  )
  const [mostrato, setMostrato] = useState(letto)
  const [superato, setSuperato] = useState(false)
  if (superato && intatto(piano)) setSuperato(false)
  if (letto !== mostrato) {
    setMostrato(letto)
    // What is being edited is not thrown away because somebody else saved: the save will say.
    if (letto && (mostrato === null || intatto(piano))) fai({ tipo: 'carica', ...letto })
    else if (letto && mostrato) setSuperato(superato || date(letto.prova) !== date(mostrato.prova))
  }

  const daFare = daProvare(piano)
  const prova = useEffectEvent((interruzione: AbortSignal) => {
    const { generazione, scelte, auto: autoStart } = piano
    chiedi({ scelte, nonRilassate: autoStart ? '' : nonRilassate(piano), autoStart }, interruzione).then(
      (risposta) => {
        if (!interruzione.aborted) fai({ tipo: 'schedulato', generazione, prova: risposta })
      },
      (errore: Error) => {
        if (!interruzione.aborted) fai({ tipo: 'fallito', generazione, motivo: messaggioErrore(errore) })
      },
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit is a new question
  useEffect(() => {
    if (!daFare) return
    const interruzione = new AbortController()
    const timer = setTimeout(() => prova(interruzione.signal), PAUSA)
    return () => {
      clearTimeout(timer)
      interruzione.abort()
    }
  }, [daFare, piano.generazione])

  return { piano, fai, inCorso: daFare, superato }
}

/** The dates of a plan, to be compared. */
function date({ fasi }: Prova): string {
  return fasi.map(({ nomeFase, inizio, fine }) => `${nomeFase} ${inizio} ${fine}`).join()
}
