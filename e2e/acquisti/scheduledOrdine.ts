import { type Page, resultOf } from '../base.ts'
import { createOrdineForTimeline } from '../produzione/schedulatoreScene.ts'

/** The day that comes after some days, YYYY-MM-DD. */
export const dayAhead = (giorni: number) => new Date(Date.now() + giorni * 86_400_000).toISOString().slice(0, 10)

interface FaseProvata {
  nome_fase: string
  inizio: string
  fine: string
  fornitore: { id: number } | null
}

/** An order that is scheduled, its suppliers from a day on. @returns when each of its phases begins, YYYY-MM-DD */
export async function createScheduledOrdine(page: Page, dal: string) {
  const { pk, numero } = await createOrdineForTimeline(page)
  const call = <T>(method: string, path: string, body: object) =>
    resultOf<T>(page.request, method, `/api/planner/${path}`, body)
  const fasi = Object.fromEntries(['legno', 'vetro', 'telai'].map((fase) => [fase, { from_date: `${dal} 00` }]))
  const { schedulazioni } = await call<{ schedulazioni: FaseProvata[] }>('POST', `order-schedule/${pk}/`, fasi)
  const scelte = schedulazioni.map(({ nome_fase, inizio, fine, fornitore }) => ({
    nome_fase,
    inizio,
    fine,
    fornitore: fornitore?.id ?? null,
    durata: null,
    durata_override: null,
  }))
  await call('PUT', `ordini/${pk}/save-tempi/`, scelte)
  return { pk, numero, inizio: new Map(schedulazioni.map(({ nome_fase, inizio }) => [nome_fase, inizio.slice(0, 10)])) }
}
