import { useEffect, useEffectEvent } from 'react'
import { vincoloSchema } from '../../../../../server/vendite/vincoli/rules.ts'
import { soloMisure } from '../appunti.ts'
import { misureScritte, type ValoriMisure } from '../modulo/valori.ts'
import type { Bozza } from './anteprima.ts'

/** Tells what is being written as soon as it makes sense, for drawing and findings; null while it does not. */
export function useBozza(id: number | null, valori: ValoriMisure, onBozza: (bozza: Bozza | null) => void): void {
  const riferisci = useEffectEvent((bozza: Bozza | null) => onBozza(bozza))
  const { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax } = misureScritte(valori)
  useEffect(() => {
    const misure = { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
    riferisci(vincoloSchema.isValidSync(misure) ? { id, misure: soloMisure(misure) } : null)
  }, [id, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax])
}
