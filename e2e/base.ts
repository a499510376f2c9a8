import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'

export {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'

import { beginStory, giveNew, giveWaiting, keep, keptAs } from './kept.ts'

export { withoutAxeFindings } from './axe.ts'

/**
 * Stories open browsers of their own, one a person. Each is closed with its story, as a window is, but for one of a user:
 * they may have five live sockets, and those of the stories before would take them.
 */
export const test = base.extend<{ finestre: undefined }>({
  finestre: [
    async ({ browser, viewport, hasTouch, isMobile }, use, info) => {
      beginStory({ viewport, hasTouch, isMobile })
      await use(undefined)
      const kept = new Set([...(await keep(info.status === 'passed'))].map((page) => page.context()))
      for (const context of browser.contexts()) if (!kept.has(context)) await context.close()
    },
    { auto: true },
  ],
})

/**
 * A page of a demo user: at a browser that a story before has left as it found it, or at a new one; a user whom the story
 * has already is at a new one.
 */
export async function loginAs(
  browser: Browser,
  username: string,
  path: string,
  options: BrowserContextOptions = {},
  password = 'demo',
): Promise<Page> {
  const key = password !== 'demo' ? null : keptAs(username, path, options)
  const before = key && (await giveWaiting(key, options))
  if (before) {
    await before.goto(path)
    // As after a load: what the app knows of its history begins with this entry.
    await before.evaluate(() => history.replaceState({ ...history.state, idx: 0 }, ''))
    return before
  }
  const context = await browser.newContext(options)
  const answer = await context.request.post('/api/login/', { data: { username, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const page = await context.newPage()
  if (key) giveNew(key, page)
  await page.goto(path)
  return page
}

/** Does something with a row of a list: by its menu. */
export async function actOn(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Azioni di / }).click()
  await row.page().getByRole('menuitem', { name: action, exact: true }).click()
}

/** A call of the old API as the user of a page (`page.request`). */
export async function callApi(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<APIResponse> {
  const { cookies } = await request.storageState()
  const headers = { 'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '' }
  return request.fetch(path, { method, headers, data })
}

/** The body of such a call, which must succeed; null when it has none. */
export async function resultOf<Body>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<Body> {
  const answer = await callApi(request, method, path, data)
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return (answer.status() === 204 ? null : await answer.json()) as Body
}
