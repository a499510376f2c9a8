import { expect, loginAs, resultOf, test, withoutAxeFindings } from '../base.ts'
import { createOrdineByApi, findOrdine, type OrdineInStory, PNG } from './ordiniDettaglioScene.ts'

// Whole stories, each looked at by axe several times.
test('pictures: one for each piece, taken again, enlarged; the camera off; bill of materials and extra fields', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const ordine = await createOrdineByApi(page)
  await page.goto(`/planner/#/ordini/${ordine.id}/schedaignota`)
  const riga = page.getByRole('listitem', { name: /Finestra 1 anta/ })
  // Without a picture and without a camera in the hand the places wait behind their button.
  await riga.getByRole('button', { name: 'Immagini 0/3' }).click()
  await expect(riga.getByRole('button', { name: /^Scatta la foto della posizione/ })).toHaveCount(3)
  await withoutAxeFindings(page)

  // Without a service the product answers a test picture.
  await riga.getByRole('button', { name: 'Scatta la foto della posizione 2' }).click()
  const capture = page.getByRole('dialog', { name: 'Immagine della posizione 2' })
  const foto = capture.getByRole('img', { name: /Foto della posizione 2/ })
  await expect(foto).toBeVisible()
  const before = await foto.getAttribute('src')
  await page.waitForTimeout(1100) // the test picture shows the second
  await capture.getByRole('button', { name: 'Scatta di nuovo' }).click()
  await expect(foto).not.toHaveAttribute('src', before ?? '')
  await withoutAxeFindings(page)
  await capture.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Immagine della posizione 2 salvata')).toBeVisible()
  await expect(riga.getByRole('button', { name: 'Immagini 1/3' })).toBeVisible()

  await riga.getByRole('button', { name: 'Ingrandisci la foto della posizione 2' }).click()
  const whole = page.getByRole('dialog', { name: 'Immagine della posizione 2' })
  await expect(whole.getByText('Silvia Moretti')).toBeVisible()
  await whole.getByRole('button', { name: 'Chiudi' }).click()

  // Two pieces less: the picture stays, out of sight.
  const read = await resultOf<{ righe_ordine: { id: number }[] } & OrdineInStory>(
    page.request,
    'GET',
    `/api/planner/ordini/${ordine.id}/`,
  )
  const body = { ...read, righe_ordine: read.righe_ordine.map((one) => ({ ...one, numero: 1 })) }
  await resultOf(page.request, 'PUT', `/api/planner/ordini/${ordine.id}/`, body)
  await expect(riga.getByRole('button', { name: 'Immagini 0/1' })).toBeVisible()
  await riga.getByRole('button', { name: 'Mostra 1 immagine oltre il numero' }).click()
  await riga.getByRole('button', { name: 'Ingrandisci la foto della posizione 2' }).click()
  await whole.getByRole('button', { name: 'Elimina' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Immagine eliminata')).toBeVisible()
  await expect(riga.getByRole('button', { name: /oltre il numero/ })).toBeHidden()

  // The service answers that the camera is not there.
  await page.route('**/graphql', (route) => {
    const switchedOff = {
      errors: [{ message: 'Errore connessione con la fotocamera', extensions: { code: 'BAD_GATEWAY' } }],
    }
    return route.request().postData()?.includes('useCaptureCameraMutation')
      ? route.fulfill({ json: switchedOff })
      : route.continue()
  })
  await riga.getByRole('button', { name: 'Scatta la foto della posizione 1' }).click()
  await expect(riga.getByText('Errore connessione con la fotocamera')).toBeVisible()
  await riga.getByRole('button', { name: 'Usa questo dispositivo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Immagine della posizione 1' })
  await dialog.getByRole('button', { name: 'Fotocamera di officina' }).click()
  await expect(dialog.getByText('Errore con la fotocamera')).toBeVisible()
  await dialog.getByLabel('Scegli un file').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG })
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(riga.getByRole('button', { name: 'Immagini 1/1' })).toBeVisible()

  await riga.getByRole('button', { name: 'Campi extra 0' }).click()
  await riga.getByRole('button', { name: 'Modifica' }).click()
  await riga.getByRole('button', { name: 'Aggiungi campo' }).click()
  await riga.getByRole('textbox', { name: 'Campo' }).fill('Colore')
  await riga.getByRole('textbox', { name: 'Valore' }).fill('RAL 9010')
  await riga.getByRole('button', { name: 'Salva' }).click()
  await expect(riga.getByText('RAL 9010')).toBeVisible()
  await withoutAxeFindings(page)

  await riga.getByRole('button', { name: 'Distinta base' }).click()
  await expect(page.getByRole('dialog').getByText('Nessun risultato')).toBeVisible()
})

test('the bill of materials is leafed through piece by piece', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { id } = await findOrdine(page, ({ numero_commessa }) => numero_commessa === '26/0239')
  await page.goto(`/planner/#/ordini/${id}`)
  const riga = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Distinta base' }) })
    .filter({ hasText: /[2-6] pezzi/ })
    .first()
  await riga.getByRole('button', { name: 'Distinta base' }).click()
  const distinta = page.getByRole('dialog', { name: /Distinta base dell’ordine 26\/0239/ })
  for (const column of ['Ord.', 'Nome', 'Quantità', 'Meins', 'Image']) {
    await expect(distinta.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  }
  await expect(distinta.getByRole('row', { name: /10 Profilo telaio/ })).toBeVisible()
  await expect(distinta.getByRole('button', { name: 'Indietro' })).toBeDisabled()
  await distinta.getByRole('button', { name: 'Avanti' }).click()
  await expect(distinta.getByRole('combobox', { name: 'Posizione' })).toHaveValue('2')
  await expect(distinta.getByRole('table', { name: 'Distinta base della posizione 2' })).toBeVisible()
  await withoutAxeFindings(page)
  await distinta.getByRole('combobox', { name: 'Posizione' }).selectOption('1')
  await expect(distinta.getByRole('table', { name: 'Distinta base della posizione 1' })).toBeVisible()
})
