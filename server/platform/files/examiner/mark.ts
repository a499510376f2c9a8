import type { Sharp } from 'sharp'
import type { RenderedMark } from './tasks.ts'

/** The room that a mark may take, pixels: twice what pages show, for sharp screens and paper. */
const WIDTH_MAX = 800
const HEIGHT_MAX = 240
const PIXELS_MAX = 40_000_000
/** Dots an inch that a drawing has by itself, and the most that it is drawn with. */
const DRAWING_DPI = 72
const DPI_MAX = 2400
/** Darkest tone, 0 to 255, of what nobody sees on white paper. */
const WHITE = 250

/** Whether nothing of a picture is seen on white: all of it transparent, or white. */
async function isBlank(picture: Sharp): Promise<boolean> {
  const seen = await picture.flatten({ background: '#ffffff' }).toColourspace('srgb').toBuffer()
  const { default: sharp } = await import('sharp')
  const { channels } = await sharp(seen).stats()
  return channels.every(({ min }) => min >= WHITE)
}

/**
 * Draws a mark anew as a PNG, whatever it was: mails show no drawing, and nothing of what was sent is left in it. Run in
 * a process of its own.
 * @throws Error when it cannot be drawn
 */
export async function* renderMark(bytes: Buffer): AsyncGenerator<RenderedMark> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const limits = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const
  const { format, width, height } = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata()
  if (width * height > PIXELS_MAX) return yield { fault: 'tooLarge' }
  const room = Math.min(WIDTH_MAX / width, HEIGHT_MAX / height)
  // A drawing has no pixels: it is drawn as large as there is room.
  const density = format === 'svg' ? Math.min(DPI_MAX, Math.max(1, DRAWING_DPI * room)) : undefined
  const { data, info } = await sharp(bytes, { ...limits, ...(density ? { density } : {}) })
    .autoOrient()
    .resize(WIDTH_MAX, HEIGHT_MAX, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (await isBlank(sharp(data))) return yield { fault: 'blank' }
  yield { png: data.toString('base64'), larghezza: info.width, altezza: info.height }
}
