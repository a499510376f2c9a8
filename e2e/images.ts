import { type Browser, loginAs, type Page } from './base.ts'

/** A picture of the product, `docs/<nome>.png`, and how its screen is reached. */
interface DemoImage {
  name: string
  /** Of the file, in pixels. */
  larghezza: number
  altezza: number
  open: (browser: Browser) => Promise<Page>
}

const RIDOTTO = 0.6
const desktop = { larghezza: 816, altezza: 510 }

/** A desk's window drawn smaller, its menu closed. */
async function onDesktop(browser: Browser, username: string, path: string): Promise<Page> {
  const page = await loginAs(browser, username, path, {
    viewport: { width: 1360, height: 850 },
    deviceScaleFactor: RIDOTTO,
    colorScheme: 'light',
  })
  await page.getByRole('button', { name: 'Riduci il menu' }).click()
  return page
}

/** The pictures of the README, in its order. */
export const demoImages: readonly DemoImage[] = [
  {
    name: 'preventivo',
    larghezza: 270,
    altezza: 510,
    async open(browser) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 680 },
        deviceScaleFactor: 0.75,
        hasTouch: true,
        isMobile: true,
        colorScheme: 'light',
      })
      const page = await context.newPage()
      await page.goto('/preventivo')
      await page.getByRole('radio', { name: 'Natura 80' }).check()
      await page.getByRole('tab', { name: 'Inserimento misure' }).click()
      await page.getByRole('button', { name: 'Finestra 2 ante', exact: true }).click()
      await page.getByRole('radio', { name: 'Anta ribalta a destra' }).check()
      await page.getByLabel('Altezza').fill('1400')
      await page.getByLabel('Larghezza').fill('1200')
      await page.getByLabel('Larghezza').blur()
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Duplica/ }) })
        .evaluate((serramento) => scrollBy(0, serramento.getBoundingClientRect().top - 16))
      return page
    },
  },
  {
    name: 'schedulatore',
    ...desktop,
    async open(browser) {
      const page = await onDesktop(browser, 'super', '/planner/#/schedulatore?id=121&zoom=settimana')
      await page.getByRole('button', { name: 'Auto start' }).waitFor()
      // Also the bars of the other orders.
      await page
        .getByText(/^\d\d\/\d+ · /)
        .first()
        .waitFor()
      return page
    },
  },
  {
    name: 'ordine',
    ...desktop,
    async open(browser) {
      const page = await onDesktop(browser, 'super', '/planner/#/ordini/121')
      await page.getByRole('heading', { name: 'Righe' }).waitFor()
      return page
    },
  },
]
