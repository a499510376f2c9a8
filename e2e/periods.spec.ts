import { expect, type Locator, loginAs, type Page, test } from './base.ts'
import { settled } from './crawl/looks.ts'

// Every period of the product, written by keyboard as people do: what is typed is what is looked at.

/** Where periods stand on the page. */
const PERIODS = [
  '/planner/#/avanzamento-ordini',
  '/planner/#/statistiche-clienti',
  '/planner/#/analisi/performance',
  '/planner/#/analisi/performance/operatori',
  '/planner/#/analisi/completezza',
  '/planner/#/lavorazioni-ordine-operatore',
  '/planner/#/fasi-schedulate',
  '/planner/#/attivita-operatori',
  '/planner/#/manipolatore-macchina',
  '/planner/#/personale',
  '/planner/#/righe-ordini',
]

async function typeDay(page: Page, field: Locator, digits: string) {
  await field.getByRole('spinbutton', { name: 'Giorno' }).click()
  await page.keyboard.type(digits, { delay: 15 })
  // Out of the field, by what is beside its parts.
  for (let tab = 0; tab < 3; tab += 1) {
    await page.keyboard.press('Tab')
    if (!(await field.evaluate((one) => one.contains(document.activeElement)))) break
  }
}

const shownIn = (field: Locator) => field.getByRole('spinbutton').allTextContents()

test.describe.configure({ timeout: 400_000 })

test('a period typed by keyboard stays what was typed: 31, leap days, either day first', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/')
  const faults: string[] = []
  for (const address of PERIODS) {
    await page.goto('about:blank')
    await page.goto(address)
    await settled(page)
    const group = page
      .getByRole('group')
      .filter({ has: page.getByRole('group').nth(1) })
      .first()
    const [from, to] = [group.getByRole('group').nth(0), group.getByRole('group').nth(1)]
    await expect(from.getByRole('spinbutton').first()).toBeVisible()
    const write = {
      from: (digits: string) => typeDay(page, from, digits),
      to: (digits: string) => typeDay(page, to, digits),
    }
    for (const [order, first, last] of [
      ['from', '31122026', '31012027'],
      ['to', '28012026', '28022026'],
      ['to', '29022024', '29022028'],
    ] as const) {
      if (order === 'from') await write.from(first)
      await write.to(last)
      if (order === 'to') await write.from(first)
      await settled(page)
      const said = [(await shownIn(from)).join(''), (await shownIn(to)).join('')]
      if (said.join() !== [first, last].join()) faults.push(`${address}: ${first} – ${last} è ${said.join(' – ')}`)
    }
  }
  expect(faults).toEqual([])
})

test('an end before its beginning is told beside its field and changes nothing', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/fasi-schedulate?data_da=2026-11-10&data_a=2026-11-20')
  const period = page.getByRole('group', { name: 'Periodo' })
  await typeDay(page, period.getByRole('group', { name: 'al', exact: true }), '05112026')
  await expect(period.getByText('Viene prima del primo giorno')).toBeVisible()
  await expect(page).toHaveURL(/data_da=2026-11-10&data_a=2026-11-20/)
})

test('Back ends a question: Enter on the page before deletes nothing', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/fornitori')
  await settled(page)
  await page.goto('/planner/#/clienti/1')
  await settled(page)
  await page.getByRole('button', { name: 'Elimina', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: /Annulla|Chiudi/ })).toBeFocused()
  const written: string[] = []
  page.on('request', (request) => {
    if (/elete/.test(request.postData() ?? '')) written.push(request.postData() ?? '')
  })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Fornitori' })).toBeVisible()
  await expect(question).toBeHidden()
  await page.keyboard.press('Enter')
  await settled(page)
  expect(written).toEqual([])
})
