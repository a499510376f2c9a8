import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'
import { addVincolo, askForPreventivo, smallPng } from './catalogoScene.ts'

const IMAGES = [
  smallPng(
    'fronte.png',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNYkGcDAAL8AUtBanHZAAAAAElFTkSuQmCC',
  ),
  smallPng(
    'sezione.png',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOIqpgGAAKYAWkZJYbOAAAAAElFTkSuQmCC',
  ),
]
const HOSTILE = {
  name: 'ostile.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
}

test('a family begins, is sold, is withdrawn', async ({ page: visitor, browser }) => {
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
  const next = page.getByRole('dialog', { name: 'Aggiungi famiglia' })
  await next.getByLabel('Nome').fill('Minimal 70')
  await expect(next.getByLabel('Tipologia').locator('option:checked')).toHaveText('Alluminio')
  await next.getByRole('button', { name: 'Salva' }).click()

  await expect(page.getByRole('heading', { name: 'Minimal 70', level: 1 })).toBeVisible()
  await expect(page.getByText('Da completare')).toBeVisible()
  const lacks = page.getByRole('list', { name: 'Che cosa manca' })
  await expect(lacks.getByRole('listitem')).toHaveCount(2)
  const preview = page.frameLocator('iframe[title="Anteprima della famiglia"]')
  await expect(preview.getByRole('heading', { name: 'Alluminio' })).toBeVisible()

  // Pictures: one with code is told why, the others come in order.
  await page.locator('input[type=file]').setInputFiles(HOSTILE)
  await expect(page.getByText("L'immagine SVG contiene del codice: non è ammessa.")).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(IMAGES)
  const images = page.getByRole('list', { name: 'Immagini della famiglia' }).getByRole('listitem')
  await expect(images).toHaveCount(2)
  await page.getByRole('button', { name: 'Sposta su: sezione.png' }).click()
  await expect(images.first().getByRole('img')).toHaveAttribute('alt', 'sezione.png')
  await expect(preview.getByRole('img', { name: 'Minimal 70, immagine 1 di 2' })).toBeVisible()
  await expect(lacks.getByRole('listitem')).toHaveCount(1)

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
  const options = page.getByRole('form', { name: 'Opzioni' })
  await options.getByRole('button', { name: 'Salva' }).click()
  await expect(options.getByText('L’opzione ha già un valore con questo nome.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Vetro, valore 2' }).fill('Triplo')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Vetro, valore 1' })).toHaveValue('Triplo')
  await expect(page.getByRole('textbox', { name: 'Vetro, valore 1' })).toBeFocused()
  await expect(preview.getByLabel('Vetro').locator('option')).toHaveText(['Triplo', 'Doppio'])
  await expect(preview.getByText('Con argon')).toBeVisible()
  await options.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Opzioni salvate')).toBeVisible()
  await withoutAxeFindings(page)

  // What lacks a constraint is not shown to anybody.
  await visitor.goto('/preventivo')
  await expect(visitor.getByRole('radio', { name: 'Classica 68' })).toBeVisible()
  await expect(visitor.getByRole('radio', { name: 'Minimal 70' })).toBeHidden()
  await lacks.getByRole('link', { name: 'Vai ai vincoli' }).click()
  await addVincolo(page, 'Finestra 2 ante', 'Minimal 70')

  await askForPreventivo(visitor, 'Minimal 70', 'Triplo')

  // What the quote has chosen is retired in place of being removed.
  await page.goto('/catalogo/#/')
  await page.getByRole('main').getByRole('link', { name: 'Minimal 70' }).click()
  await expect(page.getByRole('heading', { name: 'Minimal 70', level: 1 })).toBeVisible()
  await expect(page.getByText('In vendita', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Elimina: Triplo' }).click()
  await page.getByRole('button', { name: 'Ritira', exact: true }).click()
  await options.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Opzioni salvate')).toBeVisible()
  await page.getByRole('button', { name: 'Elimina', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  const instead = page.getByRole('alertdialog', { name: 'Minimal 70 non si può eliminare' })
  await expect(instead).toContainText('È in uso in 1 preventivo')
  await instead.getByRole('button', { name: 'Ritira dal catalogo' }).click()
  await expect(page.getByText('Ritirata', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Ritirata dal catalogo')).toBeChecked()
  await page.getByRole('button', { name: 'Storico' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Storico di Minimal 70' }).getByText('Immagine aggiunta').first(),
  ).toBeVisible()

  await visitor.goto('/preventivo')
  await expect(visitor.getByRole('radio', { name: 'Classica 68' })).toBeVisible()
  await expect(visitor.getByRole('radio', { name: 'Minimal 70' })).toBeHidden()
  await page.goto('/preventivi/#/')
  await page
    .getByRole('link', { name: /Clara Nova/ })
    .first()
    .click()
  await expect(page.getByText('Minimal 70').first()).toBeVisible()
  await expect(page.getByText('Triplo').first()).toBeVisible()
})
