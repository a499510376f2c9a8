import { expect, type Locator, loginAs, type Page, test } from '../base.ts'
import { settled } from '../crawl/looks.ts'
import { visit } from '../visit.ts'
import { PERIOD_SCREENS } from './screens.ts'
import { type LeavesBy, shownIn, typeDay } from './typing.ts'

// Every period of the product, written by keyboard as people do: what is typed is what is looked at.

/** The same day as an address has it. */
const inAddress = (digits: string) => `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`

/** Writes periods into the two fields, either first; faults in words. */
async function writePeriods(page: Page, period: Locator, form: boolean): Promise<string[]> {
  const faults: string[] = []
  const fields = period.getByRole('group')
  const [from, to] = [fields.nth(0), fields.nth(1)]
  await expect(to.getByRole('spinbutton').first()).toBeVisible()
  const enter: LeavesBy = form ? 'Tab' : 'Enter'

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

const everyScreen = Object.values(PERIOD_SCREENS).flat()

/** Who writes, and where: a superuser on every screen, others on those that they have. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  super: everyScreen.map(({ address }) => address),
  capoarea: ['/planner/#/statistiche-clienti', '/planner/#/ordini', '/preventivi/#/'],
  'operatore.capo': ['/planner/#/fasi-schedulate', '/planner/#/ordini'],
}

for (const [user, addresses] of Object.entries(WRITERS)) {
  test(`a period typed by keyboard stays what was typed: ${user}`, async ({ browser }) => {
    const page = await loginAs(browser, user, '/planner/#/clienti', { viewport: { width: 1440, height: 900 } })
    const faults: string[] = []
    const screens = everyScreen.filter(({ address }) => addresses.includes(address))
    expect(screens).toHaveLength(addresses.length)
    for (const { address, periods, open, form } of screens) {
      await visit(page, address)
      await open?.(page)
      for (const name of periods) {
        const period = page.getByRole('group', { name, exact: true })
        const found = await writePeriods(page, period, form === true)
        faults.push(...found.map((fault) => `${address}, ${name}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}
