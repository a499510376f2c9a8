// What regular expressions do in the square of a text's length, done in one walk.

/**
 * A text without certain characters at its end, in time that grows with them: `/x+$/` tries every run of x anew.
 * @param unwanted the characters, each of one UTF-16 unit
 */
export function trimEndOf(text: string, unwanted: string): string {
  let end = text.length
  while (end > 0 && unwanted.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** The same at both ends. */
export function trimOf(text: string, unwanted: string): string {
  const cut = trimEndOf(text, unwanted)
  let start = 0
  while (start < cut.length && unwanted.includes(cut.charAt(start))) start++
  return cut.slice(start)
}

/** A tag of well-formed html: whoever sanitised it has escaped `<` and `>` wherever else they stood. */
const TAG = /<[^<>]*>/g

/** Well-formed html without its tags. */
export function withoutTags(html: string): string {
  return html.replace(TAG, '')
}

/** True when a reader would see nothing of it: empty paragraphs say nothing, a picture does. */
export function isBlankHtml(html: string): boolean {
  return !/<img\b/.test(html) && withoutTags(html).replace(/&nbsp;|\s/g, '') === ''
}
