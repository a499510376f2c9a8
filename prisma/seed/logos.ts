// Pictures of the demo suppliers: their initials in a coloured square.
import type { Storage } from '#platform/storage/storage.ts'

const COLORS = ['#1f5c46', '#8a5a2b', '#2d5f8a', '#7a3b4e', '#4a5568', '#9a6b12']

function brand(name: string, color: string): string {
  const initial = name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
  const style = 'font-family="Arial, sans-serif" font-size="44" font-weight="700" fill="#fff" text-anchor="middle"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="14" fill="${color}"/><text x="48" y="64" ${style}>${initial}</text></svg>`
}

export interface LogoDemo {
  chiave: string
  nome: string
  mime: string
  dimensione: number
}

/** Draws and stores the pictures of some suppliers; before the transaction, which records them. @param names of suppliers */
export async function drawLogos(storage: Storage, names: readonly string[]): Promise<Map<string, LogoDemo>> {
  const brands = new Map<string, LogoDemo>()
  for (const [index, name] of names.entries()) {
    const bytes = Buffer.from(brand(name, COLORS[index % COLORS.length] ?? ''), 'utf8')
    const file = { nome: `${name}.svg`, mime: 'image/svg+xml', dimensione: bytes.length }
    brands.set(name, { chiave: await storage.put(bytes), ...file })
  }
  return brands
}
