import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'

interface Text {
  famiglie: { nome: string; descrizione: string }[]
}

/** The file with another text in the place of its own. */
async function rewritten(file: Buffer, change: (documento: Text) => void): Promise<Buffer> {
  const zip = await fromBufferPromise(file)
  const next = new ZipFile()
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    if (entry.fileName !== 'catalogo.json') {
      next.addBuffer(content, entry.fileName)
      continue
    }
    const documento = JSON.parse(content.toString('utf8')) as Text
    change(documento)
    next.addBuffer(Buffer.from(JSON.stringify(documento, null, 2)), entry.fileName)
  }
  next.end()
  return buffer(next.outputStream)
}

const mimeType = 'application/zip'

test('the catalogue goes out as a file, is changed there, and comes in after a preview', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/catalogo/#/file')
  const [downloaded] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Scarica il catalogo' }).click(),
  ])
  expect(downloaded.suggestedFilename()).toMatch(/^catalogo-\d{4}-\d\d-\d\d\.zip$/)
  const file = await readFile(await downloaded.path())
  const choose = page.locator('input[type=file]')

  await test.step('a file that is none is refused in words', async () => {
    await choose.setInputFiles({ name: 'nota.zip', mimeType, buffer: Buffer.from('ciao') })
    await expect(page.getByText('nota.zip: Il file non è un archivio .zip.')).toBeVisible()
  })

  await test.step('as it went out it changes nothing', async () => {
    await choose.setInputFiles({ name: 'catalogo.zip', mimeType, buffer: file })
    await expect(page.getByText('dice quello che il catalogo ha già: non cambia niente.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Importa' })).toBeHidden()
  })

  await test.step('changed: the preview says from what to what, the import does it', async () => {
    const changed = await rewritten(file, ({ famiglie }) => {
      const duo = famiglie.find(({ nome }) => nome === 'Duo 92')
      if (duo) duo.descrizione = '<p>Anta a scomparsa, <b>riscritta nel file</b>.</p>'
    })
    await choose.setInputFiles({ name: 'cambiato.zip', mimeType, buffer: changed })
    await expect(page.getByText('Con «cambiato.zip» 1 voce cambia. Non è ancora stato scritto niente.')).toBeVisible()
    const duo = page.getByRole('listitem', { name: 'Duo 92' })
    await expect(duo.getByText('Cambia', { exact: true })).toBeVisible()
    await expect(duo.getByText('Anta a scomparsa, riscritta nel file.')).toBeVisible()
    await withoutAxeFindings(page)
    await page.getByRole('button', { name: 'Importa' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Importa' }).click()
    await expect(page.getByText('Catalogo importato.')).toBeVisible()
  })

  await test.step('visitors read it', async () => {
    const famiglie = await (await page.request.get('/api/famiglie/')).text()
    expect(famiglie).toContain('riscritta nel file')
  })

  await test.step('as it was before', async () => {
    await choose.setInputFiles({ name: 'catalogo.zip', mimeType, buffer: file })
    await page.getByRole('button', { name: 'Importa' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Importa' }).click()
    await expect(page.getByText('Catalogo importato.')).toBeVisible()
  })
})

test('who does not administer the catalogue has neither the page nor the file', async ({ browser }) => {
  const page = await loginAs(browser, 'staff', '/catalogo/#/file')
  await expect(page.getByRole('link', { name: 'Scarica il catalogo' })).toBeHidden()
  expect((await page.request.get('/esporta/catalogo.zip')).status()).toBe(403)
})
