import {
  type Colonne,
  colonneDi,
  type RigaColonna,
  righeDi,
} from '../../../../../server/acquisti/materiali/colonne/rules.ts'
import type { RigaMateriale } from '../colonne.tsx'

/** Values of the form, with the version that they were read from (0 for a new material). */
export interface ValoriMateriale {
  nome: string
  showReminderOrdineFornitore: boolean
  colonne: RigaColonna[]
  versione: number
}

export const etichette = {
  nome: 'Nome',
  showReminderOrdineFornitore: 'Reminder Ordine Fornitore',
  colonne: 'Colonne',
} as const

export const DIREZIONI = { asc: 'Crescente', desc: 'Decrescente' } as const

export const NUOVO: ValoriMateriale = { nome: '', showReminderOrdineFornitore: false, colonne: [], versione: 0 }

/** A material as its form begins. */
export function valoriDi({ nome, showReminderOrdineFornitore, versione, ...letto }: RigaMateriale): ValoriMateriale {
  const { colonneList, sort, labels } = letto
  // The schema says JSON: what they are is the rules' to say.
  const colonne = { colonneList: [...colonneList], sort, labels } as Colonne
  return { nome, showReminderOrdineFornitore, colonne: righeDi(colonne), versione }
}

/** What is sent. */
export function datiScritti({ nome, showReminderOrdineFornitore, colonne }: ValoriMateriale) {
  return { nome, showReminderOrdineFornitore, ...colonneDi(colonne) }
}

/**
 * What differs from what was read: only this is sent, so that nobody's other change is undone. The columns are one
 * thing, with their places and titles.
 */
export function cambiati(iniziali: ValoriMateriale, valori: ValoriMateriale): Partial<ReturnType<typeof datiScritti>> {
  const { nome, showReminderOrdineFornitore, ...colonne } = datiScritti(valori)
  const { nome: _nome, showReminderOrdineFornitore: _reminder, ...lette } = datiScritti(iniziali)
  return {
    ...(nome === iniziali.nome ? {} : { nome }),
    ...(showReminderOrdineFornitore === iniziali.showReminderOrdineFornitore ? {} : { showReminderOrdineFornitore }),
    ...(JSON.stringify(colonne) === JSON.stringify(lette) ? {} : colonne),
  }
}

/** A column in words: 'Codice · 1 ° Crescente · «Cod.»'. */
export function colonnaInParole({ colonna, order, direction, label }: RigaColonna): string {
  const ordine = order && direction ? `${order} ° ${DIREZIONI[direction]}` : ''
  return [colonna, ordine, label && `«${label}»`].filter(Boolean).join(' · ')
}

/** A value as the dialog of two versions shows it: the columns one a line. */
export function mostra(campo: string, valore: unknown): string {
  if (campo === 'colonne') return (valore as RigaColonna[]).map(colonnaInParole).join('\n') || '–'
  return typeof valore === 'boolean' ? (valore ? 'Sì' : 'No') : String(valore)
}
