import type { BrowserContextOptions } from '@playwright/test'
import { type APIRequestContext, type Browser, expect, type Locator, loginAs, type Page } from '../base.ts'

/** A phone held in one hand. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** The screen of an operator. */
export async function operatorAt(browser: Browser, username: string, options = PHONE): Promise<Page> {
  const page = await loginAs(browser, username, '/planner/#/operatore', options)
  await expect(page.getByRole('heading', { name: 'Operatore', level: 1 })).toBeVisible()
  return page
}

/** Begins an activity on the first order that is offered, or on one by its number; its card is there afterwards. */
export async function begin(
  page: Page,
  lavorazione: string,
  ordine?: string,
): Promise<{ card: Locator; numero: string }> {
  await page.getByRole('button', { name: 'Aggiungi attività' }).click()
  const add = page.getByRole('dialog', { name: 'Aggiungi attività' })
  await add.getByRole('radio', { name: lavorazione }).click()
  if (ordine) await add.getByRole('textbox', { name: 'Cerca ordine' }).fill(ordine)
  const first = add
    .getByRole('list', { name: 'Ordini' })
    .getByRole('button', { name: ordine ?? /\d/ })
    .filter({ hasNotText: 'già aperta' })
    .first()
  const numero = ordine ?? /\d\d\/\d{4}/.exec((await first.textContent()) ?? '')?.[0] ?? ''
  await first.click()
  await expect(add.getByRole('button', { name: 'Cambia ordine' })).toBeVisible()
  await add.getByRole('button', { name: 'Comincia' }).click()
  await expect(add).toBeHidden()
  const card = page
    .getByRole('region', { name: 'In corso' })
    .getByRole('listitem', { name: `${lavorazione}, ${numero}` })
  await expect(card).toBeVisible()
  return { card, numero }
}

/** All of an activity, from its card. */
export async function openAttivita(page: Page, card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: /^Modifica attività/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** The month with what was recorded, one touch behind the work. */
export async function openCalendario(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calendario', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Calendario delle attività' })).toBeVisible()
}

/** What the server has of an operator, as the old API tells it. */
export async function activitiesOf(
  request: APIRequestContext,
): Promise<{ id: number; ora_fine: string | null; note: string }[]> {
  const answer = await request.get('/api/planner/lavorazioni-operatore/?page_size=1000')
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { results: { id: number; ora_fine: string | null; note: string }[] }).results
}
