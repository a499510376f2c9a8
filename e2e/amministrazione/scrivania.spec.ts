import { expect, loginAs, test } from '../base.ts'
import { backOnRow, dialogs } from '../crawl/dialogs.ts'
import { accessible, listenTo, overflow, PHONE_HEIGHT, rowsOnPhone, settled, underNotices } from '../crawl/looks.ts'
import { paper } from '../crawl/paper.ts'

// The desk: pages at three widths as three users. A sample of the walk over all of them (`npm run crawl`): what breaks
// is mostly what they share.
const STEPS = [
  ['super', 1440, ['/', '/planner/#/ordini', '/planner/#/ordini/121', '/planner/#/clienti']],
  ['agente', 1024, ['/', '/planner/#/ordini']],
  ['operatore.capo', 390, ['/', '/planner/#/ordini', '/planner/#/fasi-schedulate']],
] as const

for (const [utente, width, pages] of STEPS) {
  test(`${utente} at ${width}: no errors, nothing that overflows, rows that are seen`, async ({ browser }) => {
    const phone = width < 700
    const page = await loginAs(browser, utente, 'about:blank', {
      viewport: { width, height: phone ? PHONE_HEIGHT : 900 },
      hasTouch: phone,
      isMobile: phone,
    })
    const heard = listenTo(page)
    const faults: string[] = []
    const looks = [overflow, underNotices, accessible, ...(phone ? [rowsOnPhone] : [])]
    for (const indirizzo of pages) {
      await page.goto('about:blank')
      await page.goto(indirizzo)
      await settled(page)
      // Keys, dialogs and paper where the page is the plainest of lists.
      const all = indirizzo.endsWith('/clienti') ? [...looks, dialogs, paper, backOnRow] : looks
      for (const look of all) faults.push(...(await look(page)).map((fault) => `${indirizzo}: ${fault}`))
      faults.push(...heard())
    }
    expect(faults).toEqual([])
  })
}

test('what comes later to the home leaves it as it was: opened, with the keys where they were', async ({ browser }) => {
  const page = await loginAs(browser, 'super', 'about:blank')
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('WorkListToOrderWorkQuery')) await asked
    return route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: /^Mostra altri \d/ }).click()
  const last = page.getByRole('list', { name: 'Da fare' }).getByRole('listitem').last().getByRole('link').first()
  const name = await last.innerText()
  await last.focus()
  const kinds = page.getByRole('group', { name: 'Che cosa aspetta' })
  await expect(kinds.getByRole('button', { name: /^Da ordinare ai fornitori/ })).toHaveCount(0)
  answer()
  await expect(kinds.getByRole('button', { name: /^Da ordinare ai fornitori/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mostra altri \d/ })).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveText(name)
})

test('the home leads to what is to be done; Esc closes; the shortcuts can be read', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/')
  const kinds = page.getByRole('group', { name: 'Che cosa aspetta' })
  await kinds.getByRole('button', { name: /^Ordini in ritardo \d/ }).click()
  await page.getByRole('link', { name: 'Vedi tutti: Ordini in ritardo' }).click()
  await expect(page.getByRole('combobox', { name: 'Margine' })).toHaveValue('in_ritardo')
  // How late is in the row.
  await expect(page.getByRole('row').nth(1)).toContainText('di ritardo')

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
