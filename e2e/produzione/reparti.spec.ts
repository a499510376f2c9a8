import { actOn, expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import {
  type CellaRest,
  createOrdineForTimeline,
  faseRow,
  savedEnds,
  statusWith,
  timelineApi,
} from './schedulatoreScene.ts'

const LISTE = '/impostazioni/#/liste?lista=reparti'
const MINUTES = 90

test.use({ viewport: { width: 1440, height: 900 } })

/** A department with the hours of its people, made as a new owner makes it. */
async function addReparto(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi reparto' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi reparto' })
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(name)
  await modulo.getByRole('textbox', { name: 'Minuti per pezzo' }).fill(String(MINUTES))
  await modulo.getByRole('button', { name: 'Salva' }).click()
}

/** A phase after the benches, worked in a department. */
async function addFase(page: Page, name: string, reparto: string): Promise<void> {
  await page.getByRole('button', { name: 'Aggiungi fase' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi fase' })
  await modulo.getByRole('textbox', { name: 'Nome' }).fill(name)
  await modulo.getByRole('checkbox', { name: 'La fa un fornitore' }).uncheck()
  await modulo.getByRole('checkbox', { name: 'Capacità infinita' }).uncheck()
  await modulo.getByRole('combobox', { name: 'Reparto' }).selectOption(reparto)
  await modulo.getByLabel('Dipende da').fill('banchi')
  await page.getByRole('option', { name: 'banchi', exact: true }).click()
  await page.keyboard.press('Escape')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await page.getByRole('button', { name: 'Salva lo stesso' }).click()
  await expect(page.getByText('Fase aggiunta')).toBeVisible()
}

/** The departments on a day. */
async function cells(page: Page, day: string): Promise<Record<string, CellaRest>> {
  const path = `scheduler-slots/?from_date=${day}&to_date=${day}`
  return (await timelineApi<Record<string, Record<string, CellaRest>>>(page, 'GET', path))[day] ?? {}
}

test('a firm with a crew for installation: the department, its people, its phase, an order planned over it', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', LISTE)
  await expect(page.getByRole('button', { name: 'Elimina: Macchine' })).toBeDisabled()
  await addReparto(page, 'Posa')
  await expect(page.getByText('Reparto aggiunto')).toBeVisible()
  await withoutAxeFindings(page)
  // The same name again is refused beside it.
  await addReparto(page, 'posa')
  const again = page.getByRole('dialog', { name: 'Aggiungi reparto' })
  await expect(again.getByText('Nella lista c’è già una voce con questo nome.')).toBeVisible()
  await again.getByRole('button', { name: 'Annulla' }).click()
  await expect(again).toHaveCount(0)

  const crew: number[] = []
  for (const nome of ['Posatore Primo', 'Posatore Secondo']) {
    const data = { nome, reparto: 'posa', data_inizio: '2020-01-01' }
    crew.push((await timelineApi<{ id: number }>(page, 'POST', 'personale/', data)).id)
  }
  await page.goto('/planner/#/personale?reparto=posa')
  await expect(page.getByRole('row').filter({ hasText: 'Posatore Primo' })).toContainText('Posa')

  await page.goto('/impostazioni/#/fasi')
  await addFase(page, 'posa', 'Posa')

  const { pk } = await createOrdineForTimeline(page)
  await page.goto(`/planner/#/schedulatore?id=${pk}`)
  await page.getByRole('button', { name: 'Auto start' }).click()
  await expect(statusWith(page, 'Da salvare')).toBeVisible()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(statusWith(page, 'Schedulazione salvata').first()).toBeVisible()
  const ends = await savedEnds(page, pk)
  const [day = ''] = ends.get('posa')?.split(' ') ?? []
  expect(ends.get('posa')?.localeCompare(ends.get('banchi') ?? '')).toBeGreaterThan(0)
  const before = (await cells(page, day)).posa
  expect(before?.occupato).toBe(MINUTES)
  await page.goto(`/planner/#/schedulatore?id=${pk}&zoom=giorno&data=${day}`)
  const row = page.getByRole('group', { name: 'posa', exact: true })
  await expect(row.getByRole('button', { name: /posa: .* liberi su .*, 1 ordine/ })).toBeVisible()
  await withoutAxeFindings(page)

  // Planned in, it stays, and says why.
  await page.goto(LISTE)
  await page.getByRole('button', { name: 'Elimina: Posa' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText(/1 ordine con minuti prenotati/)).toBeVisible()
  await timelineApi(page, 'DELETE', `ordini/${pk}/`)
  await page.goto('/impostazioni/#/fasi')
  await actOn(faseRow(page, 'posa'), 'Elimina')
  await page.getByRole('alertdialog', { name: 'la fase posa' }).getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Fase eliminata')).toBeVisible()
  const [first, second] = crew
  await timelineApi(page, 'DELETE', `personale/${first}/`)
  // Two people are there twice as long as one.
  expect((await cells(page, day)).posa?.capacita).toBe((before?.capacita ?? 0) / 2)
  await timelineApi(page, 'DELETE', `personale/${second}/`)
  await page.goto(LISTE)
  await page.getByRole('button', { name: 'Elimina: Posa' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Reparto eliminato')).toBeVisible()
})
