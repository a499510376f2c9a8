import type { Page } from './base.ts'
import { settled } from './crawl/looks.ts'

/** The HTML page of an address and the first word of its route: what is alike there may be one screen. */
function partsOf(address: string): { entry: string; screen: string } {
  const { pathname, hash } = new URL(address, 'http://x')
  return { entry: pathname, screen: hash.replace(/^#\/?/, '').split(/[/?]/)[0] ?? '' }
}

/**
 * Opens an address and waits until it is drawn: inside the app where another screen of it is open, as a press in the menu
 * does, otherwise as a page of its own, which costs three times as much. Screens of which one may be the other's tab are
 * not told apart by what goes away: they are loaded.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const here = partsOf(page.url())
  const there = partsOf(address)
  const isInside = here.entry === there.entry && here.screen !== there.screen && there.screen !== ''
  const before = isInside ? await page.evaluateHandle(() => document.querySelector('main h1')) : null
  if (before?.asElement()) {
    await page.goto(address)
    const left = await page
      .waitForFunction((title) => !title?.isConnected, before, { polling: 50, timeout: 10_000 })
      .catch(() => null)
    if (left) return settled(page)
  }
  await page.goto('about:blank')
  await page.goto(address)
  return settled(page)
}
