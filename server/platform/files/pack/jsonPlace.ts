/** Where something is in a text, both from 1. */
export interface TextPlace {
  riga: number
  colonna: number
}

/** The place of an offset. */
export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset)
  const lastBreak = before.lastIndexOf('\n')
  let riga = 1
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) riga++
  return { riga, colonna: offset - lastBreak }
}

const skipBlank = (text: string, at: number): number => {
  let i = at
  while (' \t\r\n'.includes(text[i] ?? 'x')) i++
  return i
}

/** @param at the opening quote @returns after the closing one */
function skipString(text: string, at: number): number {
  let i = at + 1
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
  return i + 1
}

/** @param at where a value begins @returns after it */
function skipValue(text: string, at: number): number {
  let depth = 0
  for (let i = at; i < text.length; ) {
    const char = text[i] ?? ''
    if (char === '"') i = skipString(text, i)
    else if ('{['.includes(char)) {
      depth++
      i++
    } else if ('}]'.includes(char)) {
      if (depth === 0) return i
      depth--
      i++
    } else if (depth === 0 && ', \t\r\n'.includes(char)) return i
    else i++
    if (depth === 0 && '}]"'.includes(char)) return i
  }
  return text.length
}

/** Where the value of a key begins; the last when it stands twice, as JSON.parse takes it. */
function findKey(text: string, at: number, key: string): number | null {
  let found: number | null = null
  for (let i = skipBlank(text, at + 1); text[i] === '"'; ) {
    const end = skipString(text, i)
    const value = skipBlank(text, skipBlank(text, end) + 1)
    if (JSON.parse(text.slice(i, end)) === key) found = value
    i = skipBlank(text, skipValue(text, value))
    if (text[i] === ',') i = skipBlank(text, i + 1)
  }
  return found
}

function findIndex(text: string, at: number, index: number): number | null {
  let i = skipBlank(text, at + 1)
  for (let n = 0; i < text.length && text[i] !== ']'; n++) {
    if (n === index) return i
    i = skipBlank(text, skipValue(text, i))
    if (text[i] === ',') i = skipBlank(text, i + 1)
  }
  return null
}

/**
 * Where a value of a JSON text is.
 * @param text sound JSON
 * @param path keys and indexes; the part of it that does not exist is left out
 */
export function jsonPlace(text: string, path: readonly (string | number)[]): TextPlace {
  let at = skipBlank(text, 0)
  for (const step of path) {
    const isThere = text[at] === (typeof step === 'number' ? '[' : '{')
    const next = !isThere ? null : typeof step === 'number' ? findIndex(text, at, step) : findKey(text, at, step)
    if (next === null) break
    at = next
  }
  return placeOf(text, at)
}
