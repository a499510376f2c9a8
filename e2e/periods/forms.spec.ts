import { expect, loginAs, type Page, test } from '../base.ts'
import { settled } from '../crawl/looks.ts'
import { visit } from '../visit.ts'
import { PERIOD_FORMS, type PeriodForm } from './forms.ts'
import { shownIn, typeDay } from './typing.ts'

// The two days of a form, written by keyboard: what is typed stays, and a wrong end is told where it is.

/** Writes periods into the two fields of an open form, either first; faults in words. */
async function writeForm(page: Page, { from, to, told, save }: PeriodForm): Promise<string[]> {
  const faults: string[] = []
  const form = page.getByRole('dialog').locator('form')
  const day = (name: string) => form.locator(`[data-campo="${name}"]`).getByRole('group')
  const [begins, ends] = [day(from), day(to)]
  await expect(ends.getByRole('spinbutton').first()).toBeVisible()
  async function look(first: string, last: string, wrong: boolean) {
    await settled(page)
    const shown = `${await shownIn(begins)} – ${await shownIn(ends)}`
    if (shown !== `${first} – ${last}`) faults.push(`${first} – ${last} è ${shown}`)
    const said = await form.getByText(told).count()
    if (said !== (wrong ? 1 : 0)) faults.push(`${first} – ${last}: detto ${said} volte`)
  }

  await typeDay(page, begins, '31122026', 'Tab')
  await typeDay(page, ends, '31012027', 'Tab')
  await look('31122026', '31012027', false)
  // The end first, then the beginning.
  await typeDay(page, ends, '28022026', 'Tab')
  await look('31122026', '28022026', true)
  await typeDay(page, begins, '31012026', 'Tab')
  await look('31012026', '28022026', false)
  await typeDay(page, begins, '29022028', 'Tab')
  await look('29022028', '28022026', true)
  // Sent so, nothing moves and the form stays.
  await form.getByRole('button', { name: save, exact: true }).click()
  await look('29022028', '28022026', true)
  await typeDay(page, ends, '31032028', 'Tab')
  await look('29022028', '31032028', false)
  // The 29th of a year that has none is told, and is not the 28th or the 1st.
  await typeDay(page, ends, '29022027', 'Tab')
  if ((await shownIn(ends)) !== '29022027') faults.push(`29022027 è ${await shownIn(ends)}`)
  return faults
}

test('the two days of a form typed by keyboard stay what was typed', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/clienti', { viewport: { width: 1440, height: 900 } })
  const faults: string[] = []
  for (const form of Object.values(PERIOD_FORMS).flat()) {
    await visit(page, form.address)
    await form.open(page)
    faults.push(...(await writeForm(page, form)).map((fault) => `${form.address}, ${form.from}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('on a phone a day is read whole while it is written', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/planner/#/clienti', { viewport: { width: 390, height: 844 } })
  const faults: string[] = []
  for (const { address, open, from, to } of Object.values(PERIOD_FORMS).flat()) {
    await visit(page, address)
    await open(page)
    for (const name of [from, to]) {
      const day = page.getByRole('dialog').locator(`[data-campo="${name}"]`).getByRole('group')
      await day.getByRole('spinbutton').first().click()
      await page.keyboard.type('31122026')
      const cut = await day.evaluate((one) => {
        const text = one.querySelector('.MuiPickersSectionList-root') ?? one
        return text.scrollWidth - text.clientWidth
      })
      if (cut > 0) faults.push(`${address}, ${name}: ${cut} px tagliati`)
    }
  }
  expect(faults).toEqual([])
})
