import type { FaseInput } from '../../../../../server/produzione/fasi/rules.ts'
import { type Fase, REPARTI, serve, UNITA } from '../fase.ts'

/** Values of the form, with the version that they were read from (0 for a new one). */
export interface ValoriFase extends Omit<FaseInput, 'reparto'> {
  reparto: string | null
  versione: number
}

export const etichette = {
  nome: 'Nome',
  withFornitore: 'La fa un fornitore',
  infiniteCapacity: 'Capacità infinita',
  reparto: 'Reparto',
  unit: 'Unità delle durate',
  dependencies: 'Dipende da',
  soloConTelai: 'Serve solo agli ordini con telai',
} as const

/** What a new phase begins from: a supplier's, in days. */
export const NUOVA: ValoriFase = {
  ...{ nome: '', unit: 'days', withFornitore: true, infiniteCapacity: true, reparto: null },
  ...{ dependencies: [], soloConTelai: false, versione: 0 },
}

/** A phase as its form begins. */
export function valoriDi(fase: Fase): ValoriFase {
  const { nome, withFornitore, infiniteCapacity, reparto = null, dependencies, soloConTelai, versione } = fase
  const unit = fase.unit as ValoriFase['unit']
  return {
    ...{ nome, unit, withFornitore, infiniteCapacity, reparto, soloConTelai, versione },
    dependencies: [...dependencies],
  }
}

/** What is sent: a phase of infinite capacity has no department. */
export function datiScritti({ versione: _versione, ...valori }: ValoriFase) {
  return { ...valori, nome: valori.nome.trim(), reparto: valori.infiniteCapacity ? null : valori.reparto }
}

/** A value as the dialog of two versions shows it. */
export function mostra(campo: string, valore: unknown): string {
  if (Array.isArray(valore)) return valore.join(', ') || '–'
  if (campo === 'unit') return UNITA[`${valore}`] ?? '–'
  if (campo === 'reparto') return REPARTI[`${valore}`] ?? '–'
  if (campo === 'infiniteCapacity') return valore === true ? 'Infinita' : 'Di un reparto'
  if (campo === 'soloConTelai') return serve({ soloConTelai: valore === true })
  return typeof valore === 'boolean' ? (valore ? 'Sì' : 'No') : `${valore ?? '–'}`
}
