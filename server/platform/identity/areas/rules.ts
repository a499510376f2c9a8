/** An area of the product that a token may be limited to. */
interface AreaOfToken {
  /** What people call it. */
  nome: string
  /** Whether it lets the token change something: such a token must be one that writes. */
  scrive: boolean
}

/** The closed list of areas; which permissions each holds is in flagsOfAreas.ts, beside this file. */
export const AREAS = {
  STATISTICHE: { nome: 'Statistiche', scrive: false },
  ORDINI: { nome: 'Ordini: lettura', scrive: false },
  SCRITTURA_ORDINI: { nome: 'Ordini: scrittura', scrive: true },
  PRODUZIONE: { nome: 'Produzione: fasi e schedulazione', scrive: true },
  PREVENTIVI: { nome: 'Preventivi: lettura', scrive: false },
  SCRITTURA_PREVENTIVI: { nome: 'Preventivi: scrittura', scrive: true },
  CLIENTI: { nome: 'Clienti: lettura', scrive: false },
  ACQUISTI: { nome: 'Acquisti: lettura', scrive: false },
  MACCHINE: { nome: 'Contatori delle macchine', scrive: true },
} as const satisfies Record<string, AreaOfToken>

export type AreaName = keyof typeof AREAS

export const areaNames = Object.keys(AREAS) as AreaName[]

/** Why a token cannot have these areas, in Italian, or null when it can. */
export function invalidAreasReason(aree: readonly AreaName[], writing: boolean): string | null {
  const first = aree.find((area) => AREAS[area].scrive)
  return first && !writing ? `«${AREAS[first].nome}» serve a un token che può anche scrivere.` : null
}
