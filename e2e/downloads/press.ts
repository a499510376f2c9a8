import { readFile } from 'node:fs/promises'
import type { APIResponse, Download, Page } from '@playwright/test'
import { openFile } from './open.ts'

/** Names of what hands out a file: what is done, or the file alone. */
const WORDS = /^(?:Esporta|Excel|CSV|PDF|Stampa|Scarica|Apri il PDF)\b|^[\w.-]+\.(?:pdf|png|jpe?g|xlsx?|csv|zip)$/i
/** Addresses of files. */
const FILES =
  /\/esporta\/|\/(?:excel|csv)\/|\/pdf[-/]|pdf_multi|\?scarica|\/files\/[0-9a-f]{64}\/|\/documenti\/file\/|\/offerte\/\d+\/versioni\//

/** The button of what a page does beside its first act. */
const MORE = 'Altre azioni'
/** The menu of a row: what it does is another story's, what it opens is a file. */
const ROW_MENU = /^Azioni di /

interface Control {
  name: string
  href: string | null
}

const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '#')

/** What may be pressed, which a link that is not to be followed may not. */
const PRESSED = ':is(a[href], button:not(:disabled)):not([aria-disabled="true"])'

/** What hands out files here: links by their address, buttons by their name; of rows alike, the first. */
async function controlsOf(page: Page, inside: string): Promise<Control[]> {
  const found = await page.locator(`${inside} ${PRESSED}`).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({
        name: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
        href: one.getAttribute('href'),
        saves: one.hasAttribute('download'),
      })),
  )
  const first = new Map<string, Control>()
  for (const { name, href, saves } of found) {
    const hands = saves || ROW_MENU.test(name) || WORDS.test(name) || FILES.test(href ?? '')
    const place = withoutNumbers(href?.split('?')[0] ?? name).replace(/^.*\/files\/[^/]+/, '/files')
    const kind = ROW_MENU.test(name) ? 'row' : place
    if (hands && !first.has(kind)) first.set(kind, { name, href })
  }
  return [...first.values()]
}

function nameOf(answer: APIResponse, href: string): string {
  const said = /filename="?([^";]+)/.exec(answer.headers()['content-disposition'] ?? '')?.[1]
  return said ?? new URL(href, 'http://x').pathname.split('/').at(-1) ?? ''
}

/** Follows a link as the browser does. */
async function follow(page: Page, { name, href }: Control, reached: Set<string>): Promise<string[]> {
  const answer = await page.request.get(href ?? '')
  reached.add(`GET ${withoutNumbers(new URL(href ?? '', page.url()).pathname)}`)
  if (!answer.ok()) return [`«${name}»: ${answer.status()} ${href}`]
  const fault = await openFile(nameOf(answer, href ?? ''), await answer.body())
  return fault ? [`«${name}»: ${fault} (${href})`] : []
}

/** What a press brings: a file, printed paper, a menu, a dialog; null when nothing comes. */
async function pressed(
  page: Page,
  press: () => Promise<void>,
  inMenu = false,
): Promise<Download | 'print' | 'menu' | null> {
  const prints = await page.evaluate(() => (window as { prints?: number }).prints ?? 0)
  const download = page.waitForEvent('download').catch(() => null)
  await press()
  const other = page
    .waitForFunction(
      ({ before, inMenu }) => {
        if (((window as { prints?: number }).prints ?? 0) > before) return 'print'
        // A menu that is going away is no answer.
        if (inMenu) return false
        const menu = [...document.querySelectorAll('[role="menu"]')].some((one) => one.checkVisibility())
        return menu ? 'menu' : false
      },
      { before: prints, inMenu },
      { timeout: 60_000, polling: 100 },
    )
    .then((handle) => handle.jsonValue() as Promise<'print' | 'menu'>)
    .catch(() => null)
  return Promise.race([
    download.then(async (file) => file ?? (await other)),
    other.then(async (one) => one ?? (await download)),
  ])
}

async function pressButton(page: Page, inside: string, name: string, reached: Set<string>): Promise<string[]> {
  const button = page.locator(inside).getByRole('button', { name, exact: true }).first()
  const came = await pressed(page, () => button.click())
  if (came === null) return [`«${name}»: non arriva niente`]
  if (came === 'print') {
    reached.add(`PRINT ${page.url()}`)
    return []
  }
  if (came === 'menu') {
    const faults: string[] = []
    for (const control of await controlsOf(page, '[role="menu"]'))
      if (control.href) faults.push(...(await follow(page, control, reached)))
    const items = await page.locator('[role="menu"] [role="menuitem"]:not([href])').allTextContents()
    await page.keyboard.press('Escape')
    await page.locator('[role="menu"]').waitFor({ state: 'hidden' })
    if (ROW_MENU.test(name)) return faults
    for (const item of items) {
      await button.click()
      const said = await pressed(page, () => page.getByRole('menuitem', { name: item, exact: true }).click(), true)
      if (said === 'print') reached.add(`PRINT ${page.url()}`)
      else faults.push(`«${name}», «${item}»: ${String(said)}`)
    }
    return faults
  }
  reached.add(`FILE ${came.suggestedFilename()}`)
  const fault = await openFile(came.suggestedFilename(), await readFile(await came.path()))
  return fault ? [`«${name}»: ${fault}`] : []
}

const pressOne = (page: Page, inside: string, control: Control, reached: Set<string>) =>
  control.href ? follow(page, control, reached) : pressButton(page, inside, control.name, reached)

/** What stands behind ⋯: a press closes it, so it is opened for each. */
async function pressMore(page: Page, inside: string, reached: Set<string>): Promise<string[]> {
  const button = page.locator(`${inside} button[aria-label="${MORE}"][aria-haspopup="dialog"]:visible`).first()
  if ((await button.count()) === 0) return []
  const behind = page.getByRole('dialog', { name: MORE })
  const open = async () => {
    if (!(await behind.isVisible())) await button.click()
    await behind.waitFor({ state: 'visible' })
  }
  await open()
  const faults: string[] = []
  for (const control of await controlsOf(page, `[role="dialog"][aria-label="${MORE}"]`)) {
    await open()
    faults.push(...(await pressOne(page, `[role="dialog"][aria-label="${MORE}"]`, control, reached)))
  }
  if (await behind.isVisible()) await page.keyboard.press('Escape')
  await behind.waitFor({ state: 'hidden' })
  return faults
}

/**
 * Presses all that hands out a file on the open page, behind its ⋯ too, and opens what comes.
 * @param reached takes what was asked for
 * @param inside part of the page that is looked at
 */
export async function pressAll(page: Page, reached: Set<string>, inside = 'main'): Promise<string[]> {
  const faults: string[] = []
  for (const control of await controlsOf(page, inside)) faults.push(...(await pressOne(page, inside, control, reached)))
  return [...faults, ...(await pressMore(page, inside, reached))]
}
