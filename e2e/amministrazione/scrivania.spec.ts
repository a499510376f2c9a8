import { expect, loginAs, test, withoutAxeFindings } from '../base.ts'

// The desk: pages at three widths as three users. A small part of a walk over all of them: what breaks is the frame,
// which is the same everywhere.
const PASSI = [
  ['super', 1440, ['/', '/planner/#/ordini', '/planner/#/clienti/3', '/planner/#/ordini/121']],
  ['agente', 1024, ['/', '/planner/#/ordini']],
  ['operatore.capo', 390, ['/', '/planner/#/ordini', '/planner/#/fasi-schedulate']],
] as const

for (const [utente, width, pagine] of PASSI) {
  test(`${utente} a ${width}: niente errori, niente che esce, righe che si vedono`, async ({ browser }) => {
    const phone = width < 700
    const page = await loginAs(browser, utente, '/', {
      viewport: { width, height: phone ? 844 : 900 },
      hasTouch: phone,
      isMobile: phone,
    })
    const guasti: string[] = []
    page.on('console', (riga) => riga.type() === 'error' && guasti.push(riga.text()))
    page.on('response', (risposta) => risposta.status() >= 400 && guasti.push(`${risposta.status()} ${risposta.url()}`))
    for (const indirizzo of pagine) {
      await page.goto('about:blank')
      await page.goto(indirizzo)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Caricamento...' })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), indirizzo).toBeLessThanOrEqual(width)
      await withoutAxeFindings(page)
    }
    expect(guasti).toEqual([])
    if (!phone) return
    await page.goto('/planner/#/ordini')
    const schede = page.getByRole('list', { name: 'Ordini' }).getByRole('listitem')
    // Four orders begin above the bar at the bottom.
    const quarta = await schede.nth(3).boundingBox()
    const barra = await page.getByRole('navigation', { name: 'Scorciatoie' }).boundingBox()
    expect(quarta?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(barra?.y ?? 0)
  })
}

test('la home porta a quello che c’è da fare; Esc chiude; le scorciatoie si leggono', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/')
  const tardi = page.getByRole('region', { name: 'Ordini in ritardo' })
  await tardi.getByRole('link', { name: 'Vedi tutti: Ordini in ritardo' }).click()
  await expect(page.getByRole('button', { name: 'In ritardo' })).toBeVisible()

  await page.goto('about:blank')
  await page.goto('/planner/#/clienti')
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await page.getByRole('button', { name: 'Aggiungi cliente' }).click()
  const modulo = page.getByRole('dialog', { name: 'Aggiungi cliente' })
  await expect(modulo.getByRole('textbox', { name: 'Nome' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modulo).toBeHidden()
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Cerca ordini, clienti, preventivi…' }).fill('nuovo ordine')
  await page.getByRole('option', { name: /Nuovo ordine/ }).click()
  await expect(page.getByRole('textbox', { name: 'Numero commessa' })).toHaveValue(/\d\d\/\d{4}/)
})
