import { expect, test, withoutAxeFindings } from '../base.ts'
import {
  type EmptyProduct,
  FIRST_PASSWORD,
  fillFirstStart,
  firstStartField,
  startEmptyProduct,
} from './emptyProduct.ts'

// The first start, on an empty database of its own.

let product: EmptyProduct
let indirizzo: string

test.beforeAll(async () => {
  product = await startEmptyProduct()
  indirizzo = product.address
})

test.afterAll(() => product.stop())

test('from the address in the console to a product with a first user, a company and a catalogue', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()

  await test.step('without the right code nothing can be done', async () => {
    await page.goto(new URL('/avvio', indirizzo).href)
    await expect(page.getByText('apri l’indirizzo completo')).toBeVisible()
    await page.goto(new URL('/avvio?codice=indovinato', indirizzo).href)
    await expect(page.getByText('Il codice non è valido.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Comincia' })).toHaveCount(0)
  })

  await test.step('what is missing is said beside its field', async () => {
    await page.goto(indirizzo)
    await page.getByRole('button', { name: 'Comincia' }).click()
    await expect(page.getByText('Campo obbligatorio').first()).toBeVisible()
    await withoutAxeFindings(page)
  })

  await test.step('the code leaves the address and outlives a reload', async () => {
    await expect(page).toHaveURL(new URL('/avvio', indirizzo).href)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Comincia' })).toBeVisible()
  })

  const other = await (await browser.newContext()).newPage()
  await other.goto(indirizzo)
  await fillFirstStart(other, 'secondo')

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const largo = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(largo).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the first user is in, the example catalogue can be sold', async () => {
    const refused: string[] = []
    page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`))
    await fillFirstStart(page, 'rossi')
    await page.getByRole('radio', { name: 'Un catalogo di esempio da adattare' }).check()
    await page.getByRole('button', { name: 'Comincia' }).click()
    await expect(page).toHaveURL(new URL('/', indirizzo).href)
    expect(refused).toEqual([])
    await page.goto(new URL('/impostazioni/#/', indirizzo).href)
    await expect(firstStartField(page, 'Ragione sociale')).toHaveValue('Infissi Rossi S.r.l.')
    await expect(page.getByText('hanno ancora la password')).toHaveCount(0)
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(new URL('/preventivo', indirizzo).href)
    await expect(visitor.getByText('I preventivi online non sono ancora aperti.')).toBeVisible()
    await page.goto(new URL('/catalogo/#/', indirizzo).href)
    await page.getByRole('button', { name: 'Pubblica' }).click()
    await expect(page.getByText('Catalogo pubblicato')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('Classica 68').first()).toBeVisible()
  })

  await test.step('who comes second is told so, and nothing is made twice', async () => {
    await other.getByRole('button', { name: 'Comincia' }).click()
    await expect(other.getByText('Il primo avvio è già stato fatto')).toBeVisible()
    await other.goto(indirizzo)
    await other.getByRole('link', { name: 'Accedi' }).click()
    await expect(other).toHaveURL(/\/login$/)
    const enter = await other.request.post(new URL('/api/login/', indirizzo).href, {
      data: { username: 'secondo', password: FIRST_PASSWORD },
    })
    expect(enter.ok()).toBe(false)
  })
})
