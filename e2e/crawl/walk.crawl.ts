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

const optionsOf = (width: number) => {
  const phone = width < 700
  return { viewport: { width, height: phone ? PHONE_HEIGHT : 900 }, hasTouch: phone, isMobile: phone }
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

async function walk(
  page: Page,
  addresses: readonly string[],
  looks: readonly PageLook[],
  rows: boolean,
): Promise<string[]> {
  const faults: string[] = []
  const heard = listenTo(page)
  const toDo = addresses.filter((address) => address.includes(CRAWL_ONLY))
  const known = new Set(toDo)
  for (const address of toDo) {
    const found: string[] = []
    try {
      await page.goto('about:blank')
      await page.goto(address)
      await settled(page)
      const row = rows ? await firstRowOf(page) : null
      if (row && !known.has(row)) {
        known.add(row)
        toDo.push(row)
      }
      for (const look of looks) found.push(...(await look(page)))
    } catch (error) {
      found.push((error as Error).message.split('\n').slice(0, 3).join(' '))
    }
    found.push(...heard())
    for (const fault of found) console.log(`${address}: ${fault}`)
    faults.push(...found.map((fault) => `${address}: ${fault}`))
  }
  return faults
}

interface Entered {
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>
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
  const context = await browser.newContext({ ...optionsOf(width), storageState })
  return { page: await context.newPage(), addresses }
}

for (const [user, widths] of WALKERS)
  for (const width of widths)
    test(`${user} a ${width}`, async ({ browser }) => {
      const { page, addresses } = await enter(browser, user, width)
      expect(await walk(page, addresses, looksOf(user, width), width === 1440)).toEqual([])
    })

for (const width of [1440, 390])
  test(`who has not logged in at ${width}`, async ({ browser }) => {
    const context = await browser.newContext(optionsOf(width))
    const page = await context.newPage()
    expect(await walk(page, PUBLIC, [overflow, underNotices, accessible], false)).toEqual([])
  })

test('once the user menu is closed, the keys are where they belong', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/')
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  expect(await focusKept(page)).toEqual([])
})
