import { sanitizeRich } from '#platform/pdf/html.ts'

const MAX_TEXTS = 2_000
const cleanedTexts = new Map<string, string>()

/**
 * A stored text of the catalogue, sanitised again as it is shown. The same few texts are shown all
 * day: each is cleaned once in a process.
 */
export function exposeRichText(text: string): string {
  const prior = cleanedTexts.get(text)
  if (prior !== undefined) return prior
  if (cleanedTexts.size >= MAX_TEXTS) cleanedTexts.clear()
  const cleaned = sanitizeRich(text)
  cleanedTexts.set(text, cleaned)
  return cleaned
}
