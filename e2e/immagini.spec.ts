import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from './base.ts'
import { demoImages } from './images.ts'

// The pictures of the README stay true: each screen is drawn again and must look, from afar, like its picture (days and
// names change with the demo data). `IMMAGINI=scrivi npx playwright test e2e/immagini.spec.ts` writes anew those that
// have changed.
const SCRIVI = process.env.IMMAGINI === 'scrivi'

/** Of 255, on average over a grid so coarse that texts are grey: what another day changes is below, a restyling above. */
const SOMIGLIANTE = 15
/** Of 255, on average over the pixels: below it is the same picture, and not written again. */
const UGUALE = 0.5

/** How far two pictures are from each other on average, 0–255, both drawn `colonne` pixels wide. */
async function distanza(page: Page, a: Buffer, b: Buffer, colonne: number): Promise<number> {
  return page.evaluate(
    async ([prima, seconda, larghezza]) => {
      const punti = async (base64: string) => {
        const disegno = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
        const altezza = Math.round((disegno.height / disegno.width) * larghezza)
        const tela = new OffscreenCanvas(larghezza, altezza).getContext('2d')
        if (!tela) throw new Error('niente canvas')
        tela.imageSmoothingQuality = 'high'
        tela.drawImage(disegno, 0, 0, larghezza, altezza)
        return tela.getImageData(0, 0, larghezza, altezza).data
      }
      const [uno, due] = [await punti(prima), await punti(seconda)]
      return uno.reduce((somma, value, i) => somma + Math.abs(value - (due[i] ?? 0)), 0) / uno.length
    },
    [a.toString('base64'), b.toString('base64'), colonne] as const,
  )
}

for (const { nome, larghezza, altezza, apri } of demoImages) {
  test(`l’immagine «${nome}» è come la schermata`, async ({ browser, page: empty }) => {
    const page = await apri(browser)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const vista = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    expect([vista.readUInt32BE(16), vista.readUInt32BE(20)]).toEqual([larghezza, altezza])

    const file = `docs/${nome}.png`
    if (SCRIVI) {
      mkdirSync('docs', { recursive: true })
      const uguale = existsSync(file) && (await distanza(empty, readFileSync(file), vista, larghezza)) < UGUALE
      if (!uguale) writeFileSync(file, vista)
    }
    expect(await distanza(empty, readFileSync(file), vista, 24)).toBeLessThan(SOMIGLIANTE)
  })
}
