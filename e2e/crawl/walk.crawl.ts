import { setTimeout as sleepFor } from 'node:timers/promises'
import { type Browser, type BrowserContext, expect, loginAs, type Page, test } from '../base.ts'
import { addressesOf, firstRowOf, PUBLIC, WALKERS } from './addresses.ts'
import { backOnRow, dialogs } from './dialogs.ts'
import {
  accessible,
  focusKept,
  listenTo,
  overflow,
  type PageLook,
  PHONE_HEIGHT,
  rowsOnPhone,
  settled,
  underNotices,
} from './looks.ts'
import { paper } from './paper.ts'

// `npm run crawl`: all pages as all users at all widths. Long; `npm test` walks a part of it (scrivania.spec.ts).
// CRAWL_ONLY limits it to addresses that contain a text.
test.describe.configure({ timeout: 3_600_000 })
const { CRAWL_ONLY = '' } = process.env

/** A window of some width; tablets are dark, so that both colour schemes are walked. */
const optionsOf = (width: number) => {
  const phone = width < 700
  const colorScheme = width === 1024 ? ('dark' as const) : ('light' as const)
  return { viewport: { width, height: phone ? PHONE_HEIGHT : 900 }, hasTouch: phone, isMobile: phone, colorScheme }
}

/** What is looked at: keys, dialogs and paper once, by who may everything, at a desk; dialogs on its phone too. */
function looksOf(user: string, width: number): PageLook[] {
  const phone = width < 700
  return [
    overflow,
    underNotices,
    accessible,
    ...(phone ? [rowsOnPhone] : []),
    ...(user === 'super' && width !== 1024 ? [dialogs] : []),
    ...(user === 'super' && width === 1440 ? [paper, backOnRow] : []),
  ]
}

/** Longest that a page may be looked at, ms: what hangs is a fault of its own, and the walk goes on without it. */
const LONGEST = 420_000

/** Opens an address and looks at it. Returns the faults in words; the page of its list's first row is told to `more`. */
async function lookAt(page: Page, address: string, looks: readonly PageLook[], more?: (row: string) => void) {
  const found: string[] = []
  try {
    await page.goto('about:blank')
    await page.goto(address)
    await settled(page)
    const row = more ? await firstRowOf(page) : null
    if (row) more?.(row)
    for (const look of looks) found.push(...(await look(page)))
  } catch (error) {
    found.push((error as Error).message.split('\n').slice(0, 3).join(' '))
  }
  return found
}

/**
 * Walks over all addresses, whatever is found; the report has the pages that were opened (`pagine`).
 * @param rows also over the pages of the lists' first rows
 * @returns what was found, in words, and all addresses
 */
async function walk(
  context: BrowserContext,
  addresses: readonly string[],
  looks: readonly PageLook[],
  rows: boolean,
): Promise<{ faults: string[]; walked: readonly string[] }> {
  const faults: string[] = []
  let page = await context.newPage()
  let heard = listenTo(page)
  const toDo = addresses.filter((address) => address.includes(CRAWL_ONLY))
  const known = new Set(toDo)
  const more = (row: string) => {
    if (!known.has(row)) toDo.push(row)
    known.add(row)
  }
  for (const address of toDo) {
    const begun = performance.now()
    const over = new AbortController()
    const found = await Promise.race([
      lookAt(page, address, looks, rows ? more : undefined),
      sleepFor(LONGEST, [`non finito in ${LONGEST / 1000} s`], { signal: over.signal, ref: false }),
    ])
    over.abort()
    found.push(...heard())
    // What has gone wrong stays with its address: a page that is stuck or has crashed is not walked with any further.
    if (found.length > 0) {
      void page.close().catch(() => undefined)
      page = await context.newPage()
      heard = listenTo(page)
    }
    console.error(`${address} (${Math.round((performance.now() - begun) / 1000)} s)`)
    for (const fault of found) console.log(`${address}: ${fault}`)
    faults.push(...found.map((fault) => `${address}: ${fault}`))
  }
  test.info().annotations.push({ type: 'pagine', description: String(toDo.length) })
  await context.close()
  return { faults, walked: toDo }
}

interface Entered {
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>
  /** Those of the menu; after the walk at a desk also those of the first rows, which other widths have as cards. */
  addresses: readonly string[]
}

// One login a user, whatever the widths: the others take its cookies and what its menu said.
const entered = new Map<string, Promise<Entered>>()

async function logIn(browser: Browser, user: string): Promise<Entered> {
  const page = await loginAs(browser, user, '/', optionsOf(1440))
  const addresses = await addressesOf(page, user)
  const storageState = await page.context().storageState()
  await page.context().close()
  return { storageState, addresses }
}

async function enter(browser: Browser, user: string, width: number) {
  const entering = entered.get(user) ?? logIn(browser, user)
  entered.set(user, entering)
  const { storageState, addresses } = await entering
  return { context: await browser.newContext({ ...optionsOf(width), storageState }), addresses, storageState }
}

for (const [user, widths] of WALKERS)
  for (const width of widths)
    test(`${user} a ${width}`, async ({ browser }) => {
      const { context, addresses, storageState } = await enter(browser, user, width)
      const { faults, walked } = await walk(context, addresses, looksOf(user, width), width === 1440)
      if (CRAWL_ONLY === '') entered.set(user, Promise.resolve({ storageState, addresses: walked }))
      expect(faults).toEqual([])
    })

for (const width of [1440, 1024, 390])
  test(`who has not logged in at ${width}`, async ({ browser }) => {
    const context = await browser.newContext(optionsOf(width))
    expect((await walk(context, PUBLIC, [overflow, underNotices, accessible], false)).faults).toEqual([])
  })

test('once the user menu is closed, the keys are where they belong', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/')
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  expect(await focusKept(page)).toEqual([])
})
