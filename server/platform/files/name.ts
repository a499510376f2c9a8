import { trimOf } from '#shared/text.ts'
import { formatOf } from './formats.ts'
import { extensionOf } from './rules.ts'

const MAX_BYTES = 255
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i

/**
 * The label of an uploaded file, as Django makes it: the last part of the path, printable, spaces as `_`, only
 * letters, digits, `_`, `-` and `.`; here also at most 255 bytes, no name Windows reserves, no leading dots.
 * It is never used as a path: the bytes are addressed by their content.
 * @param fallback when nothing is left
 */
export function safeFileName(originale: string, fallback = 'file'): string {
  const last = originale.slice(-1000).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const cleaned = last
    .replace(/\p{C}/gu, '')
    .trim()
    .replace(/\s/g, '_')
    .replace(/[^-\p{L}\p{M}\p{N}_.]/gu, '')
  const bare = trimOf(cleaned, '.')
  const name = RESERVED.test(bare) ? `_${bare}` : bare
  return shorten(name || fallback)
}

/**
 * The name of a file as people gave it, to be shown and to be saved under: the last part of its path, without control
 * characters and slashes, at most 255 bytes. It is never used as a path.
 * @param fallback when nothing is left
 */
export function fileLabel(originale: string, fallback = 'file'): string {
  const last = originale.slice(-1000).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const label = last.replace(/\p{C}/gu, '').trim()
  return shorten(/[^.]/.test(label) ? label : fallback)
}

/**
 * A file under another name than its own: it keeps the extension of its own, which says its kind, unless the name has
 * one of the same kind.
 * @param own as it was sent
 * @param given empty for its own
 */
export function renamedFile(own: string, given: string): string {
  const extension = extensionOf(own)
  const kept = given.trim()
  if (kept === '' || extension === '') return own
  const named = extensionOf(kept)
  if (named === extension || (formatOf(named) && formatOf(named) === formatOf(extension))) return kept
  return `${kept}.${extension}`
}

/** Cuts the stem, never the extension nor a character in two. */
function shorten(name: string): string {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : ''
  let stem = [...name.slice(0, name.length - extension.length)]
  const room = MAX_BYTES - Buffer.byteLength(extension)
  if (stem.length > room) stem = stem.slice(0, room)
  while (Buffer.byteLength(stem.join('')) > room) stem.pop()
  return stem.join('') + extension
}
