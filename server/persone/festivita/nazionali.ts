// The national holidays of Italy.

/** Month and day of the fixed ones; San Francesco is one again from 2026 (law 151/2025). */
const FIXED_FESTIVITA: readonly (readonly [mese: number, giorno: number, title: string, dal?: number])[] = [
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

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Easter Sunday (Meeus, Gregorian), 'YYYY-MM-DD'. */
export function easter(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const resto = year % 100
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(resto / 4) - h - (resto % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const n = h + l - 7 * m
  const month = Math.floor((n + 90) / 25)
  return iso(year, month, (n + 33 * month + 19) % 32)
}

/** The national holidays of a year with their names, by day; Easter Sunday is closed as any Sunday. */
export function nationalHolidays(year: number): { giorno: string; title: string }[] {
  const [, month, day] = easter(year).split('-').map(Number) as [number, number, number]
  const fixedFestivita = FIXED_FESTIVITA.filter(([, , , dal]) => dal === undefined || year >= dal)
  return [
    ...fixedFestivita.map(([m, g, title]) => ({ giorno: iso(year, m, g), title })),
    { giorno: iso(year, month, day + 1), title: "Lunedì dell'Angelo" },
  ].sort((a, b) => a.giorno.localeCompare(b.giorno))
}
