import { useEffect } from 'react'
import type { Passo } from '../../../server/vendite/preventivi/mancanti/rules.ts'
import type { ValoriModulo } from '../modello.ts'
import { cancellaBozza, type Deposito, iniziata, scriviBozza } from './deposito.ts'

const ATTESA = 400

/**
 * Keeps the draft shortly after each change, and at once when the page is left.
 * @param deposito null while the visitor decides about an older draft
 */
export function useSalvaBozza(
  deposito: Deposito | null,
  valori: ValoriModulo,
  iniziali: ValoriModulo,
  passo: Passo,
): void {
  useEffect(() => {
    if (!deposito) return
    const salva = () => {
      if (iniziata(valori, iniziali)) scriviBozza(deposito, { valori, passo, salvataIl: new Date().toISOString() })
      else cancellaBozza(deposito)
    }
    const attesa = setTimeout(salva, ATTESA)
    addEventListener('pagehide', salva)
    return () => {
      clearTimeout(attesa)
      removeEventListener('pagehide', salva)
    }
  }, [deposito, valori, iniziali, passo])
}
