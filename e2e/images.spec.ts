import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeep } from '#server-test/depth.ts'
import { expect, loginAs, test } from './base.ts'
import { componentImages } from './componentImages.ts'
import { demoImages } from './images.ts'
import { distance } from './pictures.ts'

// The pictures of the README stay true: each screen is drawn again and must look, from afar, like its picture (days and
// names change with the demo data). `IMMAGINI=scrivi npx playwright test e2e/images.spec.ts` writes anew those that
// have changed.
const WRITE = process.env.IMMAGINI === 'scrivi'

/** Of 255, on average over a grid so coarse that texts are grey: what another day changes is below, a restyling above. */
const SIMILAR_ENOUGH = 15
/** Of 255, on average over the pixels: below it is the same picture, and not written again. */
const EQUAL = 0.5

for (const { name, larghezza, altezza, open } of demoImages) {
  test(`the picture «${name}» is like the screen`, async ({ browser, page: empty }) => {
    const page = await open(browser)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const vista = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    expect([vista.readUInt32BE(16), vista.readUInt32BE(20)]).toEqual([larghezza, altezza])

    const file = `docs/${name}.png`
    if (WRITE) {
      mkdirSync('docs', { recursive: true })
      const equal = existsSync(file) && (await distance(empty, readFileSync(file), vista, larghezza)) < EQUAL
      if (!equal) writeFileSync(file, vista)
    }
    expect(await distance(empty, readFileSync(file), vista, 24)).toBeLessThan(SIMILAR_ENOUGH)
  })
}

// Those of docs/ui.md, of a part of a screen each, whose rows change with the data: with `npm run test:deep`.
const ALIKE = 25

for (const { name, open } of isDeep || WRITE ? componentImages : []) {
  test(`the picture of ${name} is like the component`, async ({ browser, page: empty }) => {
    const page = await loginAs(browser, 'super', '/', {
      viewport: { width: 1360, height: 850 },
      deviceScaleFactor: 0.75,
      colorScheme: 'light',
    })
    const part = await open(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const seen = await part.screenshot({ animations: 'disabled', caret: 'hide' })
    const file = `docs/ui/${name}.png`
    if (WRITE) {
      mkdirSync('docs/ui', { recursive: true })
      const columns = seen.readUInt32BE(16)
      const equal = existsSync(file) && (await distance(empty, readFileSync(file), seen, columns)) < EQUAL
      if (!equal) writeFileSync(file, seen)
    }
    expect(await distance(empty, readFileSync(file), seen, 24)).toBeLessThan(ALIKE)
  })
}
