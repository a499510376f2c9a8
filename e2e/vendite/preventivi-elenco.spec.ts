import { expect, test, withoutAxeFindings } from '../base.ts'
import { enterPreventivi, sendPreventivoByApi, uniqueRichiedente } from './preventiviScene.ts'

test('filters in the address: chosen, removed, the browser goes back', async ({ browser }) => {
  const staff = await enterPreventivi(browser, 'staff')
  const stati = staff.getByRole('group', { name: 'Stati dei preventivi' })
  await stati.getByRole('button', { name: /^Accettato \d/ }).click()
  await expect(staff).toHaveURL(/stato=\d+/)
  await expect(stati.getByRole('button', { name: /^Accettato/, pressed: true })).toBeVisible()
  await expect(staff.getByRole('gridcell', { name: 'Accettato' }).first()).toBeVisible()
  await expect(staff.getByRole('gridcell', { name: 'Nuovo' })).toHaveCount(0)

  await staff.getByRole('button', { name: /^Altri filtri/ }).click()
  const filters = staff.getByRole('dialog', { name: 'Filtri' })
  await filters.getByRole('combobox', { name: 'Eliminati' }).selectOption('Tutti')
  await filters.getByRole('combobox', { name: 'Regione di posa' }).fill('Sicil')
  await staff.getByRole('option', { name: 'Sicilia' }).click()
  await expect(staff).toHaveURL(/regione_posa=Sicilia/)
  await expect(staff).toHaveURL(/eliminato=tutti/)
  await staff.keyboard.press('Escape')
  await staff.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await expect(staff.getByRole('button', { name: 'Regione di posa: Sicilia' })).toBeVisible()

  await staff.goBack()
  await expect(staff).not.toHaveURL(/regione_posa/)
  await staff.getByRole('search', { name: 'Filtri' }).getByRole('button', { name: 'Azzera filtri' }).click()
  await expect(staff).toHaveURL(/#\/$/)

  // Esc closes the panel and leaves what was written in it.
  await staff.getByRole('button', { name: 'Altri filtri' }).click()
  const panel = staff.getByRole('dialog', { name: 'Filtri' })
  await panel.getByRole('searchbox', { name: 'Città' }).fill('Padova')
  await expect(staff).toHaveURL(/citta=Padova/)
  await staff.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  // The address follows a text late: what the panel holds when it opens again is what was kept.
  await staff.getByRole('button', { name: /^Altri filtri/ }).click()
  await expect(panel.getByRole('searchbox', { name: 'Città' })).toHaveValue('Padova')
  await staff.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(staff).toHaveURL(/citta=Padova/)
  await staff.getByRole('search', { name: 'Filtri' }).getByRole('button', { name: 'Azzera filtri' }).click()

  // Sorted by the server in three steps, then another page of it, which an address names: the first goes on by its rows.
  const byNumero = staff.getByRole('columnheader', { name: 'N.' })
  await byNumero.click()
  await expect(staff).toHaveURL(/ordina=id/)
  await expect(staff.getByRole('row').nth(1).getByRole('gridcell', { name: '1', exact: true })).toBeVisible()
  await byNumero.click()
  await expect(staff).toHaveURL(/ordina=-id/)
  await byNumero.click()
  await expect(staff).not.toHaveURL(/ordina/)
  await expect(staff.getByRole('navigation', { name: 'Pagine' })).toHaveCount(0)
  await staff.goto('/preventivi/#/?page=3')
  await expect(staff.getByText(/^21–30 di/)).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Altre righe' })).toHaveCount(0)
  await staff.getByRole('button', { name: 'Pagina 2' }).click()
  await expect(staff).toHaveURL(/[?&]page=2/)
  await expect(staff.getByText(/^11–20 di/)).toBeVisible()
})

test('by keyboard: search, choose, open', async ({ browser }) => {
  const staff = await enterPreventivi(browser, 'staff')
  await expect(staff.getByRole('row').nth(1)).toBeVisible()
  await staff.keyboard.press('/')
  await expect(staff.getByRole('searchbox', { name: 'Ricerca libera' })).toBeFocused()
  // A cell of its own takes the focus; from there on the keys are the grid's.
  await staff.getByRole('columnheader', { name: 'Cliente' }).focus()
  await staff.keyboard.press('ArrowDown')
  await staff.keyboard.press('Space')
  await expect(staff.getByText('1 selezionato')).toBeVisible()
  await staff.keyboard.press('Escape')
  await expect(staff.getByText('1 selezionato')).toBeHidden()
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('heading', { name: /^Preventivo \d+$/, level: 1 })).toBeVisible()
})

test('an agent sees only their own and none of the reserved commands', async ({ browser, request }) => {
  const foreign = await sendPreventivoByApi(request, uniqueRichiedente('Di Nessuno'))
  const agente = await enterPreventivi(browser, 'agente')
  await expect(agente.getByRole('row').nth(1)).toBeVisible()
  await expect(agente.getByRole('checkbox')).toHaveCount(0)
  await expect(agente.getByRole('columnheader', { name: 'Agente' })).toHaveCount(0)
  await expect(agente.getByRole('combobox', { name: 'Agente' })).toHaveCount(0)
  await withoutAxeFindings(agente)

  await agente.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(agente.getByRole('combobox', { name: 'Stato' })).toBeVisible()
  await expect(agente.getByRole('combobox', { name: 'Agente' })).toHaveCount(0)
  await expect(agente.getByRole('button', { name: /all’agente/ })).toHaveCount(0)

  await agente.goto(`/preventivi/#/${foreign}`)
  await expect(agente.getByText('Questo preventivo non esiste')).toBeVisible()
  await agente.getByRole('link', { name: 'Torna all’elenco' }).click()
  await expect(agente.getByRole('heading', { name: 'Preventivi', level: 1 })).toBeVisible()
})

test('who lacks the permission sees no quotes', async ({ browser }) => {
  const app = await enterPreventivi(browser, 'app')
  await expect(app.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})

test.describe('on a phone', () => {
  test('the list as cards, filters in a panel, commands that are easy to touch', async ({ browser }) => {
    const context = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const closed = await enterPreventivi(browser, 'staff')
    const stato = await closed.context().storageState()
    const page = await (await browser.newContext({ ...context, storageState: stato })).newPage()
    await page.goto('/preventivi/#/')
    await expect(page.getByRole('list', { name: 'Preventivi' }).getByRole('listitem').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await withoutAxeFindings(page)

    await page.getByRole('button', { name: 'Affina' }).tap()
    const filters = page.getByRole('search', { name: 'Filtri' })
    await filters.getByRole('combobox', { name: 'Stato' }).fill('Accett')
    await page.getByRole('option', { name: 'Accettato' }).tap()
    await expect(page).toHaveURL(/stato=/)
    await page.getByRole('button', { name: 'Affina' }).tap()
    await expect(filters.getByRole('combobox', { name: 'Stato' })).toBeHidden()

    await page.getByRole('list', { name: 'Preventivi' }).getByRole('button').first().tap()
    await expect(page.getByRole('combobox', { name: 'Stato' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const small = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 43.5)
          .map((button) => button.getAttribute('aria-label') ?? button.textContent),
      )
    expect(small).toEqual([])
    await withoutAxeFindings(page)
  })
})
