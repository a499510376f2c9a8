// Pictures of the demo suppliers: their initials in a coloured square.
import type { Storage } from '../../server/platform/storage/storage.ts'

const COLORI = ['#1f5c46', '#8a5a2b', '#2d5f8a', '#7a3b4e', '#4a5568', '#9a6b12']

function marchio(nome: string, colore: string): string {
  const iniziali = nome
    .split(' ')
    .slice(0, 2)
    .map((parola) => parola.charAt(0))
    .join('')
  const stile = 'font-family="Arial, sans-serif" font-size="44" font-weight="700" fill="#fff" text-anchor="middle"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="14" fill="${colore}"/><text x="48" y="64" ${stile}>${iniziali}</text></svg>`
}

export interface LogoDemo {
  chiave: string
  nome: string
  mime: string
  dimensione: number
}

/** Draws and stores the pictures of some suppliers; before the transaction, which records them. @param nomi of suppliers */
export async function drawLogos(storage: Storage, nomi: readonly string[]): Promise<Map<string, LogoDemo>> {
  const marchi = new Map<string, LogoDemo>()
  for (const [indice, nome] of nomi.entries()) {
    const bytes = Buffer.from(marchio(nome, COLORI[indice % COLORI.length] ?? ''), 'utf8')
    const file = { nome: `${nome}.svg`, mime: 'image/svg+xml', dimensione: bytes.length }
    marchi.set(nome, { chiave: await storage.put(bytes), ...file })
  }
  return marchi
}
