import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { createOrdineByApi } from '../ordini/ordiniDettaglioScene.ts'
import { begin, operatorAt } from './officinaScene.ts'

/** A picture of one dot. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('the board follows the workshop live, a problem reaches it, the office completes and undoes, CE goes to its PDF', async ({
  browser,
}) => {
  const office = await loginAs(browser, 'super', '/planner/#/ordini', { viewport: { width: 1024, height: 768 } })
  const { id, numero_commessa: numero } = await createOrdineByApi(office)
  await office.goto('/planner/#/officina-adesso')
  await expect(office.getByRole('heading', { name: 'Officina adesso', level: 1 })).toBeVisible()
  await withoutAxeFindings(office)

  // Somebody begins: the board knows, without being asked.
  const omar = await operatorAt(browser, 'operatore')
  await begin(omar, 'vetratura', numero)
  const working = office.getByRole('listitem', { name: 'Omar Bianchi, vetratura' }).filter({ hasText: numero })
  await expect(working).toBeVisible()

  // A problem with its photo.
  await omar.getByRole('button', { name: 'Segnala un problema' }).click()
  const problem = omar.getByRole('dialog', { name: 'Segnala un problema' })
  await problem.getByRole('button', { name: 'Segnala' }).click()
  await expect(problem.getByText('Campo obbligatorio')).toBeVisible()
  await problem.getByLabel('Su che cosa').click()
  await omar.getByRole('option', { name: `vetratura, ${numero}` }).click()
  await problem.getByLabel('Che cosa succede').fill(`Vetro rotto su ${numero}`)
  await problem.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PHOTO })
  await expect(problem.getByAltText('La foto che parte')).toBeVisible()
  await withoutAxeFindings(omar)
  await problem.getByRole('button', { name: 'Segnala' }).click()
  await expect(problem).toBeHidden()
  const reported = office.getByRole('listitem').filter({ hasText: `Vetro rotto su ${numero}` })
  await expect(reported.getByRole('link', { name: /^Foto/ })).toBeVisible()
  await reported.getByRole('button', { name: /^Risolto/ }).click()
  await expect(reported).toHaveCount(0)

  // The office closes an operation and takes it back.
  await office.goto(`/planner/#/ordini/${id}/fasi`)
  await office.getByRole('button', { name: 'Attività rimanenti' }).click()
  const left = office.getByRole('dialog', { name: /^Attività rimanenti/ })
  const testing = left.getByRole('listitem', { name: 'collaudo' }).first()
  await testing.getByRole('button', { name: 'Completa collaudo' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Completa' }).click()
  await expect(testing.getByText('finita')).toBeVisible()
  await withoutAxeFindings(office)
  await testing.getByRole('button', { name: 'Annulla l’attività automatica di collaudo' }).click()
  await expect(testing.getByRole('button', { name: 'Completa collaudo' })).toBeVisible()
  await left.getByRole('button', { name: 'Chiudi' }).click()
  await office.goto(`/planner/#/ordini/${id}/logs`)
  await expect(office.getByText('Problema segnalato dall’officina').first()).toBeVisible()

  // Its CE controls are recorded and stand in the PDF.
  await office.goto(`/planner/#/ordini/${id}/marcatura-ce`)
  const control = office.getByRole('group', { name: 'Giochi fra anta e telaio: 4 ± 1 mm' })
  await control.getByRole('spinbutton', { name: 'Giorno' }).click()
  await office.keyboard.type(
    new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' })
      .format(new Date())
      .replaceAll('/', ''),
  )
  await control.getByRole('combobox', { name: 'Operatore' }).selectOption({ label: 'Omar Bianchi' })
  await control.getByRole('combobox', { name: 'Conforme' }).selectOption({ label: 'Conforme' })
  await office.getByRole('button', { name: 'Salva controlli' }).click()
  await expect(office.getByText('1 controllo eseguito')).toBeVisible()
  const address = await office.getByRole('link', { name: 'PDF' }).getAttribute('href')
  const pdf = await office.request.get(address ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
