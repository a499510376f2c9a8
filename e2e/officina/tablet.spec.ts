import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { createOrdineByApi } from '../ordini/ordiniDettaglioScene.ts'
import { begin, openAttivita, openCalendario, operatorAt } from './officinaScene.ts'

test('two tablets on one order: one piece, the first one has it, the other is told who', async ({ browser }) => {
  // An order of its own: those of the demo data have pieces done already.
  const office = await loginAs(browser, 'super', '/planner/#/ordini')
  const { numero_commessa: numero } = await createOrdineByApi(office)
  const omar = await operatorAt(browser, 'operatore')
  const oriana = await operatorAt(browser, 'operatore.capo', { viewport: { width: 1024, height: 768 } })
  const { card: hisCard } = await begin(omar, 'ferramenta', numero)
  const { card: herCard } = await begin(oriana, 'ferramenta', numero)
  await withoutAxeFindings(omar)
  await withoutAxeFindings(oriana)
  const his = await openAttivita(omar, hisCard)
  const hers = await openAttivita(oriana, herCard)
  await withoutAxeFindings(omar)
  await withoutAxeFindings(oriana)

  // Without an end all pieces cannot be taken at once.
  await expect(his.getByRole('button', { name: 'SELECT ALL' })).toBeDisabled()
  // Both have the dialog open, both tick the same piece.
  await his
    .getByRole('checkbox', { name: /^Pezzo 1 di/ })
    .first()
    .click()
  await hers
    .getByRole('checkbox', { name: /^Pezzo 1 di/ })
    .first()
    .click()
  await his.getByRole('button', { name: 'Salva' }).click()
  await expect(his).toBeHidden()

  // What he has done arrives on her tablet by itself, and cannot be unticked; should she have been quicker than that,
  // the server says it.
  const piece = hers.getByRole('checkbox', { name: /^Pezzo 1 di .*Omar Bianchi/ }).first()
  await expect(piece).toHaveAttribute('aria-disabled', 'true')
  await expect(piece).toBeChecked()
  // The pieces ticked before are his: with an end and nothing new she is asked.
  await hers.getByRole('button', { name: 'Finisco adesso' }).click()
  await hers.getByRole('button', { name: 'Salva' }).click()
  const question = oriana.getByRole('alertdialog', {
    name: 'Non hai segnalato nessun avanzamento. Sei sicuro di voler continuare?',
  })
  await question.getByRole('button', { name: 'Annulla' }).click()
  await hers
    .getByRole('checkbox', { name: /^Pezzo 2 di/ })
    .first()
    .click()
  await hers.getByRole('button', { name: 'Salva' }).click()
  await expect(hers).toBeHidden()

  // He sees her session among the earlier ones.
  await openCalendario(omar)
  await omar
    .getByRole('region', { name: 'Senza ora di fine' })
    .getByRole('button', { name: `Modifica attività: ferramenta, ${numero}` })
    .click()
  const again = omar.getByRole('dialog', { name: 'ferramenta' })
  await expect(again.getByRole('region', { name: 'Registrazioni precedenti' })).toContainText('Oriana Costa')
})

test('the hours of an activity are checked beside the field, and what has ended can be done again', async ({
  browser,
}) => {
  const office = await loginAs(browser, 'super', '/planner/#/ordini')
  const { numero_commessa: numero } = await createOrdineByApi(office)
  const page = await operatorAt(browser, 'operatore')
  const { card } = await begin(page, 'collaudo', numero)
  const dialog = await openAttivita(page, card)
  await dialog.getByLabel(/^Inizio/).fill('')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog.getByText('Campo obbligatorio')).toBeVisible()
  await dialog.getByLabel(/^Inizio/).fill('00:02')
  await dialog.getByLabel('Fine', { exact: true }).fill('00:01')
  // No piece was ever ticked: Save says why it waits.
  await expect(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled()
  await expect(dialog.getByText('Spunta almeno un pezzo, o togli l’ora di fine')).toBeVisible()
  await dialog
    .getByRole('checkbox', { name: /^Pezzo 1 di/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog.getByText('L’ora di fine non può precedere quella di inizio.')).toBeVisible()
  await dialog.getByLabel('Fine', { exact: true }).fill('00:03')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog).toBeHidden()

  await openCalendario(page)
  const day = page.getByRole('region', { name: /^Attività di/ })
  await expect(day.getByRole('listitem', { name: `collaudo, ${numero}` })).toContainText('00:02 - 00:03')
  // Deleting the latest gives its pieces back.
  await day.getByRole('button', { name: `Modifica attività: collaudo, ${numero}` }).click()
  await page.getByRole('dialog', { name: 'collaudo' }).getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(day.getByRole('listitem', { name: `collaudo, ${numero}` })).toHaveCount(0)
})

test('pieces, pause and end at the card: two touches end an activity, what is left is taken up again', async ({
  browser,
}) => {
  const office = await loginAs(browser, 'super', '/planner/#/ordini')
  const { numero_commessa: numero } = await createOrdineByApi(office)
  const page = await operatorAt(browser, 'operatore.capo', { viewport: { width: 820, height: 1180 }, hasTouch: true })
  await expect(page.getByRole('region', { name: 'Calendario delle attività' })).toHaveCount(0)
  const { card } = await begin(page, 'taglio', numero)
  const finish = card.getByRole('button', { name: /^Finisci/ })
  for (const name of [/^Finisci/, /^Pausa/, /^Un pezzo in più/]) {
    expect((await card.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(56)
  }

  // An end without any piece says what is missing, and ends nothing.
  await finish.click()
  await expect(card.getByRole('alert')).toHaveText('Di’ quanti ne hai fatti. Se non ne hai fatti, metti in pausa.')
  await card.getByRole('button', { name: /^Pausa/ }).click()
  await expect(card).toHaveCount(0)
  const later = page.getByRole('region', { name: 'Da riprendere' }).getByRole('listitem', { name: `taglio, ${numero}` })
  await withoutAxeFindings(page)
  await later.getByRole('button', { name: /^Riprendi/ }).click()
  await expect(later).toHaveCount(0)

  // Two touches: a piece, the end.
  await card.getByRole('button', { name: /^Un pezzo in più/ }).click()
  await expect(card.locator('output')).toHaveText('1')
  await finish.click()
  await expect(card).toHaveCount(0)
  await openCalendario(page)
  const day = page.getByRole('region', { name: /^Attività di/ })
  await expect(day.getByRole('listitem', { name: `taglio, ${numero}` }).filter({ hasText: '1 Telaio' })).toHaveCount(1)
})
