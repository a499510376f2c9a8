import { actOn, expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { openOrdineActions } from '../ordini/ordiniDettaglioScene.ts'
import { faseRow } from './schedulatoreScene.ts'

const FASI = '/impostazioni/#/fasi'

test('a phase added, moved, removed; a circle is refused beside its cause; who may not does not find it', async ({
  browser,
}) => {
  const planner = await loginAs(browser, 'super', '/planner/#/schedulatore')
  const line = planner.getByLabel('Linea del tempo')
  await expect(line.getByText('Verniciatura')).toBeVisible()
  const page = await loginAs(browser, 'super', FASI)
  const grid = page.getByRole('grid', { name: 'Fasi di produzione' })
  await expect(grid.getByRole('gridcell', { name: 'verniciatura, vetro, telai' })).toBeVisible()
  await withoutAxeFindings(page)

  await actOn(faseRow(page, 'legno'), 'Modifica')
  const legno = page.getByRole('dialog', { name: 'Modifica legno' })
  await legno.getByLabel('Dipende da').fill('banchi')
  await page.getByRole('option', { name: 'banchi' }).click()
  await page.keyboard.press('Escape')
  await legno.getByRole('button', { name: 'Salva' }).click()
  await expect(legno.getByText(/in circolo: legno, macchine, verniciatura, banchi/)).toBeVisible()
  await legno.getByRole('button', { name: 'Annulla' }).click()

  await page.getByRole('button', { name: 'Aggiungi fase' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi fase' })
  await modulo.getByLabel('Nome').fill('collaudo')
  await modulo.getByLabel('La fa un fornitore').uncheck()
  await modulo.getByLabel('Dipende da').fill('banchi')
  await page.getByRole('option', { name: 'banchi' }).click()
  await page.keyboard.press('Escape')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  // The orders already scheduled have no such phase: it is told before.
  await page.getByRole('button', { name: 'Salva lo stesso' }).click()
  await expect(page.getByText('Fase aggiunta')).toBeVisible()
  const righe = grid.locator('[data-rowindex]')
  await expect(righe.last()).toContainText('collaudo')
  // Who has the timeline open sees it come.
  await expect(line.getByText('Collaudo')).toBeAttached()

  await actOn(faseRow(page, 'collaudo'), 'Sposta su')
  // What banchi waits for: its name alone stands in the row of collaudo too.
  await expect(righe.last()).toContainText('verniciatura, vetro, telai')

  await actOn(faseRow(page, 'collaudo'), 'Elimina')
  await page.getByRole('alertdialog', { name: 'la fase collaudo' }).getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Fase eliminata')).toBeVisible()
  await expect(righe).toHaveCount(6)
  await expect(line.getByText('Collaudo')).toHaveCount(0)

  const staff = await loginAs(browser, 'staff', FASI)
  await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
})

test('the first possible date: the agent asks for it of an own order and of an own quote', async ({ browser }) => {
  const page = await loginAs(browser, 'agente', '/planner/#/ordini?scheduled=1')
  await page.getByRole('grid').getByRole('link').first().click()
  await openOrdineActions(page)
  await page.getByRole('button', { name: 'Prima data possibile' }).click()
  const outcome = page.getByRole('dialog', { name: 'Prima data possibile' })
  await expect(outcome.getByRole('status').filter({ hasText: /\d\d-\d\d-\d{4}/ })).toBeVisible()
  await expect(outcome.getByRole('row', { name: /^banchi/ })).toContainText('Attende la fine di verniciatura')
  await expect(outcome).not.toContainText('Segheria')
  await withoutAxeFindings(page)

  await page.goto('/preventivi/#/')
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Prima data possibile' }).click()
  await expect(outcome.getByRole('table', { name: 'Fasi' })).toBeVisible()
  await outcome.getByRole('button', { name: 'Chiudi' }).click()
  await expect(outcome).toHaveCount(0)
})
