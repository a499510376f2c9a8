import { expect, type Page } from '../base.ts'

/** Whoever enters, and the widths that they sit at. */
export const WALKERS = [
  ['super', [1440, 1024, 390]],
  ['staff', [1440, 1024, 390]],
  ['agente', [1440, 1024, 390]],
  ['capoarea', [1440, 1024, 390]],
  ['operatore', [1024, 390]],
  ['operatore.capo', [1440, 1024, 390]],
  ['app', [1024, 390]],
  ['fornitore', [1440, 1024, 390]],
] as const

/** Pages that no menu and no first row leads to. */
const BESIDE = [
  '/planner/#/aggiungi-ordine',
  '/planner/#/ordini/121',
  '/planner/#/ordini/121/fasi',
  '/planner/#/ordini/121/righe',
  '/planner/#/fasi-schedulate/pianificazioni',
  '/planner/#/schedulatore?id=121',
  '/planner/#/schedulatore/colli',
  '/planner/#/schedulatore/proposta',
  '/planner/#/schedulatore/scenari',
  '/planner/#/calendario-ore-lavorative',
  '/planner/#/importa-clienti',
  '/planner/#/importa-ordini',
  '/planner/#/import-righe-ordini-fornitore',
  '/planner/#/tempistiche/importa',
  '/planner/#/statistiche-agenti',
  '/planner/#/analisi/performance/operatori',
  '/preventivi/#/62',
  '/preventivi/#/vincoli/importa',
  '/catalogo/#/tipi',
  '/catalogo/#/aperture',
  '/catalogo/#/accessori',
  '/catalogo/#/codici',
  '/catalogo/#/file',
  '/catalogo/#/listini/1',
  '/offerte/#/',
  '/catalogo/#/listini/2?scheda=prova',
  '/catalogo/#/listini/1/voci/1',
  '/catalogo/#/listini/2/importa',
  '/utenti/#/create',
  '/impostazioni/#/liste',
  '/planner/#/tablet-officina',
  '/impostazioni/#/token',
]

/** Pages without a login. */
export const PUBLIC = [
  '/login',
  '/preventivo',
  '/recupero-password',
  '/stato-ordine',
  '/richiesta',
  '/conferma',
  '/fornitore',
]

/** The pages that the menu of a user's home names at a desk and, for who may all, those that it does not. */
export async function addressesOf(page: Page, user: string): Promise<string[]> {
  await expect(page.locator('h1').first()).toBeVisible()
  const named = await page
    .locator('nav[aria-label="Menu"] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(['/', ...named, ...(user === 'super' ? BESIDE : [])])].filter((href) => href.startsWith('/'))
}

/** The page of a list's first row; null where rows have none. */
export async function firstRowOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main .MuiDataGrid-row a[href*="#/"]')
    if (!link || link.target === '_blank') return null
    const url = new URL(link.href)
    return url.origin === location.origin ? url.pathname + url.search + url.hash : null
  })
}
