import { chromium } from 'playwright-core'
import { chromiumExecutable } from './server/platform/pdf/chromium.ts'
const { path: executablePath, args } = await chromiumExecutable()
const browser = await chromium.launch({ executablePath, args })
const [, , prefix, width, scheme, ...urls] = process.argv
const ctx = await browser.newContext({ viewport: { width: Number(width), height: Number(width) < 500 ? 844 : 900 }, colorScheme: scheme, baseURL: 'http://127.0.0.1:4120' })
const page = await ctx.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 300)))
await page.goto('/login')
await page.getByLabel(/utente/i).first().fill('super')
await page.getByLabel(/password/i).first().fill('demo')
await page.getByRole('button', { name: /accedi|entra/i }).click()
await page.waitForURL((u) => !u.pathname.includes('login'), { timeout: 30000 })
let n = 0
for (const url of urls) {
  const [u, ...clicks] = url.split('@@')
  await page.goto(u)
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.waitForTimeout(1500)
  for (const c of clicks) { await page.getByRole('button', { name: c }).first().click(); await page.waitForTimeout(1200) }
  await page.screenshot({ path: `/tmp/shots/${prefix}-${n++}.png` })
}
await browser.close()
