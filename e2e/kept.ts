import type { BrowserContextOptions, Page } from '@playwright/test'

// A page of the planner that is loaded costs the browser three times as much as a screen opened in one that is there. So
// what a story leaves as it found it is kept, one page a user, and the next story of this user goes on in it.

/** Only here pages are kept: most stories have theirs in the planner. */
const ENTRY = '/planner/'

/** Where kept pages wait: nothing is asked for on it, neither by who may be there nor by who is told that they may not. */
const WAITING = `${ENTRY}#/importa-clienti`

/** Pages that wait, by their users and kinds of browser. */
const waiting = new Map<string, Page>()

/** What the present story has: whoever comes a second time is somebody else, at another browser. */
const inUse = new Map<string, Page>()

/** What a story has changed so that no other can go on with it. */
const changed = new WeakSet<Page>()

const CHANGES = {
  page: ['addInitScript', 'addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction'],
  context: [
    'addCookies',
    'addInitScript',
    'clearCookies',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
} as const

/** From now on what changes a page for good is known. */
function watch(page: Page): void {
  const spoil = () => void changed.add(page)
  const context = page.context()
  for (const [owner, names] of [
    [page, CHANGES.page],
    [context, CHANGES.context],
  ] as const)
    for (const name of names) {
      const own = Reflect.get(owner, name) as (...given: unknown[]) => unknown
      Reflect.set(owner, name, (...given: unknown[]) => {
        spoil()
        return own.apply(owner, given)
      })
    }
  const { clock } = page
  Object.defineProperty(page, 'clock', {
    get() {
      spoil()
      return clock
    },
  })
}

/** What a story has where it asks for nothing else. */
let usual: BrowserContextOptions = {}

/** Before a story. */
export function beginStory(options: BrowserContextOptions): void {
  usual = options
}

/**
 * Under what a page is kept; null when it is not: it begins elsewhere, is of a browser of a rare kind, or is the second that
 * the story asks for.
 */
export function keptAs(username: string, path: string, options: BrowserContextOptions): string | null {
  const { viewport, hasTouch = usual.hasTouch, isMobile = usual.isMobile, ...others } = options
  const key = [username, hasTouch && 'touch', isMobile && 'mobile'].filter(Boolean).join(' ')
  return path.startsWith(ENTRY) && Object.keys(others).length === 0 && !inUse.has(key) ? key : null
}

/** The page that waits, with the window asked for; null when there is none or its session has ended. */
export async function giveWaiting(
  key: string,
  { viewport = usual.viewport }: BrowserContextOptions,
): Promise<Page | null> {
  const page = waiting.get(key)
  waiting.delete(key)
  if (!page) return null
  if (page.isClosed() || !(await isSignedIn(page)) || !(await isAsNew(page).catch(() => false))) {
    await page.context().close()
    return null
  }
  if (viewport) await page.setViewportSize(viewport)
  inUse.set(key, page)
  return page
}

/** A page that the present story has opened and later ones may have. */
export function giveNew(key: string, page: Page): void {
  watch(page)
  page.on('crash', () => void changed.add(page))
  inUse.set(key, page)
}

const isSignedIn = async (page: Page) => (await page.request.get(ENTRY, { maxRedirects: 0 })).status() === 200

/** After a story: what can be kept is, and is answered. */
export async function keep(passed: boolean): Promise<ReadonlySet<Page>> {
  for (const [key, page] of inUse) {
    if (!passed) continue
    if (await waits(page).catch(() => false)) waiting.set(key, page)
  }
  inUse.clear()
  return new Set(waiting.values())
}

/** Takes away what a story has put around a page and leaves its screen; false when it cannot be. */
async function waits(page: Page): Promise<boolean> {
  if (page.isClosed() || changed.has(page) || new URL(page.url()).pathname !== ENTRY) return false
  const context = page.context()
  for (const event of ['console', 'dialog', 'download', 'popup', 'request', 'requestfailed', 'response'] as const)
    page.removeAllListeners(event)
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })])
  await page.mouse.move(0, 0)
  const before = await page.evaluateHandle(() => document.querySelector('main h1'))
  if (page.url().endsWith(WAITING) || !before.asElement()) return false
  await page.goto(WAITING)
  await page.waitForFunction((title) => !title?.isConnected, before, { polling: 50, timeout: 2000 })
  return true
}

/** Nothing is over the screen, what was said is gone, and the device remembers nothing. */
async function isAsNew(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => {
      for (const button of document.querySelectorAll<HTMLElement>('[data-avvisi] button')) {
        // What offers to take something back has no other button, and is not pressed.
        if (!button.textContent) button.click()
      }
      return !document.querySelector('[data-avvisi] > *, [role="dialog"], [role="alertdialog"], [role="menu"]')
    },
    null,
    { polling: 50, timeout: 1000 },
  )
  return page.evaluate(() => {
    sessionStorage.clear()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return localStorage.length === 0
  })
}
