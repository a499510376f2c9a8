import type { RenderedPicture } from './tasks.ts'

/** Longest side of a picture as it is shown, and of a small one, pixels. */
export const PICTURE_MAX = 2560
export const THUMBNAIL_MAX = 320
/** More than any camera of today takes; a small file can promise a thousand times as many. */
const PIXELS_MAX = 80_000_000

const COMPRESSION = { jpeg: 85, webp: 85, avif: 60, miniatura: 75 }

/**
 * Draws a picture as it is to be shown: upright, no larger than a screen, without place, time and device; and a small
 * one for lists. One that is so already stays as it is, to the byte. Run in a process of its own.
 * @throws Error when it cannot be drawn
 */
export async function* renderPicture(bytes: Buffer): AsyncGenerator<RenderedPicture> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const opened = () => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).autoOrient()
  const {
    format,
    width,
    height,
    orientation = 1,
    pages = 1,
    exif,
    xmp,
    iptc,
  } = await sharp(bytes, {
    limitInputPixels: PIXELS_MAX,
  }).metadata()
  const isPlain = !exif && !xmp && !iptc && orientation === 1 && Math.max(width, height) <= PICTURE_MAX
  const resized = (side: number) => opened().resize(side, side, { fit: 'inside', withoutEnlargement: true })
  const drawn = () => {
    const picture = resized(PICTURE_MAX)
    if (format === 'png') return picture.png()
    if (format === 'heif') return picture.avif({ quality: COMPRESSION.avif, effort: 2 })
    return format === 'webp' ? picture.webp({ quality: COMPRESSION.webp }) : picture.jpeg({ quality: COMPRESSION.jpeg })
  }
  // Of one that moves, the first picture would be all that is left.
  const whole = isPlain || pages > 1 ? null : await drawn().toBuffer()
  const miniatura = await resized(THUMBNAIL_MAX).webp({ quality: COMPRESSION.miniatura }).toBuffer()
  yield { whole: whole?.toString('base64') ?? null, miniatura: miniatura.toString('base64') }
}
