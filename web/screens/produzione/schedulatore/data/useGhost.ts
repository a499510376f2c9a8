import { useCallback, useEffect, useRef, useState } from 'react'
import type { DragGrip } from '../linea/useDrag.ts'
import type { PianoFase } from '../model.ts'
import type { PianoState, ProvaState } from '../piano.ts'
import { endMomentInWords } from '../time.ts'
import type { AskProva } from './usePiano.ts'

/** Wait before the server is asked where the rest would go, while the hand moves. */
const PAUSA = 120

/** A dry run of what is in hand: nothing of the plan changes until it is dropped. */
export function useGhost(piano: PianoState, ask: AskProva) {
  const [fantasma, setFantasma] = useState<ProvaState | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const interruzione = useRef<AbortController>(undefined)

  const smetti = useCallback(() => {
    clearTimeout(timer.current)
    interruzione.current?.abort()
    setFantasma(null)
  }, [])
  useEffect(() => smetti, [smetti])

  function segui(presa: DragGrip | null) {
    if (!presa || presa.capo === 'fine') {
      smetti()
      return
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      interruzione.current?.abort()
      const mia = new AbortController()
      interruzione.current = mia
      const prima = piano.scelte[presa.nomeFase]
      if (!prima) return
      const scelte = { ...piano.scelte, [presa.nomeFase]: { ...prima, inizio: presa.valore } }
      ask({ scelte, nonRilassate: '', autoStart: false }, mia.signal).then(
        (prova) => {
          if (!mia.signal.aborted) setFantasma(prova)
        },
        () => undefined, // only a preview: dropping asks again, and says what is wrong
      )
    }, PAUSA)
  }
  return { fantasma, segui }
}

/** 'Telai: comincia mar 24-11 08:00, finisce gio 26-11': where what is in hand would go. */
export function gripInWords({ nomeFase, capo, valore }: DragGrip, prova: ProvaState | null): string {
  const nome = `${nomeFase.charAt(0).toUpperCase()}${nomeFase.slice(1)}`
  if (capo === 'fine') return `${nome}: finisce ${endMomentInWords(`${valore}:00:00`)}`
  const fase = prova?.fasi.find((una) => una.nomeFase === nomeFase)
  const comincia = `${nome}: comincia ${endMomentInWords(fase?.inizio ?? `${valore}:00:00`)}`
  return fase?.fine ? `${comincia}, finisce ${endMomentInWords(fase.fine)}` : comincia
}

/** 'sposta 2 fasi, 3 giorni di ritardo': what dropping would do. */
export function ghostOutcome(prima: readonly PianoFase[], prova: ProvaState): string {
  const mosse = prova.fasi.filter((fase) => {
    const era = prima.find(({ nomeFase }) => nomeFase === fase.nomeFase)
    return era?.inizio !== fase.inizio || era?.fine !== fase.fine
  })
  const ritardo = prova.avvisi.find(({ code }) => code === 'oltre_consegna')
  const error = prova.errori[0]
  if (error) return error.testo
  if (mosse.length === 0) return 'Non cambia nulla'
  const quante = mosse.length === 1 ? 'Sposta 1 fase' : `Sposta ${mosse.length} fasi`
  return ritardo ? `${quante}, oltre l’approntamento` : quante
}
