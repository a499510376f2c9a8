// The national holidays of Italy.

/** Month and day of the fixed ones; San Francesco is one again from 2026 (law 151/2025). */
const FISSE: readonly (readonly [mese: number, giorno: number, title: string, dal?: number])[] = [
  [1, 1, 'Capodanno'],
  [1, 6, 'Epifania'],
  [4, 25, 'Festa della Liberazione'],
  [5, 1, 'Festa del lavoro'],
  [6, 2, 'Festa della Repubblica'],
  [8, 15, 'Ferragosto'],
  [10, 4, 'San Francesco', 2026],
  [11, 1, 'Ognissanti'],
  [12, 8, 'Immacolata Concezione'],
  [12, 25, 'Natale'],
  [12, 26, 'Santo Stefano'],
]

const iso = (anno: number, mese: number, giorno: number) =>
  new Date(Date.UTC(anno, mese - 1, giorno)).toISOString().slice(0, 10)

/** Easter Sunday (Meeus, Gregorian), 'YYYY-MM-DD'. */
export function pasqua(anno: number): string {
  const a = anno % 19
  const secolo = Math.floor(anno / 100)
  const resto = anno % 100
  const g = Math.floor((8 * secolo + 13) / 25)
  const h = (19 * a + secolo - Math.floor(secolo / 4) - g + 15) % 30
  const l = (32 + 2 * (secolo % 4) + 2 * Math.floor(resto / 4) - h - (resto % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const n = h + l - 7 * m
  const mese = Math.floor((n + 90) / 25)
  return iso(anno, mese, (n + 33 * mese + 19) % 32)
}

/** The national holidays of a year with their names, by day; Easter Sunday is closed as any Sunday. */
export function festeNazionali(anno: number): { giorno: string; title: string }[] {
  const [, mese, giorno] = pasqua(anno).split('-').map(Number) as [number, number, number]
  const fisse = FISSE.filter(([, , , dal]) => dal === undefined || anno >= dal)
  return [
    ...fisse.map(([m, g, title]) => ({ giorno: iso(anno, m, g), title })),
    { giorno: iso(anno, mese, giorno + 1), title: "Lunedì dell'Angelo" },
  ].sort((a, b) => a.giorno.localeCompare(b.giorno))
}
