import { expect, loginAs, resultOf, test, withoutAxeFindings } from '../base.ts'
import { findOrdine, type OrdineInStory, openOrdineActions } from './ordiniDettaglioScene.ts'

// Whole stories, each looked at by axe several times.
test('mail: planned, seen in the outbox, cancelled, reset; one that was sent is only read', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const ordine = await findOrdine(
    page,
    ({ schedulazione_ordine, data_consegna, stato_invio_mail }) =>
      schedulazione_ordine !== null && data_consegna !== null && stato_invio_mail === null,
  )
  await page.goto(`/planner/#/ordini/${ordine.id}`)
  await openOrdineActions(page)
  await page.getByRole('button', { name: 'Programma mail' }).click()
  const mail = page.getByRole('dialog', { name: `Mail di approntamento dell’ordine ${ordine.numero_commessa}` })
  const text = mail.getByRole('textbox', { name: 'Testo' })
  await expect(text).toBeVisible()
  await withoutAxeFindings(page)
  await text.fill('')
  await mail.getByRole('button', { name: 'Salva' }).click()
  await expect(mail.getByText('Campo obbligatorio')).toBeVisible()
  await text.fill('Gentile cliente,')
  await mail.getByRole('combobox', { name: 'Messaggio aggiuntivo' }).selectOption('Merce pronta')
  const preview = mail.getByRole('group', { name: 'Anteprima della mail' })
  await expect(preview).toContainText('Gentile cliente,')
  const [year, month, day] = (ordine.data_consegna ?? '').split('-')
  await expect(preview).toContainText(`La merce sarà pronta dal ${day}-${month}-${year} al `)
  await mail.getByRole('button', { name: 'Salva' }).click()
  await expect(mail).toBeHidden()
  await openOrdineActions(page)
  await expect(page.getByRole('button', { name: 'In attesa invio' })).toBeVisible()

  // The outbox has it; given up there, the order is not planned any more, and says so by itself.
  const posta = await loginAs(
    browser,
    'super',
    `/impostazioni/#/posta?cerca=${encodeURIComponent(ordine.numero_commessa)}`,
  )
  await posta
    .getByRole('row')
    .filter({ hasText: `Ordine ${ordine.numero_commessa}: merce pronta` })
    .filter({ hasText: 'In uscita' })
    .getByText('merce pronta')
    .click()
  const drawer = posta.getByRole('dialog', { name: /^Messaggio n\. / })
  await expect(drawer.getByText('La merce sarà pronta')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Ordine' })).toHaveAttribute('href', `/planner/#/ordini/${ordine.id}`)
  await drawer.getByRole('button', { name: 'Annulla' }).click()
  await posta.getByRole('alertdialog').getByRole('button', { name: 'Annulla il messaggio' }).click()
  await expect(page.getByRole('button', { name: 'Programma mail' })).toBeVisible()

  // Planned again, with the text as it was left, then reset from the order.
  await page.getByRole('button', { name: 'Programma mail' }).click()
  await expect(preview).toContainText('Gentile cliente,')
  await mail.getByRole('button', { name: 'Salva' }).click()
  await openOrdineActions(page)
  await page.getByRole('button', { name: 'In attesa invio' }).click()
  await mail.getByRole('button', { name: 'Resetta programmazione' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resetta programmazione' }).click()
  await openOrdineActions(page)
  await expect(page.getByRole('button', { name: 'Programma mail' })).toBeVisible()

  const sent = await findOrdine(page, ({ stato_invio_mail }) => stato_invio_mail === 'inviata')
  await page.goto(`/planner/#/ordini/${sent.id}`)
  await openOrdineActions(page)
  await page.getByRole('button', { name: 'Inviata', exact: true }).click()
  const read = page.getByRole('dialog', { name: `Mail di approntamento dell’ordine ${sent.numero_commessa}` })
  await expect(read.getByText('La merce sarà pronta')).toBeVisible()
  await expect(read.getByRole('textbox')).toHaveCount(0)
  await expect(read.getByRole('button', { name: 'Salva' })).toBeHidden()
  // The list opens it too.
  await page.goto('/planner/#/ordini?stato_invio_mail=inviata')
  await page
    .getByRole('button', { name: /^Mail di .*: Inviata$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('La merce sarà pronta')).toBeVisible()
})

test('check list and the rest by role: agent, operator, app account', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const agente = await loginAs(browser, 'agente', '/planner/#/ordini')
  const { results } = await resultOf<{ results: OrdineInStory[] }>(
    agente.request,
    'GET',
    '/api/planner/ordini/?page_size=1',
  )
  const own = results[0]
  if (!own) throw new Error("l'agente dimostrativo non ha ordini")

  await page.goto(`/planner/#/ordini/${own.id}/checklist`)
  const item = page.getByRole('checkbox', { name: 'Colori confermati' })
  const era = await item.isChecked()
  await item.setChecked(!era)
  await expect(item).toBeEnabled()
  await expect(item).toBeChecked({ checked: !era })

  // The agent reads the same order, prices included, and ticks nothing; what changes arrives by itself.
  await agente.goto(`/planner/#/ordini/${own.id}/checklist`)
  const its = agente.getByRole('checkbox', { name: 'Colori confermati' })
  await expect(its).toBeDisabled()
  await expect(its).toBeChecked({ checked: !era })
  await item.setChecked(era)
  await expect(its).toBeChecked({ checked: era })
  const tabs = agente.getByRole('tablist', { name: 'Schede dell’ordine' })
  await expect(tabs.getByRole('tab')).toHaveText(['Dettaglio', 'Allegati', 'Check list', 'Logs'])
  await openOrdineActions(agente)
  await expect(agente.getByRole('button', { name: /Elimina|Programma mail|Cambia stato/ })).toHaveCount(0)
  await agente.keyboard.press('Escape')
  await tabs.getByRole('tab', { name: 'Dettaglio' }).click()
  await expect(agente.getByRole('heading', { name: 'Importi' })).toBeVisible()
  await expect(agente.getByText('Agente', { exact: true })).toBeHidden()
  await expect(agente.getByRole('button', { name: /^Scatta/ })).toHaveCount(0)
  await withoutAxeFindings(agente)

  // An operator without flags sees no order at all, one who sees orders sees no price.
  const operatore = await loginAs(browser, 'operatore', `/planner/#/ordini/${own.id}`)
  await expect(operatore.getByText('Questo ordine non esiste')).toBeVisible()
  const capo = await loginAs(browser, 'operatore.capo', `/planner/#/ordini/${own.id}`)
  await expect(capo.getByRole('heading', { name: 'Produzione e consegna' })).toBeVisible()
  await expect(capo.getByRole('heading', { name: 'Importi' })).toBeHidden()
  await expect(capo.getByText('Netto')).toBeHidden()
  await capo.getByRole('button', { name: /Cambia stato/ }).click()
  const dialog = capo.getByRole('dialog', { name: `Stato dell’ordine ${own.numero_commessa}` })
  await dialog.getByRole('combobox', { name: 'Stato' }).click()
  await capo.getByRole('option', { name: 'Sospeso' }).click()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(capo.getByRole('button', { name: 'Cambia stato: Sospeso' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambia stato: Sospeso' })).toBeVisible()

  // The app account, on a phone: its customers' orders, without check list, logs and attachments.
  const telefono = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const app = await loginAs(browser, 'app', '/planner/#/ordini', telefono)
  const theirs = await resultOf<{ results: OrdineInStory[] }>(app.request, 'GET', '/api/planner/ordini/?page_size=1')
  await app.goto(`/planner/#/ordini/${theirs.results[0]?.id}`)
  const appTabs = app.getByRole('tablist', { name: 'Schede dell’ordine' })
  await expect(appTabs.getByRole('tab')).toHaveText(['Dettaglio'])
  await expect(app.getByText('Netto')).toBeHidden()
  await withoutAxeFindings(app)
  expect(await app.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
