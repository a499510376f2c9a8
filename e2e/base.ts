import { test as base } from '@playwright/test'

export {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'

/**
 * Stories open browsers of their own, one a person. Each is closed with its story, as a window is: a user may have
 * five live sockets, and those of the stories before would take them.
 */
export const test = base.extend<{ finestre: undefined }>({
  finestre: [
    async ({ browser }, use) => {
      const prima = new Set(browser.contexts())
      await use(undefined)
      for (const context of browser.contexts()) if (!prima.has(context)) await context.close()
    },
    { auto: true },
  ],
})
