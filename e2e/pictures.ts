import type { Page } from '@playwright/test'

/** How far two pictures are from each other on average, 0–255, both drawn `columns` pixels wide. */
export async function distance(page: Page, a: Buffer, b: Buffer, columns: number): Promise<number> {
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
