import pg from 'pg'
import type { Cluster } from '#cli/postgres/pgCluster.ts'
import { startScratchCluster } from '#cli/postgres/scratchCluster.ts'
import { expect, loginAs, test } from '../base.ts'
import { addVincolo, askForPreventivo, smallPng } from '../catalogo/catalogoScene.ts'
import { createOrdineForTimeline, statusWith, timelineApi } from '../produzione/schedulatoreScene.ts'
import { type EmptyProduct, FIRST_PASSWORD, fillFirstStart, startEmptyProduct } from './emptyProduct.ts'

// From an empty database on somebody's own PostgreSQL to the first supplies that arrive.

let cluster: Cluster
let product: EmptyProduct

test.beforeAll(async () => {
  cluster = await startScratchCluster()
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query('CREATE DATABASE azienda')
  await admin.end()
  product = await startEmptyProduct(cluster.url('azienda'))
})

test.afterAll(async () => {
  await product?.stop()
  await cluster?.stop()
})

test('a company begins: its first user, a family of its own, a quote, an order in the plan, its supplies', async ({
  browser,
}) => {
  const baseURL = new URL('/', product.address).href

  await test.step('the first user, and the example to adapt', async () => {
    const first = await (await browser.newContext()).newPage()
    await first.goto(product.address)
    await fillFirstStart(first, 'rossi')
    await first.getByRole('radio', { name: 'Un catalogo di esempio da adattare' }).check()
    await first.getByRole('button', { name: 'Comincia' }).click()
    await expect(first).toHaveURL(baseURL)
  })
  const page = await loginAs(browser, 'rossi', '/catalogo/#/', { baseURL }, FIRST_PASSWORD)

  await test.step('a family made in the screens', async () => {
    await page.getByRole('button', { name: 'Aggiungi tipologia' }).click()
    const tipologia = page.getByRole('dialog', { name: 'Aggiungi tipologia' })
    await tipologia.getByLabel('Nome').fill('Alluminio')
    await tipologia.getByRole('button', { name: 'Salva' }).click()
    await page.getByRole('button', { name: 'Aggiungi famiglia in Alluminio' }).click()
    const family = page.getByRole('dialog', { name: 'Aggiungi famiglia' })
    await family.getByLabel('Nome').fill('Minimal 70')
    await family.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('heading', { name: 'Minimal 70', level: 1 })).toBeVisible()
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNYkGcDAAL8AUtBanHZAAAAAElFTkSuQmCC'
    await page.locator('input[type=file]').setInputFiles([smallPng('fronte.png', pixel)])
    await expect(page.getByRole('list', { name: 'Immagini della famiglia' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Aggiungi opzione' }).click()
    await page.keyboard.type('Vetro')
    await page.getByRole('textbox', { name: 'Vetro, valore 1' }).fill('Doppio')
    await page.getByRole('form', { name: 'Opzioni' }).getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('Opzioni salvate')).toBeVisible()
    await page.getByRole('list', { name: 'Che cosa manca' }).getByRole('link', { name: 'Vai ai vincoli' }).click()
    await addVincolo(page, 'Finestra 2 ante', 'Minimal 70')
  })

  await test.step('nobody asks before the catalogue is published', async () => {
    const visitor = await (await browser.newContext({ baseURL })).newPage()
    await visitor.goto('/preventivo')
    await expect(visitor.getByText('I preventivi online non sono ancora aperti.')).toBeVisible()
    await page.goto('/catalogo/#/')
    await page.getByRole('button', { name: 'Pubblica' }).click()
    await expect(page.getByText('Catalogo pubblicato')).toBeVisible()
  })

  await test.step('a visitor asks for it', async () => {
    const visitor = await (await browser.newContext({ baseURL })).newPage()
    await askForPreventivo(visitor, 'Minimal 70', 'Doppio')
    await page.goto('/preventivi/#/')
    await expect(page.getByRole('link', { name: /Clara Nova/ }).first()).toBeVisible()
  })

  const ordine = await test.step('its order is in the plan, of the people who are there', async () => {
    for (const reparto of ['macchine', 'banchi'])
      await timelineApi(page, 'POST', 'personale/', { nome: `Uno di ${reparto}`, reparto, data_inizio: '2026-01-01' })
    const fornitori = new Map<string, number>()
    for (const tipologia of ['legno', 'vetro', 'telai', 'verniciatura']) {
      const supplier = { nome: `Quelli di ${tipologia}`, tipologia, tempo: 5, is_default: true }
      const { id } = await timelineApi<{ id: number }>(page, 'POST', 'fornitori/', supplier)
      fornitori.set(tipologia, id)
    }
    const order = await createOrdineForTimeline(page)
    await page.goto(`/planner/#/schedulatore?id=${order.pk}`)
    await page.getByRole('button', { name: 'Auto start' }).click()
    await expect(statusWith(page, 'Da salvare')).toBeVisible()
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(statusWith(page, 'Schedulazione salvata').first()).toBeVisible()
    return { ...order, vetreria: fornitori.get('vetro') }
  })

  await test.step('what was ordered for it arrives', async () => {
    await timelineApi(page, 'POST', 'ordini-fornitore/', {
      ordine: ordine.pk,
      tipologia: 'vetro',
      fornitore: ordine.vetreria,
    })
    await page.goto('/planner/#/ordini-fornitore')
    const row = page.getByRole('row').filter({ hasText: ordine.numero })
    await row.getByRole('button', { name: /^Cambia stato/ }).click()
    const state = page.getByRole('dialog', { name: /^Stato:/ })
    await state.getByRole('combobox', { name: 'Stato' }).selectOption('Arrivato')
    await state.locator('[data-campo="dataArrivo"]').getByRole('spinbutton', { name: 'Giorno' }).click()
    await page.keyboard.type('20112026')
    await state.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('Stato cambiato')).toBeVisible()
    await expect(row).toHaveClass(/riga-arrivata/)
  })
})
