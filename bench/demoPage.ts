import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumExecutable } from '../server/platform/pdf/chromium.ts'

/** The browser of the measures. */
export async function launchBrowser(): Promise<Browser> {
  const { path: executablePath, args } = await chromiumExecutable()
  return chromium.launch({ executablePath, args })
}

/** A window of a demo user, logged in. @throws Error when the login fails */
export async function demoPage(browser: Browser, indirizzo: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: indirizzo,
    viewport: { width: 1440, height: 900 },
    locale: 'it-IT',
  })
  const access = await context.request.post('/api/login/', { data: { username: 'super', password: 'demo' } })
  if (!access.ok()) throw new Error(`accesso non riuscito: ${await access.text()}`)
  return context.newPage()
}
