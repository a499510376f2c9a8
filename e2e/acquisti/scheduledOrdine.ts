import type { Page } from '../base.ts'
import { createOrdineForTimeline, saveTriedPlan } from '../produzione/schedulatoreScene.ts'

/** The day that comes after some days, YYYY-MM-DD. */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** An order that is scheduled, its suppliers from a day on. @returns when each of its phases begins, YYYY-MM-DD */
export async function createScheduledOrdine(page: Page, dal: string) {
  const { pk, numero } = await createOrdineForTimeline(page)
  const fasi = Object.fromEntries(['legno', 'vetro', 'telai'].map((fase) => [fase, { from_date: `${dal} 00` }]))
  const inizi = await saveTriedPlan(page, pk, fasi)
  return { pk, numero, inizio: new Map([...inizi].map(([fase, inizio]) => [fase, inizio.slice(0, 10)])) }
}
