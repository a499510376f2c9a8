// Patterns of bars by what pieces are worth: pieces that were hard to place well are worth more the next time (sequential
// value correction).

/** How many pieces of each length, by place. */
type Pattern = number[]

/** Some pieces of one length, taken together or not at all. */
interface Lot {
  place: number
  many: number
  room: number
}

/** Lots of 1, 2, 4 … pieces: any number up to the count is some of them. */
function lotsOf(sizes: readonly number[], counts: readonly number[], room: number): Lot[] {
  return sizes.flatMap((size, place) => {
    const lots: Lot[] = []
    let left = Math.min(counts[place] ?? 0, Math.floor(room / size))
    for (let many = 1; left > 0; many *= 2) {
      const taken = Math.min(many, left)
      lots.push({ place, many: taken, room: taken * size })
      left -= taken
    }
    return lots
  })
}

/** The filling of a bar that is worth most. */
function mostValuable(
  sizes: readonly number[],
  counts: readonly number[],
  values: readonly number[],
  room: number,
): Pattern {
  const lots = lotsOf(sizes, counts, room)
  const worth = new Float64Array(room + 1)
  const taken = lots.map(() => new Uint8Array(room + 1))
  for (const [n, lot] of lots.entries()) {
    const value = lot.many * (values[lot.place] ?? 0)
    const own = taken[n]
    for (let filled = room; own && filled >= lot.room; filled--) {
      const other = (worth[filled - lot.room] ?? 0) + value
      if (other <= (worth[filled] ?? 0)) continue
      worth[filled] = other
      own[filled] = 1
    }
  }
  const pattern = sizes.map(() => 0)
  let filled = room
  for (let n = lots.length - 1; n >= 0; n--) {
    const lot = lots[n]
    if (!lot || taken[n]?.[filled] !== 1) continue
    pattern[lot.place] = (pattern[lot.place] ?? 0) + lot.many
    filled -= lot.room
  }
  return pattern
}

const EXPONENT = 1.03

/** Steps of one plan, about: by it a caller stays within what it may take. */
export const stepsOfValues = (patterns: number, sizes: number, room: number) => patterns * sizes * 3 * room

/**
 * Bars for all pieces, each the most valuable filling of what is left; the values are corrected on the way by what the
 * bars of a piece waste, and serve the next plan.
 * @param values of each length; changed
 */
export function fillByValues(
  sizes: readonly number[],
  demand: readonly number[],
  room: number,
  values: number[],
): { patterns: Pattern[]; tried: number } {
  const counts = [...demand]
  const patterns: Pattern[] = []
  let tried = 0
  while (counts.some((count) => count > 0)) {
    const pattern = mostValuable(sizes, counts, values, room)
    const filled = pattern.reduce((sum, many, place) => sum + many * (sizes[place] ?? 0), 0)
    if (filled === 0) break
    tried += 1
    const times = Math.min(
      ...pattern.flatMap((many, place) => (many > 0 ? [Math.floor((counts[place] ?? 0) / many)] : [])),
    )
    for (let n = 0; n < times; n++) patterns.push(pattern)
    for (const [place, many] of pattern.entries()) {
      if (many === 0) continue
      const size = sizes[place] ?? 0
      const before = counts[place] ?? 0
      counts[place] = before - many * times
      // A piece carries its share of the bar's rest.
      const now = (room / filled) * size ** EXPONENT
      const share = (many * times) / (before + (demand[place] ?? 0))
      values[place] = (1 - share) * (values[place] ?? 0) + share * now
    }
  }
  return { patterns, tried }
}

/** What pieces are worth before anything is known: long ones a little more than their length. */
export const firstValues = (sizes: readonly number[]): number[] => sizes.map((size) => size ** EXPONENT)
