import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '../base.ts'

/** Logs somebody of the demo users in, in the page's own browser context. */
async function enter(page: Page, username: string) {
  const answer = await page.request.post('/api/login/', { data: { username, password: 'demo' } })
  expect(answer.ok()).toBe(true)
}

async function open(page: Page, username = 'staff') {
  await enter(page, username)
  await page.goto('/preventivi/#/vincoli')
  await expect(page.getByRole('heading', { name: 'Vincoli misura', level: 1 })).toBeVisible()
}

async function otherBrowser(browser: Browser) {
  return (await browser.newContext()).newPage()
}

const cella = (page: Page, tipo: string, famiglia: string) =>
  page.getByRole('button', { name: new RegExp(`^${tipo} ?, ${famiglia}:`) })
const rigaHeader = (page: Page, tipo: string) =>
  page.getByRole('button', { name: new RegExp(`^${tipo} ?: limiti e aperture`) })
const panel = (page: Page, tipo: string) => page.getByRole('dialog', { name: tipo })

async function expectAccessible(page: Page) {
  // A tooltip under the resting pointer lives outside the landmarks, where the library puts it.
  const { violations } = await new AxeBuilder({ page }).exclude('[role="tooltip"]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('an administrator changes a limit and the quote respects it', async ({ page, browser }) => {
  await open(page)
  await expect(cella(page, 'Oblò', 'Classica 68')).toContainText('H 400–1.000')
  await cella(page, 'Oblò', 'Classica 68').click()
  const oblo = panel(page, 'Oblò')
  await oblo.getByRole('button', { name: /^Modifica il vincolo/ }).click()
  const modulo = oblo.getByRole('form', { name: 'Modifica vincolo' })

  await expect(modulo.getByLabel('Altezza minima')).toBeFocused()
  await modulo.getByLabel('Altezza massima').fill('300')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText("L'altezza massima deve essere maggiore dell'altezza minima")).toBeVisible()
  await modulo.getByLabel('Altezza massima').fill('')
  await expect(modulo.getByText('Campo obbligatorio')).toBeVisible()
  await modulo.getByLabel('Altezza massima').fill('950')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Vincolo salvato')).toBeVisible()
  await expect(oblo.getByText('400–950 mm')).toBeVisible()
  await expect(oblo.getByRole('button', { name: /^Modifica il vincolo/ })).toBeFocused()
  await oblo.getByRole('button', { name: 'Chiudi il pannello' }).click()
  await expect(cella(page, 'Oblò', 'Classica 68')).toContainText('H 400–950')
  await expect(cella(page, 'Oblò', 'Classica 68')).toBeFocused()

  const visitor = await otherBrowser(browser)
  await visitor.goto('/preventivo')
  await visitor.getByRole('radio', { name: 'Classica 68' }).check()
  await visitor.getByRole('tab', { name: 'Inserimento misure' }).click()
  await visitor.getByRole('button', { name: 'Oblò', exact: true }).click()
  await expect(visitor.getByText('Altezza Min: 400 mm / Altezza Max: 950 mm')).toBeVisible()
  await visitor.getByLabel('Altezza').fill('980')
  await visitor.getByLabel('Larghezza').fill('700')
  await visitor.getByLabel('Larghezza').blur()
  await expect(visitor.getByText('Questa misura non è realizzabile. Le più vicine:')).toBeVisible()
  await visitor.getByRole('button', { name: '700 × 950 mm' }).click()
  await expect(visitor.getByText('Misura realizzabile.')).toBeVisible()
  await visitor.context().close()
})

test('the findings say what is wrong, and go away when it is mended', async ({ page }) => {
  await open(page)
  await cella(page, 'Portoncino', 'Duo 80').click()
  const door = panel(page, 'Portoncino')
  await expect(door.getByText('la famiglia non vende questo tipo')).toBeVisible()
  for (const [from, a] of [
    ['2000', '2200'],
    ['2301', '2400'],
  ] as const) {
    await door.getByRole('button', { name: 'Aggiungi vincolo' }).click()
    const modulo = door.getByRole('form', { name: 'Nuovo vincolo' })
    await modulo.getByLabel('Altezza minima').fill(from)
    await modulo.getByLabel('Altezza massima').fill(a)
    await modulo.getByLabel('Larghezza minima').fill('800')
    await modulo.getByLabel('Larghezza massima').fill('1.100')
    await modulo.getByRole('button', { name: 'Aggiungi' }).click()
    await expect(modulo).toBeHidden()
  }
  const rilievi = door.getByRole('list', { name: 'Segnalazioni' })
  await expect(rilievi).toContainText('Lacuna')
  await expect(rilievi).toContainText('altezze da 2.201 a 2.300 mm')
  await expect(rilievi).toContainText('aggiungine uno per queste altezze')
  await page.keyboard.press('Escape')
  await expect(cella(page, 'Portoncino', 'Duo 80')).toContainText('Lacuna')

  await page.getByRole('button', { name: /^Solo con segnalazioni/ }).click()
  await expect(page).toHaveURL(/segnalazioni=si/)
  await expect(cella(page, 'Portoncino', 'Duo 80')).toBeVisible()
  await expect(rigaHeader(page, 'Portafinestra 1 anta')).toBeHidden()

  await cella(page, 'Portoncino', 'Duo 80').click()
  await door.getByRole('button', { name: /^Elimina il vincolo con altezza 2.301/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Vuoi eliminare il vincolo?' })
  await expect(question).toContainText('Portoncino, Duo 80')
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Vincolo eliminato')).toBeVisible()
  await expect(rilievi).toBeHidden()
  await door.getByRole('button', { name: /^Elimina il vincolo/ }).click()
  await expect(question).toContainText('non sarà più venduto')
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(door.getByText('la famiglia non vende questo tipo')).toBeVisible()
  await door.getByRole('button', { name: 'Chiudi il pannello' }).click()
  await page.getByRole('button', { name: 'Azzera filtri' }).click()
  await expect(cella(page, 'Portoncino', 'Duo 80')).toContainText('non venduto')
})

test('try a size', async ({ page }) => {
  await open(page)
  await cella(page, 'Finestra 1 anta', 'Natura 80').click()
  const trial = panel(page, 'Finestra 1 anta').getByRole('form', { name: 'Prova una misura' })
  await trial.getByLabel('Altezza').fill('1500')
  await expect(trial).toContainText('Larghezza Min: 400 mm / Larghezza Max: 900 mm')
  await trial.getByLabel('Larghezza').fill('950')
  await expect(trial).toContainText('Non realizzabile')
  await trial.getByRole('button', { name: '900 × 1.500 mm' }).click()
  await expect(trial.getByText('Realizzabile', { exact: true })).toBeVisible()
  await expect(trial).toContainText('Vale il vincolo con altezze 1.201–1.800 mm')
})

test('limits and openings of a type', async ({ page }) => {
  await open(page)
  await rigaHeader(page, 'Scorrevole parallelo').click()
  const tipo = panel(page, 'Scorrevole parallelo')
  const limits = tipo.getByRole('form', { name: 'Limiti del tipo' })
  await limits.getByLabel('Altezza minima').fill('800')
  await limits.getByRole('button', { name: 'Salva i limiti' }).click()
  await expect(limits.getByText('Indicare sia il minimo sia il massimo, o nessuno dei due')).toBeVisible()
  await limits.getByLabel('Altezza massima').fill('1300')
  // What the bounds would hide is told before they are saved.
  await expect(tipo.getByText(/^Questi limiti nasconderebbero vincoli in \d famiglie$/)).toBeVisible()
  await limits.getByRole('button', { name: 'Salva i limiti' }).click()
  await expect(page.getByText('Limiti salvati')).toBeVisible()
  await expect(tipo.getByText(/^Questi limiti nascondono vincoli in/)).toBeVisible()
  // Twice from the same panel: the second save starts from the version of the first.
  await limits.getByLabel('Altezza minima').fill('')
  await limits.getByLabel('Altezza massima').fill('')
  await limits.getByRole('button', { name: 'Salva i limiti' }).click()
  await expect(tipo.getByText(/^Questi limiti/)).toBeHidden()

  await tipo.getByRole('combobox', { name: 'Aperture' }).click()
  await expect(page.getByRole('option', { name: 'Scorrevole', exact: true })).toBeHidden()
  await page.getByRole('option', { name: 'Fissa', exact: true }).click()
  await expect(page.getByRole('option', { name: 'Fissa', exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  // Unsaved: whoever closes is asked first.
  await tipo.getByRole('button', { name: 'Chiudi il pannello' }).click()
  await page.getByRole('button', { name: 'Resta qui' }).click()
  await tipo.getByRole('button', { name: 'Salva le aperture' }).click()
  await expect(page.getByText('Aperture salvate')).toBeVisible()
  await tipo.getByRole('button', { name: 'Chiudi il pannello' }).click()
  await expect(rigaHeader(page, 'Scorrevole parallelo')).toContainText('3 aperture')
})

test('two administrators at once: no change is lost', async ({ page, browser }) => {
  await open(page)
  const other = await otherBrowser(browser)
  await open(other, 'super')
  for (const who of [page, other]) {
    await cella(who, 'Oblò', 'Natura 80').click()
    await who.getByRole('button', { name: /^Modifica il vincolo/ }).click()
  }
  await other.getByLabel('Altezza massima').fill('2800')
  await other.getByRole('button', { name: 'Salva' }).click()
  await expect(other.getByText('Vincolo salvato')).toBeVisible()

  await page.getByLabel('Altezza massima').fill('2900')
  await page.getByRole('button', { name: 'Salva' }).click()
  const conflict = page.getByRole('dialog', { name: 'Silvia Moretti ha salvato nel frattempo' })
  await expect(conflict.getByRole('row', { name: /Altezza massima/ })).toContainText('2.800 mm')
  await conflict.getByRole('radio', { name: 'Altezza massima: la versione di Silvia Moretti' }).check()
  await conflict.getByRole('button', { name: 'Salva con queste scelte' }).click()
  await expect(page.getByText('Vincolo salvato')).toBeVisible()
  await expect(panel(page, 'Oblò').getByText('400–2.800 mm')).toBeVisible()

  // Removed by one while the other looks at it: said, and the screen follows.
  await other.getByRole('button', { name: /^Elimina il vincolo/ }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(other.getByText('Vincolo eliminato')).toBeVisible()
  await page.getByRole('button', { name: /^Elimina il vincolo/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(panel(page, 'Oblò').getByText('la famiglia non vende questo tipo')).toBeVisible()

  // Back in the window after a while: what the other has added meanwhile is there.
  await other.getByRole('button', { name: 'Aggiungi vincolo' }).click()
  for (const [field, mm] of Object.entries({
    'Altezza minima': 300,
    'Altezza massima': 3000,
    'Larghezza minima': 300,
    'Larghezza massima': 3000,
  })) {
    await other.getByRole('form', { name: 'Nuovo vincolo' }).getByLabel(field).fill(String(mm))
  }
  await other.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await expect(other.getByText('Vincolo aggiunto')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(panel(page, 'Oblò').getByRole('list', { name: 'Vincoli' })).toContainText('300–3.000 mm')
  await other.context().close()
})

test('by keyboard, copying from one cell to another', async ({ page }) => {
  await open(page)
  await cella(page, 'Finestra 1 anta', 'Classica 68').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(cella(page, 'Finestra 2 ante', 'Natura 80')).toBeFocused()
  await page.keyboard.press('Control+Home')
  await expect(rigaHeader(page, 'Finestra 1 anta')).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+ArrowLeft')
  await expect(rigaHeader(page, 'Portoncino')).toBeFocused()
  await cella(page, 'Finestra 2 ante', 'Natura 80').focus()
  await page.keyboard.press('Enter')
  await panel(page, 'Finestra 2 ante').getByRole('button', { name: 'Copia i vincoli' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(cella(page, 'Finestra 2 ante', 'Natura 80')).toBeFocused()

  await cella(page, 'Finestra ad arco', 'Duo 92').press('Enter')
  const span = panel(page, 'Finestra ad arco')
  await span.getByRole('button', { name: 'Incolla 2 vincoli' }).press('Enter')
  await expect(page.getByText('2 vincoli incollati')).toBeVisible()
  await expect(span.getByRole('list', { name: 'Vincoli' }).getByRole('listitem')).toHaveCount(2)
})

test('nothing for axe to object to, in light and dark, in the matrix and the panels', async ({ page }) => {
  test.slow() // six whole pages under axe
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(cella(page, 'Vasistas', 'Classica 68')).toContainText('Limiti del tipo')
    await page.mouse.move(0, 0) // no tooltip of what is under it
    await expectAccessible(page)
    await cella(page, 'Vasistas', 'Classica 68').click()
    await page.getByRole('button', { name: 'Aggiungi vincolo' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Annulla' }).click()
    await page.getByRole('button', { name: 'Chiudi il pannello' }).click()
    await rigaHeader(page, 'Vasistas').click()
    await expect(panel(page, 'Vasistas')).toContainText('Aperture offerte')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Chiudi il pannello' }).click()
    await expect(panel(page, 'Vasistas')).toBeHidden()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the family is chosen, then the type', async ({ page }) => {
    await open(page)
    await page.getByLabel('Famiglia').selectOption('Bianca 76')
    const item = cella(page, 'Finestra 3 ante', 'Bianca 76')
    await expect(item).toContainText('Lacuna')
    await item.click()
    await expect(panel(page, 'Finestra 3 ante')).toContainText('Bianca 76 · PVC')
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByLabel('Famiglia')).toHaveValue(/\d+/)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('an agent does not enter, and neither do their requests', async ({ page }) => {
  await enter(page, 'agente')
  await page.goto('/preventivi/#/vincoli')
  await expect(page.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vincoli misura' })).toBeHidden()
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await page.request.post('/api/vincoli-misura/', {
    headers: { 'X-CSRFToken': token },
    data: { famiglia: 1, tipo_serramento: 1, altezza_min: 1, altezza_max: 2, larghezza_min: 1, larghezza_max: 2 },
  })
  expect(answer.status()).toBe(403)
})
