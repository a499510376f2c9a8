import fc from 'fast-check'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { hostileRichText } from '#server-test/hostile/richText.ts'
import { expect, loginAs, resultOf, test } from '../base.ts'

// What a real browser asks for while it draws what others have written.
const STORED_FILE = /^\/files\/[0-9a-f]{64}\/[^/]+$/

test('ten thousand hostile texts make nothing be asked for but stored files', async ({ browser }) => {
  // A page of the product that asks for nothing itself.
  const page = await loginAs(browser, 'super', '/nessuna-pagina')
  const asked: string[] = []
  // Answered here: what counts is that it is asked.
  await page.route('**/*', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  const draw = (texts: string[]) =>
    page.evaluate(async (all) => {
      const place = document.body.appendChild(document.createElement('div'))
      for (const text of all) {
        place.innerHTML = text
        await Promise.resolve()
      }
      place.remove()
    }, texts)
  // The page would ask, were it not for the cleaning.
  await draw(['<img src="/api/user/">'])
  await expect.poll(() => asked.some((url) => url.endsWith('/api/user/'))).toBe(true)

  asked.length = 0
  const texts = fc.sample(hostileRichText, { numRuns: 10_000, seed: 20261124 }).map(sanitizeRich)
  for (let from = 0; from < texts.length; from += 500) await draw(texts.slice(from, from + 500))
  const others = asked.map((url) => new URL(url)).filter(({ pathname }) => !STORED_FILE.test(pathname))
  expect(others.map(String)).toEqual([])
  expect(asked.some((url) => STORED_FILE.test(new URL(url).pathname))).toBe(true)
})

test('a text written by others is read without the browser asking for anything else', async ({ browser }) => {
  const page = await loginAs(browser, 'super', '/')
  const bait = '/api/planner/ordini/1/completa-attivita-operatore/'
  const title = `Esca ${Date.now()}`
  const text = `<p>Testo con esca</p><img src="${bait}"><img src="/files/../${bait.slice(1)}"><a href="${bait}">qui</a>`
  await resultOf(page.request, 'POST', '/api/planner/messaggi-ordine-emails/', { titolo: title, testo: text })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/planner/#/messaggi-ordini-emails')
  await page.getByText(title).first().click()
  await expect(page.getByText('Testo con esca').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/') || path.startsWith('/files/'))).toEqual([])
  await expect(page.locator(`[href="${bait}"], [src="${bait}"]`)).toHaveCount(0)
})
