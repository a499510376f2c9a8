import { NUMERO_INTERO } from '../../../shared/fields/fields.ts'
import { NUMERO_NON_VALIDO } from '../../../shared/money/money.ts'
import type { Colonna } from '../rules.ts'
import { type Cella, giornoDi, numeroDi, testoDi } from './cella.ts'

export const GIORNO_NON_VALIDO = 'È richiesta una data: GG/MM/AAAA, GG-MM-AAAA o AAAA-MM-GG'

/** The values of a row, a text or a number or nothing; columns that the file does not have are not there. */
export type Valori = Record<string, string | number | null>

/** What could not be read. */
export interface ErroreCella {
  colonna: string
  messaggio: string
}

function leggi(cella: Cella, tipo: Colonna['tipo']): { valore: string | number | null } | { messaggio: string } {
  if (typeof cella === 'object' && cella !== null && 'errore' in cella) {
    return { messaggio: `la cella contiene l'errore ${cella.errore}` }
  }
  if (tipo === 'testo') return { valore: testoDi(cella) }
  if (tipo === 'giorno') {
    const giorno = giornoDi(cella)
    return giorno === undefined ? { messaggio: GIORNO_NON_VALIDO } : { valore: giorno }
  }
  const numero = numeroDi(cella)
  if (numero !== null && !Number.isFinite(numero)) return { messaggio: NUMERO_NON_VALIDO }
  if (tipo === 'intero' && numero !== null && !Number.isInteger(numero)) return { messaggio: NUMERO_INTERO }
  return { valore: numero }
}

/** Reads the cells of a row as their columns say. */
export function valoriDi(
  celle: Readonly<Record<string, Cella>>,
  colonne: readonly Colonna[],
): { valori: Valori; errori: ErroreCella[] } {
  const valori: Valori = Object.create(null)
  const errori: ErroreCella[] = []
  for (const { nome, tipo } of colonne) {
    const cella = celle[nome]
    if (cella === undefined) continue
    const letto = leggi(cella, tipo)
    if ('valore' in letto) valori[nome] = letto.valore
    else errori.push({ colonna: nome, messaggio: letto.messaggio })
  }
  return { valori, errori }
}
