/** True when the html of a mail holds what the editor cannot keep, once its text is changed. */
export function losesFormatting(html: string): boolean {
  return /<(img|table|h4|sub|sup)\b/i.test(html)
}
