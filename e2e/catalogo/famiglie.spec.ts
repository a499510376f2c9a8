import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { addVincolo, askForPreventivo, smallPng } from './catalogoScene.ts'

const IMMAGINI = [
  smallPng(
    'fronte.png',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNYkGcDAAL8AUtBanHZAAAAAElFTkSuQmCC',
  ),
  smallPng(
    'sezione.png',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOIqpgGAAKYAWkZJYbOAAAAAElFTkSuQmCC',
  ),
]
const OSTILE = {
  name: 'ostile.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
}

test('una famiglia nasce, si vende, si ritira', async ({ page: visitatore, browser }) => {
  const page = await loginAs(browser, 'super', '/catalogo/#/')
  await expect(page.getByRole('link', { name: 'Classica 68' })).toBeVisible()
  await withoutAxeFindings(page)

  await page.getByRole('button', { name: 'Aggiungi tipologia' }).click()
  const tipologia = page.getByRole('dialog', { name: 'Aggiungi tipologia' })
  await tipologia.getByLabel('Nome').fill('LEGNO')
  await tipologia.getByRole('button', { name: 'Salva' }).click()
  await expect(tipologia.getByText('Nella lista c’è già una voce con questo nome.')).toBeVisible()
  await tipologia.getByLabel('Nome').fill('Alluminio')
  await tipologia.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('finché è vuota il cliente non vede questa tipologia')).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi famiglia in Alluminio' }).click()
  const nuova = page.getByRole('dialog', { name: 'Aggiungi famiglia' })
  await nuova.getByLabel('Nome').fill('Minimal 70')
  await expect(nuova.getByLabel('Tipologia').locator('option:checked')).toHaveText('Alluminio')
  await nuova.getByRole('button', { name: 'Salva' }).click()

  await expect(page.getByRole('heading', { name: 'Minimal 70', level: 1 })).toBeVisible()
  await expect(page.getByText('Da completare')).toBeVisible()
  const manca = page.getByRole('list', { name: 'Che cosa manca' })
  await expect(manca.getByRole('listitem')).toHaveCount(2)
  const anteprima = page.frameLocator('iframe[title="Anteprima della famiglia"]')
  await expect(anteprima.getByRole('heading', { name: 'Alluminio' })).toBeVisible()

  // Pictures: one with code is told why, the others come in order.
  await page.locator('input[type=file]').setInputFiles(OSTILE)
  await expect(page.getByText("L'immagine SVG contiene del codice: non è ammessa.")).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(IMMAGINI)
  const immagini = page.getByRole('list', { name: 'Immagini della famiglia' }).getByRole('listitem')
  await expect(immagini).toHaveCount(2)
  await page.getByRole('button', { name: 'Sposta su: sezione.png' }).click()
  await expect(immagini.first().getByRole('img')).toHaveAttribute('alt', 'sezione.png')
  await expect(anteprima.getByRole('img', { name: 'Minimal 70, immagine 1 di 2' })).toBeVisible()
  await expect(manca.getByRole('listitem')).toHaveCount(1)

  // Options, by keyboard; the customer's view follows before anything is saved.
  await page.getByRole('button', { name: 'Aggiungi opzione' }).click()
  await expect(page.getByRole('textbox', { name: 'Opzione 1', exact: true })).toBeFocused()
  await page.keyboard.type('Vetro')
  await page.getByRole('textbox', { name: 'Vetro, valore 1' }).fill('Doppio')
  await page.keyboard.press('Enter')
  await page.keyboard.type('doppio')
  await page.getByRole('button', { name: 'Aggiungi un testo: doppio', exact: true }).click()
  await page.getByRole('textbox', { name: 'Testo accanto a doppio' }).fill('Con argon')
  await page.getByRole('button', { name: 'Aggiungi opzione' }).click()
  await page.keyboard.type('Colore')
  await page.getByRole('textbox', { name: 'Colore, valore 1' }).fill('Bronzo')
  const opzioni = page.getByRole('form', { name: 'Opzioni' })
  await opzioni.getByRole('button', { name: 'Salva' }).click()
  await expect(opzioni.getByText('L’opzione ha già un valore con questo nome.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Vetro, valore 2' }).fill('Triplo')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Vetro, valore 1' })).toHaveValue('Triplo')
  await expect(page.getByRole('textbox', { name: 'Vetro, valore 1' })).toBeFocused()
  await expect(anteprima.getByLabel('Vetro').locator('option')).toHaveText(['Triplo', 'Doppio'])
  await expect(anteprima.getByText('Con argon')).toBeVisible()
  await opzioni.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Opzioni salvate')).toBeVisible()
  await withoutAxeFindings(page)

  // What lacks a constraint is not shown to anybody.
  await visitatore.goto('/preventivo')
  await expect(visitatore.getByRole('radio', { name: 'Classica 68' })).toBeVisible()
  await expect(visitatore.getByRole('radio', { name: 'Minimal 70' })).toBeHidden()
  await manca.getByRole('link', { name: 'Vai ai vincoli' }).click()
  await addVincolo(page, 'Finestra 2 ante', 'Minimal 70')

  await askForPreventivo(visitatore, 'Minimal 70', 'Triplo')

  // What the quote has chosen is retired in place of being removed.
  await page.goto('/catalogo/#/')
  await page.getByRole('link', { name: 'Minimal 70' }).click()
  await expect(page.getByRole('heading', { name: 'Minimal 70', level: 1 })).toBeVisible()
  await expect(page.getByText('In vendita', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Elimina: Triplo' }).click()
  await page.getByRole('button', { name: 'Ritira', exact: true }).click()
  await opzioni.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Opzioni salvate')).toBeVisible()
  await page.getByRole('button', { name: 'Elimina', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  const invece = page.getByRole('alertdialog', { name: 'Minimal 70 non si può eliminare' })
  await expect(invece).toContainText('È in uso in 1 preventivo')
  await invece.getByRole('button', { name: 'Ritira dal catalogo' }).click()
  await expect(page.getByText('Ritirata', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Ritirata dal catalogo')).toBeChecked()
  await page.getByRole('button', { name: 'Storico' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Storico di Minimal 70' }).getByText('Immagine aggiunta').first(),
  ).toBeVisible()

  await visitatore.goto('/preventivo')
  await expect(visitatore.getByRole('radio', { name: 'Classica 68' })).toBeVisible()
  await expect(visitatore.getByRole('radio', { name: 'Minimal 70' })).toBeHidden()
  await page.goto('/preventivi/#/')
  await page
    .getByRole('link', { name: /Clara Nova/ })
    .first()
    .click()
  await expect(page.getByText('Minimal 70').first()).toBeVisible()
  await expect(page.getByText('Triplo').first()).toBeVisible()
})
