import { useCallback, useEffect, useRef, useState } from 'react'
import type { DragGrip } from '../linea/useDrag.ts'
import type { PianoFase } from '../model.ts'
import type { PianoState, ProvaState } from '../piano.ts'
import { endMomentInWords } from '../time.ts'
import type { AskProva } from './usePiano.ts'

/** Wait before the server is asked where the rest would go, while the hand moves. */
const PAUSE = 120

/** A dry run of what is in hand: nothing of the plan changes until it is dropped. */
export function useGhost(piano: PianoState, ask: AskProva) {
  const [ghost, setGhost] = useState<ProvaState | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const abort = useRef<AbortController>(undefined)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    abort.current?.abort()
    setGhost(null)
  }, [])
  useEffect(() => stop, [stop])

  function follow(presa: DragGrip | null) {
    if (!presa || presa.capo === 'fine') {
      stop()
      return
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      abort.current?.abort()
      const own = new AbortController()
      abort.current = own
      const before = piano.choices[presa.nomeFase]
      if (!before) return
      const choices = { ...piano.choices, [presa.nomeFase]: { ...before, inizio: presa.valore } }
      ask({ choices, nonRilassate: '', autoStart: false }, own.signal).then(
        (trial) => {
          if (!own.signal.aborted) setGhost(trial)
        },
        () => undefined, // only a preview: dropping asks again, and says what is wrong
      )
    }, PAUSE)
  }
  return { fantasma: ghost, segui: follow }
}

/** 'Telai: comincia mar 24-11 08:00, finisce gio 26-11': where what is in hand would go. */
export function gripInWords({ nomeFase, capo, valore }: DragGrip, trial: ProvaState | null): string {
  const name = `${nomeFase.charAt(0).toUpperCase()}${nomeFase.slice(1)}`
  if (capo === 'fine') return `${name}: finisce ${endMomentInWords(`${valore}:00:00`)}`
  const fase = trial?.fasi.find((one) => one.nomeFase === nomeFase)
  const begin = `${name}: comincia ${endMomentInWords(fase?.inizio ?? `${valore}:00:00`)}`
  return fase?.fine ? `${begin}, finisce ${endMomentInWords(fase.fine)}` : begin
}

/** 'sposta 2 fasi, 3 giorni di ritardo': what dropping would do. */
export function ghostOutcome(before: readonly PianoFase[], trial: ProvaState): string {
  const rearranged = trial.fasi.filter((fase) => {
    const era = before.find(({ nomeFase }) => nomeFase === fase.nomeFase)
    return era?.inizio !== fase.inizio || era?.fine !== fase.fine
  })
  const ritardo = trial.notices.find(({ code }) => code === 'oltre_consegna')
  const error = trial.errors[0]
  if (error) return error.testo
  if (rearranged.length === 0) return 'Non cambia nulla'
  const count = rearranged.length === 1 ? 'Sposta 1 fase' : `Sposta ${rearranged.length} fasi`
  return ritardo ? `${count}, oltre l’approntamento` : count
}
