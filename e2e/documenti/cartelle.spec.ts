import { PDFDocument } from 'pdf-lib'
import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'

async function onePage(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage().drawSquare({ x: 100, y: 100, size: 300 })
  return Buffer.from(await pdf.save())
}

test('a folder: shared, seen by the app account, unshared: its addresses are dead at the next reading', async ({
  browser,
}) => {
  const segno = Date.now().toString(36)
  const name = `Offerte ${segno}`
  const page = await loginAs(browser, 'super', '/app/#/folders')
  await page.getByRole('button', { name: 'Nuova cartella' }).click()
  const form = page.getByRole('dialog', { name: 'Nuova cartella' })
  await form.getByRole('textbox', { name: 'Nome' }).fill(name)
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('heading', { name: name })).toBeVisible()
  await expect(page.getByText('Nessun elemento')).toBeVisible()
  await expect(page.getByText('Cartella condivisa ancora con nessun account')).toBeVisible()

  // One file with its words; a permalink that is taken is refused beside its field, and nothing is lost.
  await page.getByRole('button', { name: 'Carica file' }).click()
  const upload = page.getByRole('dialog', { name: 'Carica file' })
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'offerta.pdf', mimeType: 'application/pdf', buffer: await onePage() })
  await upload.getByRole('textbox', { name: 'Titolo' }).fill('Offerta di maggio')
  await upload.getByRole('textbox', { name: 'Permalink' }).fill('listino-2026')
  await upload.getByRole('button', { name: 'Carica', exact: true }).click()
  await expect(upload.getByText('Questo permalink è già usato.')).toBeVisible()
  await upload.getByRole('textbox', { name: 'Permalink' }).fill(`offerta-${segno}`)
  await upload.getByRole('button', { name: 'Carica', exact: true }).click()
  const files = page.getByRole('list', { name: 'File' })
  await expect(files.getByRole('link', { name: 'Offerta di maggio', exact: true })).toBeVisible()
  await expect(files.getByText('offerta.pdf')).toBeVisible()

  // Looked at here: its page is drawn, not white.
  await files.getByRole('link', { name: 'Offerta di maggio', exact: true }).click()
  const page1 = page
    .getByRole('document', { name: 'Offerta di maggio, 1 pagina' })
    .getByRole('img', { name: 'Pagina 1' })
  await expect
    .poll(() =>
      page1.evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return pixels.some((alpha, i) => i % 4 === 3 && alpha === 255 && pixels[i - 1] === 0)
      }),
    )
    .toBe(true)
  await withoutAxeFindings(page)
  await page.getByRole('button', { name: 'Chiudi' }).click()

  // Several at once: the one that is not what it says is told, the other is there.
  await page
    .getByLabel('Carica più file')
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'appunti.txt', mimeType: 'text/plain', buffer: Buffer.from('testo') },
      { name: 'finto.png', mimeType: 'image/png', buffer: Buffer.from('testo') },
    ])
  await expect(files.getByRole('link', { name: 'appunti.txt', exact: true })).toBeVisible()
  await expect(page.getByText(/Il contenuto non è quello di un file \.png/)).toBeVisible()
  await withoutAxeFindings(page)

  // Shared.
  await page.getByRole('button', { name: 'Condividi con altri account' }).click()
  const sharing = page.getByRole('dialog', { name: `Condividi la cartella ${name}` })
  const searched = page.waitForResponse((response) => !!response.request().postData()?.includes('pellegrini'))
  await sharing.getByRole('searchbox', { name: 'Cerca account' }).fill('pellegrini')
  await searched
  // The table is dim while it is searched.
  await expect(sharing.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(sharing.getByRole('checkbox', { name: /^Condividi con/ })).toHaveCount(1)
  const account = sharing.getByRole('checkbox', { name: 'Condividi con Anna Pellegrini' })
  await account.check()
  await withoutAxeFindings(page)
  await sharing.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Visibile a 1 account, perché questa cartella è condivisa con lui.')).toBeVisible()

  // Seen on a phone: read, downloaded, nothing to change.
  const app = await loginAs(browser, 'app', '/app/#/folders', { viewport: { width: 390, height: 844 } })
  await app.getByText(name).click()
  const link = app.getByRole('link', { name: 'Offerta di maggio', exact: true })
  await expect(link).toBeVisible()
  const indirizzo = (await link.getAttribute('href')) ?? ''
  expect((await app.request.get(indirizzo)).status()).toBe(200)
  await expect(app.getByRole('button', { name: /Modifica|Elimina|Carica/ })).toHaveCount(0)
  await expect(app.getByText('Condivisione')).toHaveCount(0)
  await withoutAxeFindings(app)

  // Unshared.
  await page.getByRole('button', { name: 'Condividi con altri account' }).click()
  await account.uncheck()
  await sharing.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Cartella condivisa ancora con nessun account')).toBeVisible()
  expect((await app.request.get(indirizzo)).status()).toBe(404)
  await app.reload()
  await expect(app.getByRole('heading', { name: 'Cartella non trovata' })).toBeVisible()
  // Its permalink is open to anybody, by intent; in the bin it is dead.
  expect((await app.request.get(`/d/offerta-${segno}`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Elimina', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: `Sei sicuro di voler elminare la cartella ${name}?` }) // sic
  await expect(question.getByText('Con ciò che contiene: 2 file.')).toBeVisible()
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('heading', { name: 'Cartelle' })).toBeVisible()
  expect((await app.request.get(`/d/offerta-${segno}`)).status()).toBe(404)

  // It comes back from the bin, whole.
  await page.getByRole('button', { name: 'Cestino' }).click()
  const bin = page.getByRole('dialog', { name: 'Cestino' })
  await bin.getByRole('button', { name: `Ripristina ${name}` }).click()
  await expect(bin.getByRole('button', { name: `Ripristina ${name}` })).toHaveCount(0)
  await bin.getByRole('button', { name: 'Chiudi' }).click()
  await page.getByRole('searchbox', { name: 'Cerca cartella' }).fill(name)
  await page.getByRole('link', { name: name }).click()
  await expect(files.getByRole('listitem')).toHaveCount(2)
  expect((await app.request.get(`/d/offerta-${segno}`)).status()).toBe(200)
})
