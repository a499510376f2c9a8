import { expect, type Locator, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import {
  createAssenzaByApi,
  createOrdineForTimeline,
  faseRegion,
  findFreeDay,
  statusWith,
  timelineApi,
  timelineCell,
} from './schedulatoreScene.ts'

test.use({ viewport: { width: 1440, height: 900 } })
/** Writes a day into a date field, part by part, as a planner does. */
async function typeDay(page: Page, where: Locator, day: string) {
  const [year = '', month = '', numero = ''] = day.split('-')
  for (const [name, written] of Object.entries({ Giorno: numero, Mese: month, Anno: year })) {
    const part = where.getByRole('spinbutton', { name })
    await part.click()
    await expect(part).toBeFocused()
    await page.keyboard.type(written, { delay: 40 })
  }
  // A day counts by Enter, or when its field is left.
  await page.keyboard.press('Enter')
}
/** Plans the whole day of the machines for the order on screen. */
async function planOrdine(page: Page, day: string, capacita: number) {
  await page.getByRole('button', { name: 'Auto start' }).click()
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
  const macchine = faseRegion(page, 'macchine')
  await macchine.getByRole('textbox', { name: 'Durata di macchine in minuti' }).fill(String(capacita))
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
  await typeDay(page, macchine, day)
  await expect(timelineCell(page, day, 'macchine')).toHaveAccessibleName(/pieno/)
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
}
test('two planners: each sees what the other saves, the conflict is recomputed, an absence breaks and is repaired', async ({
  browser,
}) => {
  const anna = await loginAs(browser, 'super', '/planner/#/schedulatore')
  await expect(anna.getByRole('complementary', { name: 'Nessun ordine scelto' })).toBeVisible()
  const first = await createOrdineForTimeline(anna)
  const second = await createOrdineForTimeline(anna)
  const { day, capacita } = await findFreeDay(anna, 120)

  // The order is searched and chosen.
  await anna.getByRole('searchbox', { name: 'Cerca ordine' }).fill('nessuno si chiama così')
  await expect(anna.getByText('Nessun ordine trovato')).toBeVisible()
  await anna.getByRole('searchbox', { name: 'Cerca ordine' }).fill(first.numero)
  await anna.getByRole('button', { name: first.numero }).click()
  await expect(anna).toHaveURL(new RegExp(`id=${first.pk}`))
  await anna.goto(`/planner/#/schedulatore?id=${first.pk}&zoom=giorno&data=${day}`)
  await expect(anna.getByRole('img', { name: 'Schedulazione non salvata' })).toBeVisible()

  const bruno = await loginAs(browser, 'super', `/planner/#/schedulatore?id=${second.pk}&zoom=giorno&data=${day}`)
  await planOrdine(anna, day, capacita)
  await planOrdine(bruno, day, capacita)
  await withoutAxeFindings(anna)

  await anna.getByRole('button', { name: 'Salva' }).click()
  await expect(statusWith(anna, 'Schedulazione salvata').first()).toBeVisible()
  // Seen at once by the other, whose plan no longer fits.
  await expect(timelineCell(bruno, day, 'macchine')).toHaveAccessibleName(/rotto.*1 ordine/)
  await bruno.getByRole('button', { name: 'Salva' }).click()
  const conflict = bruno.getByRole('alertdialog', { name: 'Nel frattempo lo spazio è stato occupato' })
  await expect(conflict.getByRole('row', { name: /macchine/ })).toBeVisible()
  await conflict.getByRole('button', { name: 'Ricalcola con le date nuove' }).click()
  await expect(statusWith(bruno, 'Da salvare')).toBeVisible()
  await expect(timelineCell(bruno, day, 'macchine')).toHaveAccessibleName(/pieno/)
  await bruno.getByRole('button', { name: 'Salva' }).click()
  await expect(statusWith(bruno, 'Schedulazione salvata').first()).toBeVisible()

  // Somebody is away: the full day breaks under everybody's eyes, and is mended.
  const via = await createAssenzaByApi(bruno, day)
  await expect(timelineCell(anna, day, 'macchine')).toHaveAccessibleName(/rotto/)
  await timelineCell(anna, day, 'macchine').click()
  await anna.getByRole('button', { name: 'Ripara…' }).click()
  const repair = anna.getByRole('dialog', { name: /Ripara macchine/ })
  await expect(repair.getByRole('row', { name: new RegExp(first.numero) }).first()).toBeVisible()
  await repair.getByRole('button', { name: 'Ripara' }).click()
  await expect(repair).toBeHidden()
  await expect(timelineCell(bruno, day, 'macchine')).not.toHaveAccessibleName(/rotto/)

  // Taken back it is as it was for both; mended again, it stays.
  const repaired = statusWith(anna, 'Cella riparata')
  await repaired.getByRole('button', { name: 'Annulla' }).click()
  for (const one of [anna, bruno]) await expect(timelineCell(one, day, 'macchine')).toHaveAccessibleName(/rotto/)
  await timelineCell(anna, day, 'macchine').click()
  await anna.getByRole('button', { name: 'Ripara…' }).click()
  await repair.getByRole('button', { name: 'Ripara' }).click()
  await expect(timelineCell(bruno, day, 'macchine')).not.toHaveAccessibleName(/rotto/)

  // Deleting frees the days; the answer brings the plan that is left.
  await anna.getByRole('button', { name: 'Elimina' }).click()
  await anna.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(anna.getByRole('img', { name: 'Schedulazione non salvata' })).toBeVisible()
  await timelineApi(bruno, 'DELETE', `assenze/${via}/`)
  for (const { pk } of [first, second]) await timelineApi(bruno, 'DELETE', `ordini/${pk}/`)
})

test('a date that cannot be: red on the field, the reason, and the remedy', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { pk } = await createOrdineForTimeline(page)
  const { day } = await findFreeDay(page, 120)
  await page.goto(`/planner/#/schedulatore?id=${pk}&zoom=giorno&data=${day}`)
  await page.getByRole('button', { name: 'Auto start' }).click()
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
  const sunday = new Date(`${day}T12:00:00Z`)
  sunday.setUTCDate(sunday.getUTCDate() + 7 - sunday.getUTCDay())
  const macchine = faseRegion(page, 'macchine')
  await typeDay(page, macchine, sunday.toISOString().slice(0, 10))
  await expect(macchine.getByRole('alert')).toContainText('il reparto è chiuso')
  await expect(statusWith(page, '1 errore da correggere')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled()
  await macchine.getByRole('button', { name: /^Usa / }).click()
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
  await macchine.getByRole('button', { name: 'Perché queste date: macchine' }).click()
  await expect(macchine.getByText(/Inizio richiesto/)).toBeVisible()

  // Saved, then taken back.
  await page.keyboard.press('Control+s')
  const notice = statusWith(page, 'Schedulazione salvata').filter({
    has: page.getByRole('button', { name: 'Annulla' }),
  })
  await notice.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('img', { name: 'Schedulazione non salvata' })).toBeVisible()
  await timelineApi(page, 'DELETE', `ordini/${pk}/`)
})

test('an address with another zoom and another day shows that day', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/schedulatore?zoom=settimana')
  await expect(page.getByRole('button', { name: /, macchine:/ }).first()).toBeVisible()
  const { day } = await findFreeDay(page, 120)
  // The page stays: only its address changes.
  await page.goto(`/planner/#/schedulatore?zoom=giorno&data=${day}`)
  await expect(timelineCell(page, day, 'macchine')).toBeInViewport()
})

test('who looks at the same order is seen, and no more once they have gone', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { pk } = await createOrdineForTimeline(page)
  await page.goto(`/planner/#/schedulatore?id=${pk}`)
  await expect(faseRegion(page, 'macchine')).toBeVisible()
  const other = await loginAs(browser, 'super', `/planner/#/schedulatore?id=${pk}`)
  const present = /sta guardando questo ordine/
  for (const one of [page, other]) await expect(one.getByRole('img', { name: present })).toBeVisible()
  await other.goto('/planner/#/ordini')
  await expect(page.getByRole('img', { name: present })).toBeHidden()
  await timelineApi(page, 'DELETE', `ordini/${pk}/`)
})

test('elsewhere in time: what changes arrives also on days reached by scrolling, and for who was disconnected', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/schedulatore')
  const { day } = await findFreeDay(page, 180)
  // Far from where it was opened, at the zoom that asks for no orders.
  await page.getByRole('button', { name: 'Settimana', exact: true }).click()
  await expect(timelineCell(page, new Date().toISOString().slice(0, 10), 'macchine')).toBeVisible()
  await page.goto(`/planner/#/schedulatore?zoom=settimana&data=${day}`)
  await expect(timelineCell(page, day, 'macchine')).toBeVisible()
  const before = await timelineCell(page, day, 'macchine').getAttribute('aria-label')
  const via = await createAssenzaByApi(page, day)
  await expect(timelineCell(page, day, 'macchine')).not.toHaveAccessibleName(before ?? '')

  await page.context().setOffline(true)
  const other = await loginAs(browser, 'super', '/planner/#/ordini')
  await timelineApi(other, 'DELETE', `assenze/${via}/`)
  await page.context().setOffline(false)
  await expect(timelineCell(page, day, 'macchine')).toHaveAccessibleName(before ?? '')
})
