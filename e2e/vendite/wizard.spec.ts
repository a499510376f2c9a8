import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '../base.ts'
import { addWindow, fillReferences, openWizard, wizardStep } from './wizardScene.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('a visitor asks for a quote', async ({ page }) => {
    await openWizard(page)
    // What is missing is said from the beginning, before anything has been touched.
    await expect(page.getByRole('tab', { name: 'Riferimenti' })).toContainText('mancano 6 dati')
    await expect(page.getByText('Devi inserire nome e cognome')).toBeHidden()

    await page.getByRole('radio', { name: 'Natura 80' }).check()
    await expect(page.getByLabel('Essenza')).toHaveValue(/\d+/)
    await page.getByLabel('Vetro').selectOption({ index: 1 })
    await expect(page.getByRole('tab', { name: 'Scelta serramento' })).toContainText('completo')

    await wizardStep(page, 'Inserimento misure')
    await expect(page.getByLabel('Tipo di cliente')).toHaveValue('non professionista')
    await expect(page.getByLabel('Tipo di intervento')).toHaveValue('nuovo')
    await page.getByRole('checkbox', { name: 'Messa in posa' }).check()
    await page.getByLabel('Regione di posa').selectOption('Sicilia')
    await expect(page.getByRole('status').filter({ hasText: 'Sicilia' })).toContainText('verificare la fattibilità')
    await page.getByLabel('Regione di posa').selectOption('Veneto')

    await page.getByRole('button', { name: 'Finestra 2 ante', exact: true }).click()
    await expect(page.getByText('Altezza Min: 500 mm / Altezza Max: 2000 mm')).toBeVisible()
    await page.getByRole('radio', { name: 'Anta ribalta a destra' }).check()
    await page.getByLabel('Altezza').fill('1400')
    await page.getByLabel('Larghezza').fill('1200')
    await page.getByRole('button', { name: 'Un pezzo in più' }).click()
    await expect(page.getByRole('tabpanel').getByText('Totale: 2 serramenti')).toBeVisible()

    await page.getByRole('button', { name: 'Aggiungi serramento' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Portoncino' }).click()
    await page.getByRole('button', { name: /^Rimuovi, Serramento 2/ }).click()
    await expect(page.getByRole('alertdialog', { name: 'Vuoi rimuovere il serramento?' })).toBeVisible()
    await page.getByRole('button', { name: 'Rimuovi', exact: true }).click()

    await wizardStep(page, 'Riferimenti')
    await page.getByLabel('Indirizzo', { exact: true }).fill('Via Roma 1')
    await fillReferences(page, 'Anna Rossi')
    await page.getByRole('button', { name: 'Copia dati' }).click()
    await expect(page.getByLabel('Città di posa')).toHaveValue('Bologna')
    // The one thing still missing leads to its field.
    await page.getByRole('button', { name: /Piano di posa/ }).click()
    await expect(page.getByLabel('Piano di posa')).toBeFocused()
    await page.getByLabel('Piano di posa').selectOption('piano terra')
    await expect(page.getByText('Non manca nulla')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.getByRole('button', { name: 'Invia dati' }).click()
    await expect(page.getByRole('heading', { name: 'Richiesta preventivo inviata con successo.' })).toBeFocused()
    // What was asked for stays in sight, to be kept on paper or as a file.
    const asked = page.getByRole('region', { name: 'La tua richiesta' })
    for (const text of ['Natura 80', 'Finestra 2 ante', 'Totale: 2 serramenti', 'Anna Rossi', 'Sì, Veneto'])
      await expect(asked).toContainText(text)
    const printed = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          window.print = () => resolve(true)
        }),
    )
    await page.getByRole('button', { name: 'Stampa o salva in PDF' }).click()
    expect(await printed).toBe(true)
    await expect(page).toHaveTitle(/^Richiesta di preventivo \d+$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Crea nuovo preventivo' }).click()
    await expect(page.getByRole('tab', { name: 'Scelta serramento' })).toContainText('manca 1 dato')
  })

  test('every command is easy to touch', async ({ page }) => {
    await openWizard(page)
    await page.getByRole('radio', { name: 'Natura 80' }).check()
    await wizardStep(page, 'Inserimento misure')
    await addWindow(page, 1400, 1200)
    const small = await page
      .locator('button, select, input:not([type=checkbox], [type=radio]), summary')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest('.trappola'))
          .map((element) => ({
            nome: element.getAttribute('aria-label') ?? element.textContent,
            r: element.getBoundingClientRect(),
          }))
          .filter(({ r }) => r.height < 43.5)
          .map(({ nome }) => nome),
      )
    expect(small).toEqual([])
  })
})

test('it is filled in and sent by keyboard alone', async ({ page }) => {
  await openWizard(page)
  const keys = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  /** Tabs on until the control with this role and name has the focus. */
  const until = async (ruolo: Parameters<Page['getByRole']>[0], name: string | RegExp, max = 60) => {
    const meta = page.getByRole(ruolo, { name: name }).first()
    for (let i = 0; i < max; i++) {
      if (await meta.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await page.keyboard.press('Tab')
    }
    await expect(meta).toBeFocused()
  }
  await until('radio', 'Classica 68')
  await keys('Space')
  await expect(page.getByRole('radio', { name: 'Classica 68' })).toBeChecked()
  await until('button', 'Continua con le misure')
  await keys('Enter')
  await expect(page.getByRole('heading', { name: 'Inserimento misure', level: 2 })).toBeFocused()
  await until('button', 'Finestra 1 anta')
  await keys('Enter')
  await expect(page.getByRole('radio', { name: 'Battente a sinistra' })).toBeFocused()
  await keys('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Battente a destra' })).toBeChecked()
  await keys('Tab')
  await page.keyboard.type('1300')
  await keys('Tab')
  await page.keyboard.type('5000')
  await keys('Tab')
  // Not possible: the nearest size is one button away, and the cursor comes back to the measures.
  await until('button', /^900 × 1.300 mm$/)
  await keys('Enter')
  await expect(page.getByLabel('Altezza')).toBeFocused()
  await expect(page.getByLabel('Larghezza')).toHaveValue('900')
  await until('button', 'Riferimenti')
  await keys('Enter')
  await until('textbox', 'Nome e cognome')
  await page.keyboard.type('Bruno Tasti')
  await keys('Tab')
  await page.keyboard.type('0510000000')
  await keys('Tab')
  await page.keyboard.type('bruno@example.com')
  await keys('Tab', 'Tab')
  await page.keyboard.type('Ferrara')
  await keys('Tab')
  await page.keyboard.type('Ferrara')
  await until('button', 'Invia dati')
  await keys('Enter')
  // Nothing is sent: the cursor goes to what is missing, which says so.
  await expect(page.getByRole('checkbox', { name: /Ho letto l’informativa/ })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /Ho letto l’informativa/ })).toHaveAccessibleDescription(
    "Devi accettare l'informativa ai sensi del D.Lgs. 196/2003",
  )
  await keys('Space')
  await until('button', 'Invia dati')
  await keys('Enter')
  await expect(page.getByRole('heading', { name: 'Richiesta preventivo inviata con successo.' })).toBeFocused()
})

test('a failed submission keeps the data and says what to do', async ({ page }) => {
  await openWizard(page)
  await page.getByRole('radio', { name: 'Natura 80' }).check()
  await wizardStep(page, 'Inserimento misure')
  await addWindow(page, 1400, 1200)
  await wizardStep(page, 'Riferimenti')
  await fillReferences(page, 'Carla Linea')
  await page.route('**/api/preventivi-create/', (route) => route.abort())
  await page.getByRole('button', { name: 'Invia dati' }).click()
  await expect(page.getByRole('alert')).toContainText('La richiesta non è stata inviata.')
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Carla Linea')
  await page.unroute('**/api/preventivi-create/')
  await page.getByRole('button', { name: 'Invia dati' }).click()
  await expect(page.getByRole('heading', { name: 'Richiesta preventivo inviata con successo.' })).toBeVisible()
})

test('the draft stays on the device and is offered again', async ({ page }) => {
  await openWizard(page)
  await page.getByRole('radio', { name: 'Natura 80' }).check()
  await wizardStep(page, 'Inserimento misure')
  await addWindow(page, 1400, 1200)
  await page.reload()
  await expect(page.getByRole('alertdialog', { name: 'Hai una richiesta iniziata' })).toContainText(
    'Natura 80, 1 serramento',
  )
  await page.getByRole('button', { name: 'Riprendi la bozza' }).click()
  await expect(page.getByLabel('Larghezza')).toHaveValue('1.200')
  await page.reload()
  await page.getByRole('button', { name: 'Ricomincia' }).click()
  await expect(page.getByRole('tab', { name: 'Scelta serramento' })).toContainText('manca 1 dato')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Scelta serramento', level: 2 })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('the browser goes back a step, and a size written again replaces the old one', async ({ page }) => {
  await openWizard(page)
  await page.getByRole('radio', { name: 'Natura 80' }).check()
  await wizardStep(page, 'Inserimento misure')
  await addWindow(page, 1400, 1200)
  await expect(page.getByLabel('Larghezza')).toHaveValue('1.200')
  await page.getByLabel('Altezza').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('1300')
  await expect(page.getByLabel('Larghezza')).toHaveValue('1300')

  await wizardStep(page, 'Riferimenti')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Inserimento misure', level: 2 })).toBeFocused()
  await expect(page.getByLabel('Larghezza')).toHaveValue('1.300')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Scelta serramento', level: 2 })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Inserimento misure', level: 2 })).toBeVisible()
})

test('the first family is seen before the code of the form arrives', async ({ page }) => {
  let leave = () => {}
  const held = new Promise<void>((resolve) => {
    leave = resolve
  })
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/preventivo', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Fai un preventivo', level: 1 })).toBeVisible()
  await expect(page.locator('#anticipo-immagine img')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  leave()
  await expect(page.getByRole('radio', { name: 'Natura 80' })).toBeVisible()
})

test('without a catalogue one can try again', async ({ page }) => {
  await page.route('**/api/catalogo/', (route) => route.abort())
  await page.goto('/preventivo')
  await expect(page.getByRole('alert')).toContainText('Non riusciamo a caricare il catalogo.')
  await page.unroute('**/api/catalogo/')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('radio', { name: 'Natura 80' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('no step has accessibility problems', async ({ page }) => {
      await openWizard(page)
      await page.getByRole('radio', { name: 'Natura 80' }).check()
      await expectAccessible(page)
      await wizardStep(page, 'Inserimento misure')
      await expectAccessible(page)
      await addWindow(page, 1600, 1900)
      await expect(page.getByText('Questa misura non è realizzabile.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Aggiungi serramento' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await wizardStep(page, 'Riferimenti')
      await page.getByRole('button', { name: 'Invia dati' }).click()
      await wizardStep(page, 'Riferimenti')
      await expect(page.getByText('Devi inserire un numero di telefono').first()).toBeVisible()
      await expectAccessible(page)
    })
  })
}
