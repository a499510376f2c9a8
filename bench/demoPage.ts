import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumExecutable } from '../server/platform/pdf/chromium.ts'

/** The browser of the measures. */
export async function launchBrowser(): Promise<Browser> {
  const { path: executablePath, args } = await chromiumExecutable()
  return chromium.launch({ executablePath, args })
}

interface DemoPage {
  username?: string
  /** The window, pixels. */
  viewport?: { width: number; height: number }
}

/** A window of a demo user, the superuser's unless told, logged in. @throws Error when the login fails */
export async function demoPage(
  browser: Browser,
  indirizzo: string,
  { username = 'super', viewport = { width: 1440, height: 900 } }: DemoPage = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: indirizzo,
    viewport,
    locale: 'it-IT',
  })
  const access = await context.request.post('/api/login/', { data: { username, password: 'demo' } })
  if (!access.ok()) throw new Error(`accesso non riuscito: ${await access.text()}`)
  return context.newPage()
}
