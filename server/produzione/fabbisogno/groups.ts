import { sumQuantita } from '#acquisti/righeOrdineFornitore/rules.ts'
import { type RigaDaOrdinare, settimanaOf } from './giorni/rules.ts'

const PANE = /^(\d{1,6}) ?[x×*] ?(\d{1,6})(?: ?mm)?$/i
const MM2 = 1_000_000

/** Square metres of so many panes; null where the measures are not two numbers. */
export function glassArea(misureVetro: string, quantita: number): number | null {
  const found = PANE.exec(misureVetro.trim())
  if (!found) return null
  return Math.round(((Number(found[1]) * Number(found[2])) / MM2) * quantita * 1000) / 1000
}

/** What is needed of a material, from a supplier, in a week. */
export interface GruppoFabbisogno {
  tipologia: string
  fornitore: RigaDaOrdinare['fornitore']
  /** Its Monday, or `-`. */
  settimana: string
  righe: number
  ordini: number
  quantita: { um: string; quantita: number }[]
  /** Glass, square metres: of the rows whose measures say so. */
  mq: number
  ordinareEntro: string | null
}

const earliest = (days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (day !== null && (first === null || day < first) ? day : first), null)

/** What is needed by material, supplier and week, in this order. */
export function groupsOfFabbisogno(righe: readonly RigaDaOrdinare[]): GruppoFabbisogno[] {
  const groups = Map.groupBy(righe, (riga) =>
    JSON.stringify([riga.tipologia, riga.fornitore?.nome ?? '', riga.fornitore?.pk ?? 0, settimanaOf(riga)]),
  )
  const keys = [...groups.keys()].sort()
  return keys.flatMap((key): GruppoFabbisogno[] => {
    const own = groups.get(key) ?? []
    const [first] = own
    if (!first) return []
    const units = Map.groupBy(own, ({ um }) => um)
    const areas = own.map(({ misureVetro, quantita }) => glassArea(misureVetro, quantita) ?? 0)
    return [
      {
        tipologia: first.tipologia,
        fornitore: first.fornitore,
        settimana: settimanaOf(first),
        righe: own.length,
        ordini: new Set(own.map(({ ordinePk }) => ordinePk)).size,
        quantita: [...units].map(([um, some]) => ({ um, quantita: sumQuantita(some.map(({ quantita }) => quantita)) })),
        mq: sumQuantita(areas),
        ordinareEntro: earliest(own.map(({ ordinareEntro }) => ordinareEntro)),
      },
    ]
  })
}
