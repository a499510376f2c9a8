import { chromium } from '@playwright/test'
import { chromiumExecutable } from '../server/platform/pdf/chromium.ts'
const { path: executablePath, args } = await chromiumExecutable()
const [,, out, which] = process.argv
const browser = await chromium.launch({ executablePath, args })
export async function open(width, dark, path) {
  const ctx = await browser.newContext({ baseURL: 'http://127.0.0.1:7330', viewport: { width, height: width < 500 ? 844 : 900 }, locale: 'it-IT', colorScheme: dark ? 'dark' : 'light', hasTouch: width < 500 })
  const r = await ctx.request.post('/api/login/', { data: { username: 'super', password: 'demo' } })
  if (!r.ok()) throw new Error(await r.text())
  const page = await ctx.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)))
  await page.goto(path)
  return page
}
const PAGES = { colli: '/planner/#/schedulatore/colli', sched: '/planner/#/schedulatore', scenari: '/planner/#/schedulatore/scenari', proposta: '/planner/#/schedulatore/proposta', impostazioni: '/planner/#/impostazioni' }
const only = (which ?? Object.keys(PAGES).join()).split(',')
for (const [name, path] of Object.entries(PAGES)) {
  if (!only.includes(name)) continue
  for (const [w, dark] of [[1440, false], [390, false], [1440, true]]) {
    const page = await open(w, dark, path)
    await page.waitForLoadState('networkidle').catch(() => {})
    await page.getByText('Caricamento').first().waitFor({ state: 'hidden', timeout: 40000 }).catch(() => {})
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `${out}/${name}-${w}${dark ? '-dark' : ''}.png`, fullPage: name !== 'sched' })
    console.log(name, w, page.url())
    await page.context().close()
  }
}
await browser.close()
