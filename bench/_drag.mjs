import { chromium } from '@playwright/test'
import { chromiumExecutable } from '../server/platform/pdf/chromium.ts'
const { path: executablePath, args } = await chromiumExecutable()
const out = process.argv[2]
const browser = await chromium.launch({ executablePath, args })
const ctx = await browser.newContext({ baseURL: 'http://127.0.0.1:7330', viewport: { width: 1440, height: 900 }, locale: 'it-IT' })
const r = await ctx.request.post('/api/login/', { data: { username: 'super', password: 'demo' } })
const page = await ctx.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)))
page.setDefaultTimeout(40000)
await page.goto('/planner/#/schedulatore')
await page.locator('[data-ordine]').first().click()
const shot = (n) => page.screenshot({ path: `${out}/drag-${n}.png` })
await page.getByRole('button', { name: 'Auto start' }).first().click()
const bar = page.locator('.sl-mia, [class*="sl-barra-corrente"], .sl-corrente').first()
await page.waitForTimeout(4000); await shot('1-auto')
console.log(await page.evaluate(() => [...new Set([...document.querySelectorAll('.sl-righe *')].map((e) => e.className).filter((c) => typeof c === 'string'))].slice(0, 60)))
await page.getByRole('button', { name: 'Adatta' }).click(); await page.waitForTimeout(2500); await shot('2-adatta')
// drag
const bars = page.locator('.sl-righe .sl-corrente')
console.log('bars', await bars.count())
const b = bars.first(); const box = await b.boundingBox(); console.log(box)
if (box) {
  const texts = async () => page.locator('aside, [aria-label]').first().innerText().catch(() => '')
  await page.mouse.move(box.x + Math.min(box.width / 2, 30), box.y + box.height / 2)
  await page.mouse.down()
  for (let i = 1; i <= 10; i++) { await page.mouse.move(box.x + Math.min(box.width / 2, 30) + i * 8, box.y + box.height / 2); await page.waitForTimeout(80) }
  await page.waitForTimeout(3500); await shot('3-drag')
  await page.mouse.up(); await page.waitForTimeout(4000); await shot('4-dropped')
  await page.locator('body').click({ position: { x: 700, y: 10 } }).catch(() => {})
  await page.keyboard.press('Control+z'); await page.waitForTimeout(3000); await shot('5-undo')
  await page.keyboard.press('Control+y'); await page.waitForTimeout(3000); await shot('6-redo')
  const z = () => page.getByRole('group', { name: 'Ingrandimento' }).locator('[aria-pressed=true]').innerText()
  const before = await z()
  await page.mouse.move(900, 500); await page.keyboard.down('Control'); await page.mouse.wheel(0, -300); await page.waitForTimeout(1500); await page.keyboard.up('Control')
  console.log('zoom', before, await z()); await shot('7-wheel')
}
await browser.close()
