import type { Locator } from '@playwright/test'
import { type Page, resultOf } from '../base.ts'

export const uniqueCommessa = (base: string) =>
  `${base}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

export const rigaRegion = (page: Page, numero: number) =>
  page.getByRole('region', { name: new RegExp(`^Riga ${numero}(,|$)`) })

export const formTextField = (where: Page | Locator, name: string) =>
  where.getByRole('textbox', { name: name, exact: true })

export const prezziRegion = (page: Page) => page.getByRole('region', { name: 'Prezzi' })

/** What these stories read of an order. */
export interface OrdineRead {
  id: number
  numero_commessa: string
  netto: number | string
  schedulazione_ordine: object | null
  righe_ordine: { id: number; listino: number | string; descrizione: string }[]
}

/** An order with two lines, by the API. */
export async function createOrdineForForm(page: Page, changes: object = {}) {
  const line = { tipo_serramento_id: 1, codice_serramento_id: 1, numero: 1, listino: 100, sconto_articolo: 10 }
  return resultOf<OrdineRead>(page.request, 'POST', '/api/planner/ordini/', {
    numero_commessa: uniqueCommessa('E2E'),
    data: '2026-11-02',
    cliente: 1,
    tipo_cliente: 'PRIVA',
    note: 'di partenza',
    righe_ordine: [
      { ...line, descrizione: 'Bagno' },
      { ...line, descrizione: 'Cucina' },
    ],
    ...changes,
  })
}
