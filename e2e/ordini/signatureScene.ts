import type { Page } from '../base.ts'

/** Draws in the frame, as a finger does. */
export async function signOn(page: Page) {
  const frame = page.getByRole('img', { name: 'Riquadro della firma' })
  await frame.scrollIntoViewIfNeeded()
  const box = await frame.boundingBox()
  if (!box) throw new Error('no frame')
  await page.mouse.move(box.x + 40, box.y + 50)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) await page.mouse.move(box.x + 40 + step * 18, box.y + 50 + (step % 2) * 30)
  await page.mouse.up()
}
