import { expect, loginAs, test } from '../base.ts'
import { settled } from '../crawl/looks.ts'
import { pressAll } from './press.ts'
import { firstOf, mailSupply, storeForSupply, storeVersions } from './stored.ts'

// What only a dialog hands out: each is opened, and what it hands out too.

const DIALOG = '[role="dialog"]'

test('the versions of a file, and what a preview saves', async ({ browser }) => {
  const page = await loginAs(browser, 'super', 'about:blank')
  await page.goto(`/app/#/folders/${await storeVersions(page.request)}`)
  const reached = new Set<string>()
  await page.getByRole('button', { name: 'Versioni di-cartella.pdf' }).click()
  await expect(page.getByRole('list', { name: 'Versioni' }).getByRole('listitem')).toHaveCount(2)
  expect(await pressAll(page, reached, DIALOG)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'di-cartella.pdf', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'di-cartella.pdf' })).toBeVisible()
  expect(await pressAll(page, reached, DIALOG)).toEqual([])
  expect([...reached].some((one) => one.endsWith('di-cartella.pdf'))).toBe(true)
})

test('the files of a supplier order at the office, of its mail, and at its supplier', async ({ browser }) => {
  const office = await loginAs(browser, 'super', 'about:blank')
  const mark = `Da scaricare ${Date.now().toString(36)}`
  await mailSupply(office.request, mark)
  await office.goto(`/planner/#/ordini-fornitore?note=${encodeURIComponent(mark)}`)
  await settled(office)
  await office.getByRole('main').getByRole('row').nth(1).click()
  const ofOrder = new Set<string>()
  await expect(office.getByRole('link', { name: 'Scarica di-fornitura.pdf' })).toBeVisible()
  expect(await pressAll(office, ofOrder, DIALOG)).toEqual([])
  expect([...ofOrder].some((one) => one.endsWith('di-fornitura.pdf'))).toBe(true)
  await office.keyboard.press('Escape')
  await office.goto('/impostazioni/#/posta')
  await settled(office)
  await office.getByRole('main').getByRole('row').nth(1).click()
  const files = office.getByRole('list', { name: 'Allegati' })
  await expect(files.getByRole('link').first()).toBeVisible()
  const ofMail = new Set<string>()
  expect(await pressAll(office, ofMail, '[aria-label="Allegati"]')).toEqual([])
  // The newest mail may be of another story, with more than the print.
  expect(ofMail.size).toBeGreaterThan(0)

  const supplier = await loginAs(browser, 'fornitore', 'about:blank')
  const supply = await firstOf(supplier.request, 'fornitore-ordini')
  if (!supply) throw new Error('nessun ordine del fornitore')
  await storeForSupply(office.request, supply)
  const pressed = new Set<string>()
  await supplier.goto('/fornitore/')
  await settled(supplier)
  await supplier.getByRole('main').getByRole('row').nth(1).click()
  await expect(supplier.getByRole('dialog').getByRole('button', { name: 'di-fornitura.pdf' }).first()).toBeVisible()
  expect(await pressAll(supplier, pressed, DIALOG)).toEqual([])
  expect([...pressed]).toContain('FILE di-fornitura.pdf')
})
