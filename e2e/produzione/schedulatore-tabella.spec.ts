import { expect, type Locator, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import {
  createAssenzaByApi,
  createOrdineForTimeline,
  faseRegion,
  findFreeDay,
  italianDay,
  statusWith,
  timelineApi,
} from './schedulatoreScene.ts'

test.use({ viewport: { width: 1440, height: 900 } })
/** Counts how often a page reads the plan of its order: by its query, and by the answers of its own writes. */
function countPlans(page: Page) {
  const read = { pagina: 0, risposte: 0 }
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql') ? (request.postData() ?? '') : ''
    if (body.includes('"SchedulatorePageQuery"')) read.pagina++
    if (/"useSchedulerWrites\w+Mutation"/.test(body)) read.risposte++
  })
  return read
}
/** Presses Tab until something has the focus. */
async function tabUntil(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let volta = 0; volta < 150; volta++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
test('by keyboard alone, in the table: plan, conflict, recompute, save, repair', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const own = await createOrdineForTimeline(page)
  const foreign = await createOrdineForTimeline(page)
  const { day, capacita } = await findFreeDay(page, 150)
  await page.goto(`/planner/#/schedulatore?id=${own.pk}&data=${day}&vista=tabella`)

  await tabUntil(page, page.getByRole('button', { name: 'Auto start' }))
  await page.keyboard.press('Enter')
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
  await withoutAxeFindings(page)

  // The start is moved by a day and by an hour from the row itself.
  const macchine = page.getByRole('row', { name: /^macchine:/ })
  await tabUntil(page, macchine.getByRole('textbox', { name: 'Durata di macchine in minuti' }))
  await page.keyboard.type(String(capacita))
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
  const [year = '', month = '', numero = ''] = day.split('-')
  for (const [part, written] of Object.entries({ Giorno: numero, Mese: month, Anno: year })) {
    const field = macchine.getByRole('spinbutton', { name: part })
    await field.focus()
    await page.keyboard.type(written, { delay: 40 })
  }
  await page.keyboard.press('Enter')
  await expect(macchine).toHaveAccessibleName(new RegExp(`${numero}-${month}`))
  await page.keyboard.press('Alt+ArrowRight')
  await expect(statusWith(page, /macchine: inizio .* 09:00/)).toBeAttached()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(statusWith(page, /macchine: inizio .* 08:00/)).toBeAttached()
  await expect(statusWith(page, 'Da salvare')).toBeVisible()

  // Another planner takes the day meanwhile.
  const riga = page.getByRole('table', { name: 'macchine' }).getByRole('row', { name: new RegExp(italianDay(day)) })
  await expect(riga).toContainText(own.numero)
  const choices = { macchine: { from_date: `${day} 08`, durata_override: String(capacita) } }
  const { schedulazioni } = await timelineApi<{
    schedulazioni: { nome_fase: string; inizio: string; fine: string; fornitore: { id: number } | null }[]
  }>(page, 'POST', `order-schedule/${foreign.pk}/?not_relaxed_fasi=macchine`, {
    legno: { from_date: `${day.slice(0, 8)}01 00` },
    vetro: { from_date: `${day.slice(0, 8)}01 00` },
    telai: { from_date: `${day.slice(0, 8)}01 00` },
    ...choices,
  })
  const sent = schedulazioni.map(({ nome_fase, inizio, fine, fornitore }) => {
    const duration = nome_fase === 'macchine' ? `0 ${Math.floor(capacita / 60)}:${capacita % 60 || '00'}:00` : null
    return { nome_fase, inizio, fine, fornitore: fornitore?.id ?? null, durata: null, durata_override: duration }
  })
  await timelineApi(page, 'PUT', `ordini/${foreign.pk}/save-tempi/`, sent)
  await expect(riga).toContainText(foreign.numero)

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alertdialog')).toContainText('macchine')
  await page.keyboard.press('Enter') // Ricalcola has the focus
  // At once: it saves when the new dates are there.
  await page.keyboard.press('Control+s')
  await expect(statusWith(page, 'Schedulazione salvata').first()).toBeVisible()

  const via = await createAssenzaByApi(page, day)
  await expect(riga).toContainText('! Rotto')
  await tabUntil(page, riga.getByRole('button', { name: 'Ripara…' }))
  await page.keyboard.press('Enter')
  const repair = page.getByRole('dialog', { name: /Ripara macchine/ })
  await expect(repair.getByRole('row', { name: new RegExp(foreign.numero) }).first()).toBeVisible()
  await tabUntil(page, repair.getByRole('button', { name: 'Ripara' }))
  await page.keyboard.press('Enter')
  await expect(riga).not.toContainText('Rotto')
  await timelineApi(page, 'DELETE', `assenze/${via}/`)
  for (const { pk } of [own, foreign]) await timelineApi(page, 'DELETE', `ordini/${pk}/`)
})

test('on the phone: the table alone, without scrolling sideways', async ({ browser }) => {
  const telefono = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const page = await loginAs(browser, 'super', '/planner/#/ordini', telefono)
  const { pk } = await createOrdineForTimeline(page)
  await page.goto(`/planner/#/schedulatore?id=${pk}`)
  await expect(faseRegion(page, 'legno')).toBeVisible()
  await page.getByRole('button', { name: 'Auto start' }).tap()
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
  await expect(page.getByRole('table', { name: 'macchine' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await withoutAxeFindings(page)
  await timelineApi(page, 'DELETE', `ordini/${pk}/`)
})

test('the week printed: one A4 sheet for each department with its orders', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/schedulatore')
  await expect(page.locator('[data-cella]').first()).toBeVisible()
  // The browser's dialog would wait for somebody: the sheets stay where they are.
  await page.evaluate(() => {
    window.print = () => {
      throw new Error('stampata')
    }
  })
  const printed = page.waitForEvent('pageerror')
  await page.getByRole('button', { name: 'Stampa', exact: true }).click()
  await page.getByRole('menuitem', { name: 'La settimana, un foglio per reparto' }).click()
  expect((await printed).message).toBe('stampata')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.stampa-settimana section h1')).toHaveText(['macchine', 'banchi'])
  await expect(page.locator('.stampa-settimana thead th')).toHaveCount(14)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(2)
})

test('the end moves to another day and keeps its hour; first one sees what moves, then goes back', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { pk } = await createOrdineForTimeline(page)
  await page.goto(`/planner/#/schedulatore?id=${pk}`)
  // Another tab of the same person: it hears of everything, and reads it.
  const other = await page.context().newPage()
  await other.goto(`/planner/#/schedulatore?id=${pk}`)
  await expect(other.getByRole('img', { name: 'Schedulazione non salvata' })).toBeVisible()
  await page.getByRole('button', { name: 'Auto start' }).click()
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
  const [here, elsewhere] = [countPlans(page), countPlans(other)]
  await page.keyboard.press('Control+s')
  await expect(statusWith(page, 'Schedulazione salvata').first()).toBeVisible()
  await expect(other.getByRole('img', { name: 'Schedulazione non salvata' })).toBeHidden()
  await expect.poll(() => elsewhere.pagina).toBe(1)

  await page.getByRole('button', { name: 'Altre azioni: macchine' }).click()
  await page.getByRole('menuitem', { name: 'Sposta la fine…' }).click()
  const dialog = page.getByRole('dialog', { name: /Sposta la fine di macchine/ })
  const hour = dialog.getByRole('combobox', { name: /^Ora/ })
  const written = await hour.textContent()
  // The day after, written whole: the arrow would go from the last of a month to its first.
  const part = async (name: string) =>
    Number(await dialog.getByRole('spinbutton', { name }).getAttribute('aria-valuenow'))
  const [year, month, day] = [await part('Anno'), await part('Mese'), await part('Giorno')]
  const tomorrow = new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10)
  await dialog.getByRole('spinbutton', { name: 'Giorno' }).focus()
  await page.keyboard.type(tomorrow.split('-').reverse().join(''))
  await hour.focus()
  await expect(hour).toHaveText(written ?? '')
  await expect(dialog.getByText(/Sposta \d+ fas/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sposta la fine' }).click()
  const notice = statusWith(page, 'Fine di macchine spostata')
  await expect(notice).toBeVisible()
  await expect.poll(() => elsewhere.pagina).toBe(2)
  await notice.getByRole('button', { name: 'Annulla' }).click()
  await expect(statusWith(page, 'Com’era prima')).toBeVisible()
  await expect.poll(() => elsewhere.pagina).toBe(3)
  // Saved, moved, taken back: here each was one plan, that of its answer.
  expect(here).toEqual({ pagina: 0, risposte: 3 })
  await timelineApi(page, 'DELETE', `ordini/${pk}/`)
})
