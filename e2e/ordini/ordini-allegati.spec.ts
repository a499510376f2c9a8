import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import { createOrdineByApi, openOrdineActions, openOrdineTab, PNG } from './ordiniDettaglioScene.ts'

// Whole stories, each looked at by axe several times.
/** Drops files on the area of the attachments. */
async function dropFiles(page: Page, files: { name: string; type: string; base64: string }[]) {
  const dropped = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer()
    for (const { name, type, base64 } of data) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
    }
    return transfer
  }, files)
  const zona = page.getByRole('group', { name: 'Aggiungi allegati' })
  await zona.dispatchEvent('dragover', { dataTransfer: dropped })
  await zona.dispatchEvent('drop', { dataTransfer: dropped })
}
test('attachments: dropped, looked at, downloaded under their name, deleted; the logs say who', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const ordine = await createOrdineByApi(page)
  await page.goto(`/planner/#/ordini/${ordine.id}/allegati`)
  await expect(page.getByRole('heading', { name: `Ordine ${ordine.numero_commessa}` })).toBeVisible()
  await expect(page.getByText('Nusson allegato per questo ordine')).toBeVisible() // sic
  await expect(page.getByText(/25 MB l’uno/)).toBeVisible()
  await withoutAxeFindings(page)

  await dropFiles(page, [
    { name: 'pianta cucina.png', type: 'image/png', base64: PNG.toString('base64') },
    { name: 'programma.exe', type: 'application/octet-stream', base64: 'TVqQ' },
    { name: 'falso.pdf', type: 'application/pdf', base64: btoa('non sono un pdf') },
  ])
  const elenco = page.getByRole('list', { name: 'Allegati' })
  await expect(elenco.getByRole('link', { name: 'pianta cucina.png', exact: true })).toBeVisible()
  const uploads = page.getByRole('list', { name: 'File in caricamento' })
  await expect(uploads.getByText(/programma\.exe: Tipo di file non ammesso/)).toBeVisible()
  await expect(uploads.getByText(/falso\.pdf: Il contenuto non è quello di un file \.pdf/)).toBeVisible()
  for (const name of ['programma.exe', 'falso.pdf']) {
    await uploads.getByRole('listitem').filter({ hasText: name }).getByRole('button').click()
  }
  await expect(uploads).toBeHidden()
  await withoutAxeFindings(page)

  await elenco.getByRole('button', { name: 'Anteprima di pianta cucina.png' }).click()
  const preview = page.getByRole('dialog', { name: 'pianta cucina.png' })
  await expect(preview.getByRole('img', { name: 'pianta cucina.png' })).toBeVisible()
  await withoutAxeFindings(page)
  await preview.getByRole('button', { name: 'Chiudi' }).click()
  const [downloaded] = await Promise.all([
    page.waitForEvent('download'),
    elenco.getByRole('link', { name: 'Scarica pianta cucina.png' }).click(),
  ])
  expect(downloaded.suggestedFilename()).toBe('pianta cucina.png')

  // An agent sees the files of own orders, and changes none: this order has no agent, so nothing of it at all.
  const agente = await loginAs(browser, 'agente', `/planner/#/ordini/${ordine.id}/allegati`)
  await expect(agente.getByText('Questo ordine non esiste')).toBeVisible()

  await elenco.getByRole('button', { name: 'Elimina pianta cucina.png' }).click()
  const question = page.getByRole('alertdialog', { name: 'Eliminare l’allegato?' })
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Nusson allegato per questo ordine')).toBeVisible() // sic

  await openOrdineTab(page, 'Logs')
  const log = page.getByRole('table', { name: 'Logs' })
  await expect(log.getByRole('row').nth(1)).toContainText(/Allegato tolto.*pianta cucina\.png/)
  await expect(log.getByRole('row').nth(2)).toContainText(/Allegato aggiunto.*pianta cucina\.png/)
  await expect(log.getByRole('row').nth(1)).toContainText('Silvia Moretti')
  await page.getByRole('combobox', { name: 'Campo' }).selectOption('Allegati')
  await expect(page).toHaveURL(/campo=allegati/)
  await expect(log.getByRole('row')).toHaveCount(3)
  await withoutAxeFindings(page)

  await openOrdineActions(page)
  await page.getByRole('button', { name: 'Elimina' }).click()
  const remove = page.getByRole('alertdialog', {
    name: `Sei sicuro di voler eliminare l'ordine con numero commessa ${ordine.numero_commessa} per il cliente`,
  })
  await remove.getByRole('button', { name: 'Elimina' }).click()
  await expect(page).toHaveURL(/#\/ordini$/)
  await page.goto(`/planner/#/ordini/${ordine.id}/qualcosa`)
  await expect(page.getByText('Questo ordine non esiste')).toBeVisible()
})
