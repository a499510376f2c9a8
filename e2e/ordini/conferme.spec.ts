import { readFile } from 'node:fs/promises'
import { expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'
import { openFile } from '../downloads/open.ts'
import { openOrdineActions } from './ordiniDettaglioScene.ts'
import { signOn } from './signatureScene.ts'

// From a quote to an order that its customer has signed for and follows. Each step waits for a slow machine.
/** The address behind a link that is shown once. @param path what it leads to */
async function shownLink(page: Page, path: string): Promise<string> {
  const text = await page
    .getByText(new RegExp(`${path}#`))
    .first()
    .innerText()
  const [url] = new RegExp(`http\\S+${path}#[\\w-]{43}`).exec(text) ?? []
  if (!url) throw new Error(text)
  return url
}

test('quote, order, confirmation signed on the phone and sent, state of the order', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/preventivi/#/25')
  await page.getByRole('button', { name: 'Crea ordine' }).click()
  const next = page.getByRole('dialog', { name: 'Crea l’ordine del preventivo 25' })
  await expect(next.getByText('Da completare o tenuto altrove')).toBeVisible()
  await withoutAxeFindings(page)
  await next.getByRole('textbox', { name: 'Numero commessa' }).fill('STORIA-25')
  await next.getByRole('button', { name: 'Crea ordine' }).click()
  await expect(page.getByRole('link', { name: 'Ordine STORIA-25' })).toBeVisible()

  // The confirmation has the quote's PDF, and knows its order.
  await page.getByRole('button', { name: 'Crea conferma' }).click()
  await expect(page.getByRole('heading', { name: 'Conferma STORIA-25' })).toBeVisible()
  await expect(page.getByText('Manca il preventivo firmato.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invia Conferma' })).toBeDisabled()
  await withoutAxeFindings(page)
  await page.getByRole('button', { name: 'Crea link da copiare' }).click()
  // The keys go on to what is done with it.
  await expect(page.getByRole('button', { name: 'Copia', exact: true })).toBeFocused()
  const link = await shownLink(page, '/conferma')

  const phones = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = await phones.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('button', { name: 'Leggi il preventivo' })).toBeVisible()
  // In a page of its own the file would be another's event.
  await phone.locator('form[action="/conferma/file"]').evaluate((form) => form.removeAttribute('target'))
  const [saved] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: 'Scarica', exact: true }).click(),
  ])
  expect(await openFile(saved.suggestedFilename(), await readFile(await saved.path()))).toBe(null)
  await withoutAxeFindings(phone)
  await phone.getByRole('button', { name: 'Firma', exact: true }).click()
  await expect(phone.getByText('Firma nel riquadro')).toBeVisible()
  await signOn(phone)
  await phone.getByRole('checkbox', { name: 'Ho letto il preventivo e lo accetto' }).check()
  await phone.getByRole('button', { name: 'Firma', exact: true }).click()
  await expect(phone.getByText(/^Preventivo firmato il/)).toBeVisible()
  await phone.getByRole('textbox', { name: 'Messaggio' }).fill('Chiamatemi prima della consegna')
  await phone.getByRole('button', { name: 'Invia messaggio' }).click()
  await expect(phone.getByRole('list', { name: 'Messaggi inviati' })).toContainText('Chiamatemi prima')

  // The office sees it arrive; the order still has no day.
  await expect(page.getByRole('list', { name: 'Eventi' })).toContainText('Firmato sullo schermo')
  await expect(page.getByText('L’ordine non ha la data di approntamento.')).toBeVisible()
  const { results } = await resultOf<{ results: { id: number }[] }>(
    page.request,
    'GET',
    '/api/planner/ordini/?numero_commessa=STORIA-25',
  )
  const ordine = results[0]?.id ?? 0
  await resultOf(page.request, 'PATCH', `/api/planner/ordini/${ordine}/`, { data_consegna: '2027-03-10' })

  await page.goto('/planner/#/conferme-ordini?stato=in_attesa')
  await page.getByRole('row').filter({ hasText: 'STORIA-25' }).getByText('IN ATTESA').click()
  await page.getByRole('button', { name: 'Invia Conferma' }).click()
  const question = page.getByRole('alertdialog', { name: 'Inviare conferma?' })
  await question.getByRole('button', { name: 'Invia Conferma' }).click()
  await expect(page.getByText(/^INVIATO \d\d-\d\d-\d{4}$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nuovo Messaggio' })).toBeDisabled()
  // What cannot be done any more is gone; the order is what comes next, and the keys go on from the head.
  await expect(page.getByRole('button', { name: /^(Modifica|Invia Conferma)$/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Vai all’ordine' })).toHaveAttribute('href', /#\/ordini\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // What the customer follows afterwards.
  await page.goto(`/planner/#/ordini/${ordine}`)
  await openOrdineActions(page)
  await page.getByRole('button', { name: 'Per il cliente' }).click()
  await page.getByRole('menuitem', { name: 'Crea link da copiare' }).click()
  const stato = await shownLink(page, '/stato-ordine')
  await phone.goto(stato)
  await expect(phone.getByRole('heading', { name: 'Ordine STORIA-25' })).toBeVisible()
  await expect(phone.getByText('dal 08-03-2027 al 14-03-2027')).toBeVisible()
  await withoutAxeFindings(phone)
})
