import { sanitizeRich } from '../../platform/pdf/html.ts'

const MAX_TESTI = 2_000
const puliti = new Map<string, string>()

/**
 * A stored text of the catalogue, sanitised again as it is shown. The same few texts are shown all
 * day: each is cleaned once in a process.
 */
export function exposeRichText(testo: string): string {
  const gia = puliti.get(testo)
  if (gia !== undefined) return gia
  if (puliti.size >= MAX_TESTI) puliti.clear()
  const pulito = sanitizeRich(testo)
  puliti.set(testo, pulito)
  return pulito
}
