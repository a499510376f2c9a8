import type { Locator, Page } from '../base.ts'

export type LeavesBy = 'Tab' | 'Enter'

/** Writes a day over what the field shows, and leaves it or presses Enter in it. */
export async function typeDay(page: Page, field: Locator, digits: string, leaving: LeavesBy): Promise<void> {
  await field.getByRole('spinbutton').first().click()
  await page.keyboard.type(digits)
  if (leaving === 'Enter') return page.keyboard.press('Enter')
  // Past what is beside its parts: the buttons that empty it and open its calendar.
  for (let tab = 0; tab < 4; tab += 1) {
    await page.keyboard.press('Tab')
    if (!(await field.evaluate((one) => one.closest('.MuiFormControl-root')?.contains(document.activeElement)))) return
  }
}

/** What the parts of a field show, one after the other: '31122026'. */
export const shownIn = async (field: Locator) => (await field.getByRole('spinbutton').allTextContents()).join('')
