import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from './base.ts'
import { demoImages } from './images.ts'

// The pictures of the README stay true: each screen is drawn again and must look, from afar, like its picture (days and
// names change with the demo data). `IMMAGINI=scrivi npx playwright test e2e/images.spec.ts` writes anew those that
// have changed.
const WRITE = process.env.IMMAGINI === 'scrivi'

/** Of 255, on average over a grid so coarse that texts are grey: what another day changes is below, a restyling above. */
const SIMILAR_ENOUGH = 15
/** Of 255, on average over the pixels: below it is the same picture, and not written again. */
const EQUAL = 0.5

/** How far two pictures are from each other on average, 0–255, both drawn `columns` pixels wide. */
async function distance(page: Page, a: Buffer, b: Buffer, columns: number): Promise<number> {
  return page.evaluate(
    async ([before, second, larghezza]) => {
      const points = async (base64: string) => {
        const drawing = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
        const altezza = Math.round((drawing.height / drawing.width) * larghezza)
        const tela = new OffscreenCanvas(larghezza, altezza).getContext('2d')
        if (!tela) throw new Error('niente canvas')
        tela.imageSmoothingQuality = 'high'
        tela.drawImage(drawing, 0, 0, larghezza, altezza)
        return tela.getImageData(0, 0, larghezza, altezza).data
      }
      const [one, due] = [await points(before), await points(second)]
      return one.reduce((sum, value, i) => sum + Math.abs(value - (due[i] ?? 0)), 0) / one.length
    },
    [a.toString('base64'), b.toString('base64'), columns] as const,
  )
}

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
