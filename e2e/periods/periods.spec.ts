import { expect, type Locator, loginAs, type Page, test } from '../base.ts'
import { settled } from '../crawl/looks.ts'
import { visit } from '../visit.ts'
import { PERIOD_SCREENS } from './screens.ts'

// Every period of the product, written by keyboard as people do: what is typed is what is looked at.

type Leaving = 'Tab' | 'Enter'

/** Writes a day over what the field shows, and leaves it or presses Enter in it. */
async function typeDay(page: Page, field: Locator, digits: string, leaving: Leaving): Promise<void> {
  await field.getByRole('spinbutton').first().click()
  await page.keyboard.type(digits)
  if (leaving === 'Enter') return page.keyboard.press('Enter')
  // Past what is beside its parts: the buttons that empty it and open its calendar.
  for (let tab = 0; tab < 4; tab += 1) {
    await page.keyboard.press('Tab')
    if (!(await field.evaluate((one) => one.closest('.MuiFormControl-root')?.contains(document.activeElement)))) return
  }
}

const shownIn = async (field: Locator) => (await field.getByRole('spinbutton').allTextContents()).join('')

/** The same day as an address has it. */
const inAddress = (digits: string) => `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`

/** Writes periods into the two fields, either first; faults in words. */
async function writePeriods(page: Page, period: Locator, form: boolean): Promise<string[]> {
  const faults: string[] = []
  const fields = period.getByRole('group')
  const [from, to] = [fields.nth(0), fields.nth(1)]
  await expect(to.getByRole('spinbutton').first()).toBeVisible()
  const enter: Leaving = form ? 'Tab' : 'Enter'

  async function look(first: string, last: string) {
    await settled(page)
    const shown = `${await shownIn(from)} – ${await shownIn(to)}`
    if (shown !== `${first} – ${last}`) faults.push(`${first} – ${last} è ${shown}`)
    if (form) return
    const address = decodeURIComponent(page.url())
    for (const day of [first, last].map(inAddress))
      if (!address.includes(day)) faults.push(`${day} manca in ${address}`)
  }

  await typeDay(page, from, '31122026', 'Tab')
  await typeDay(page, to, '31012027', enter)
  await look('31122026', '31012027')

  // The end before its beginning is told where it is written and moves nothing, until the beginning is mended.
  const before = page.url()
  await typeDay(page, to, '28022026', enter)
  if (!(await period.getByText('Viene prima del primo giorno').isVisible())) faults.push('la fine non è detta')
  if ((await shownIn(to)) !== '28022026') faults.push(`la fine detta è ${await shownIn(to)}`)
  if ((await shownIn(from)) !== '31122026') faults.push(`l’inizio si è mosso: ${await shownIn(from)}`)
  if (page.url() !== before) faults.push(`l’indirizzo è cambiato: ${page.url()}`)
  await typeDay(page, from, '31012026', 'Tab')
  await look('31012026', '28022026')

  await typeDay(page, from, '29022028', enter)
  if (!(await period.getByText('Viene dopo l’ultimo giorno').isVisible())) faults.push('l’inizio non è detto')
  await typeDay(page, to, '31032028', 'Tab')
  await look('29022028', '31032028')
  return faults
}

test('a period typed by keyboard stays what was typed on every screen that has one', async ({ browser }) => {
  test.setTimeout(240_000) // eighteen screens
  const page = await loginAs(browser, 'super', '/', { viewport: { width: 1440, height: 900 } })
  const faults: string[] = []
  for (const { address, periods, open, form } of Object.values(PERIOD_SCREENS).flat()) {
    await visit(page, address)
    await open?.(page)
    for (const name of periods) {
      const period = page.getByRole('group', { name, exact: true })
      faults.push(...(await writePeriods(page, period, form === true)).map((fault) => `${address}, ${name}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})
