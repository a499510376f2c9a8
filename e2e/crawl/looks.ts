import { expect, type Page, withoutAxeFindings } from '../base.ts'

// What is looked at on a page, whichever it is. Each look answers with the faults that it found, in words.

export type PageLook = (page: Page) => Promise<string[]>

/** Height of a phone's window, in which lists must show their rows. */
export const PHONE_HEIGHT = 844
const ROWS_ON_PHONE = 4
/** Of a notice with one line of text. */
const NOTICE_HEIGHT = 48

/** Waits until a page has drawn what it came for. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Caricamento...' })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Faults of what happens meanwhile: errors in the console, requests that fail. Read and emptied by its function. */
export function listenTo(page: Page): () => string[] {
  const heard: string[] = []
  page.on('console', (line) => line.type() === 'error' && heard.push(`console: ${line.text()}`))
  page.on('pageerror', ({ message }) => heard.push(`errore: ${message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) heard.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What a page no longer waits for when it is left.
    if (!reason.includes('ERR_ABORTED')) heard.push(`${reason} ${request.url()}`)
  })
  return () => heard.splice(0)
}

/** Nothing is wider than the window, but what scrolls by itself. */
export const overflow: PageLook = (page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`la pagina è larga ${scrollWidth} px`)
    for (const element of document.querySelectorAll('main *, [role="dialog"] *')) {
      const { right, width } = element.getBoundingClientRect()
      if (width === 0 || right <= innerWidth + 1 || !element.checkVisibility({ visibilityProperty: true })) continue
      let around = element.parentElement
      while (around && getComputedStyle(around).overflowX === 'visible') around = around.parentElement
      if (around === document.body || around === document.documentElement || !around)
        faults.push(`esce di ${Math.round(right - innerWidth)} px: ${element.outerHTML.slice(0, 100)}`)
    }
    return faults.slice(0, 3)
  })

/** axe finds nothing serious. */
export const accessible: PageLook = (page) =>
  withoutAxeFindings(page).then(
    () => [],
    (error: Error) => [`axe: ${error.message.replaceAll(/\s+/g, ' ').slice(0, 600)}`],
  )

/** A list on a phone shows four of its rows; a page of figures begins with these. */
export const rowsOnPhone: PageLook = (page) =>
  page.evaluate((wanted) => {
    const bar = document.querySelector('nav[aria-label="Scorciatoie"]')?.getBoundingClientRect().top ?? innerHeight
    const lists = [...document.querySelectorAll('main [role="list"], main [role="grid"]')]
    // The list of the page is its largest; those inside rows are parts of them.
    const list = lists.filter((one) => !one.parentElement?.closest('[role="list"], [role="grid"]'))[0]
    const figures = [...document.querySelectorAll('main svg')].find((one) => one.getBoundingClientRect().width > 100)
    if (list && figures && figures.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) return []
    const rows = [...(list?.querySelectorAll('[role="listitem"], .MuiDataGrid-row') ?? [])]
    if (!list || rows.length < wanted) return []
    const seen = rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top >= 0 && top + height / 2 < bar
    })
    return seen.length < wanted
      ? [`${seen.length} righe su ${rows.length} in «${list.getAttribute('aria-label')}»`]
      : []
  }, ROWS_ON_PHONE)

/** No control of the page, or of the dialog over it, is where notices come; the top bar has its breadcrumb there. */
export const underNotices: PageLook = (page) =>
  page.evaluate((height) => {
    const place = document.querySelector('[data-avvisi]')
    if (!place) return []
    const probe = place.appendChild(document.createElement('div'))
    probe.style.cssText = `width:min(480px,100vw - 16px);height:${height}px`
    const notice = probe.getBoundingClientRect()
    probe.remove()
    const over = document.querySelectorAll('[role="dialog"]')
    const roots = over.length > 0 ? [...over] : [...document.querySelectorAll('main')]
    return roots.flatMap((root) =>
      [...root.querySelectorAll('button, a, input, select, textarea, [role="button"], [role="tab"]')].flatMap(
        (control) => {
          const { left, right, top, bottom, width } = control.getBoundingClientRect()
          const apart = right <= notice.left || left >= notice.right || bottom <= notice.top || top >= notice.bottom
          if (apart || width === 0 || !control.checkVisibility({ visibilityProperty: true })) return []
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return hit && control.contains(hit) ? [`sotto un avviso: ${control.outerHTML.slice(0, 120)}`] : []
        },
      ),
    )
  }, NOTICE_HEIGHT)

/** Whether the keys go somewhere: after what was open is closed, the focus is on the page's body when it was lost. */
export const focusKept: PageLook = (page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return !at || at === document.body || at === document.documentElement ? ['il fuoco è perso'] : []
  })
