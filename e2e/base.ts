import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
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
export { withoutAxeFindings } from './axe.ts'

/**
 * Stories open browsers of their own, one a person. Each is closed with its story, as a window is: a user may have
 * five live sockets, and those of the stories before would take them.
 */
export const test = base.extend<{ finestre: undefined }>({
  finestre: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      for (const context of browser.contexts()) if (!before.has(context)) await context.close()
    },
    { auto: true },
  ],
})

/** A page of a demo user, in a browser of its own. */
export async function loginAs(
  browser: Browser,
  username: string,
  path: string,
  options: BrowserContextOptions = {},
  password = 'demo',
): Promise<Page> {
  const context = await browser.newContext(options)
  const answer = await context.request.post('/api/login/', { data: { username, password } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const page = await context.newPage()
  await page.goto(path)
  return page
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
