// How pieces are cut of bars with little waste: pure, the same pieces always the same bars. docs/rules/finestra.md#cutting-bars
import { fillByValues, firstValues, stepsOfValues } from './valori/rules.ts'

/** What is cut of. */
export interface Barre {
  /** Lengths that are bought, mm. */
  lunghezze: readonly number[]
  /** What a cut of the saw takes, mm. */
  lama: number
  /** Shortest rest that is kept, mm. */
  avanzoMin: number
}

/** A bar and the pieces that are cut of it. */
export interface BarraTagliata {
  /** mm */
  lunghezza: number
  /** Lengths of its pieces, mm, the longest first. */
  pezzi: number[]
  /** What is left of it after the last cut, mm. */
  resto: number
}

export interface PianoTagli {
  barre: BarraTagliata[]
  /** Pieces that no bar is long enough for, mm. */
  impossibili: number[]
}

/** The number of pieces of each length, the longest first. */
interface Demand {
  sizes: number[]
  counts: number[]
}

/** Some pieces of one bar: how many of each length, by place. */
type Pattern = number[]

function demandOf(pezzi: readonly number[]): Demand {
  const groups = Map.groupBy(
    [...pezzi].sort((a, b) => b - a),
    (size) => size,
  )
  return { sizes: [...groups.keys()], counts: [...groups.values()].map(({ length }) => length) }
}

/** Numbers that look random and are the same at every run. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * The fullest filling of a bar that has the longest of the pieces that are left, which would be the hardest to place
 * later.
 * @param sizes each with the cut that follows it
 * @param room the bar, with the cut that its last piece may do without
 * @param order in which lengths are tried: of fillings that are as full the first that is found is taken
 */
function fullest(sizes: readonly number[], counts: readonly number[], room: number, order: readonly number[]): Pattern {
  const pattern = sizes.map(() => 0)
  const first = sizes.findIndex((size, place) => (counts[place] ?? 0) > 0 && size <= room)
  if (first < 0) return pattern
  pattern[first] = 1
  const rest = room - (sizes[first] ?? 0)
  // By what the others fill: the length that came last, and how often. 0 is the bar without others.
  const last = new Int32Array(rest + 1).fill(-1)
  const times = new Int32Array(rest + 1)
  last[0] = sizes.length
  let best = 0
  for (const place of order) {
    const size = sizes[place] ?? 0
    const left = (counts[place] ?? 0) - (place === first ? 1 : 0)
    if (left <= 0 || size > rest) continue
    // Fillings that already were there take this length at most `left` times.
    const used = new Int32Array(rest + 1)
    for (let filled = size; filled <= rest; filled++) {
      const before = filled - size
      if (last[filled] !== -1 || last[before] === -1 || (used[before] ?? 0) >= left) continue
      last[filled] = place
      used[filled] = (used[before] ?? 0) + 1
      times[filled] = used[filled] ?? 0
      if (filled > best) best = filled
    }
    if (best === rest) break
  }
  for (let filled = best; filled > 0; ) {
    const place = last[filled] ?? 0
    const many = times[filled] ?? 0
    pattern[place] = (pattern[place] ?? 0) + many
    filled -= many * (sizes[place] ?? 0)
  }
  return pattern
}

const lengthOf = (pattern: Pattern, sizes: readonly number[]) =>
  pattern.reduce((sum, many, place) => sum + many * (sizes[place] ?? 0), 0)

/** Bar after bar, each as full as it can be of what is left. @param pick the stock that a bar is filled from */
function fill(
  sizes: readonly number[],
  demand: readonly number[],
  rooms: readonly number[],
  order: readonly number[],
): Pattern[] {
  const counts = [...demand]
  const patterns: Pattern[] = []
  while (counts.some((count) => count > 0)) {
    let best: { pattern: Pattern; share: number } | null = null
    for (const room of rooms) {
      const pattern = fullest(sizes, counts, room, order)
      const share = lengthOf(pattern, sizes) / room
      if (!best || share > best.share) best = { pattern, share }
    }
    if (!best || best.share === 0) break
    for (const [place, many] of best.pattern.entries()) counts[place] = (counts[place] ?? 0) - many
    patterns.push(best.pattern)
  }
  return patterns
}

/** What bars cost: each is the shortest that holds its pieces. */
function costOf(patterns: readonly Pattern[], sizes: readonly number[], rooms: readonly number[]): number {
  return patterns.reduce((sum, pattern) => {
    const needed = lengthOf(pattern, sizes)
    return sum + (rooms.find((room) => room >= needed) ?? 0)
  }, 0)
}

/** How unevenly bars are filled: more where some are full and others nearly empty. */
const skewOf = (patterns: readonly Pattern[], sizes: readonly number[]) =>
  patterns.reduce((sum, pattern) => sum + lengthOf(pattern, sizes) ** 2, 0)

/** Least that bars can cost, whatever is done: what the pieces fill, and the pieces of which no two go together. */
function boundOf(sizes: readonly number[], counts: readonly number[], rooms: readonly number[]): number {
  const [shortest = 1, longest = 1] = [rooms[0], rooms.at(-1)]
  const all = sizes.reduce((sum, size, place) => sum + size * (counts[place] ?? 0), 0)
  if (rooms.length > 1) return Math.max(all, shortest)
  const alone = sizes.reduce((sum, size, place) => sum + (size * 2 > longest ? (counts[place] ?? 0) : 0), 0)
  return Math.max(Math.ceil(all / longest), alone) * longest
}

/** How often a plan is broken up and put together again, and the most that it may take: steps, not time, so that it is the same on any machine. */
const TRIES = 1000
const STEPS = 100_000_000

/**
 * Takes some bars apart, the emptiest among them, and fills them anew in another order; what is not worse stays.
 */
function improved(start: Pattern[], sizes: readonly number[], counts: readonly number[], rooms: readonly number[]) {
  const random = numbers(sizes.length * 7919 + start.length)
  const bound = boundOf(sizes, counts, rooms)
  let [best, cost, skew] = [start, costOf(start, sizes, rooms), skewOf(start, sizes)]
  const places = sizes.map((_, place) => place)
  let steps = 0
  for (let round = 0; round < TRIES && steps < STEPS && cost > bound && best.length > 1; round++) {
    const byFill = [...best].sort((a, b) => lengthOf(a, sizes) - lengthOf(b, sizes))
    const many = Math.min(best.length, 2 + Math.floor(random() * Math.min(12, best.length)))
    const [emptiest, ...others] = byFill
    const shuffled = others.map((pattern) => ({ pattern, key: random() })).sort((a, b) => a.key - b.key)
    const apart = [emptiest ?? [], ...shuffled.slice(0, many - 1).map(({ pattern }) => pattern)]
    const kept = shuffled.slice(many - 1).map(({ pattern }) => pattern)
    const freed = sizes.map((_, place) => apart.reduce((sum, pattern) => sum + (pattern[place] ?? 0), 0))
    const order = places.map((place) => ({ place, key: random() })).sort((a, b) => a.key - b.key)
    const again = fill(
      sizes,
      freed,
      rooms,
      order.map(({ place }) => place),
    )
    steps += again.length * sizes.length * (rooms.at(-1) ?? 0) * rooms.length
    const next = [...kept, ...again]
    const nextCost = costOf(next, sizes, rooms)
    // Of plans that cost the same the one whose rest is in fewer bars: there a bar is given up sooner.
    const nextSkew = skewOf(next, sizes)
    if (nextCost > cost || (nextCost === cost && nextSkew < skew)) continue
    ;[best, cost, skew] = [next, nextCost, nextSkew]
  }
  return best
}

/** Plans by what pieces are worth, while none reaches the bound; the one that is there where none is better. */
function byValues(best: Pattern[], sizes: readonly number[], counts: readonly number[], rooms: readonly number[]) {
  const room = rooms.at(-1) ?? 0
  const bound = boundOf(sizes, counts, rooms)
  const values = firstValues(sizes)
  let [plan, cost] = [best, costOf(best, sizes, rooms)]
  for (let steps = 0; steps < STEPS && cost > bound && plan.length > 1; ) {
    const { patterns, tried } = fillByValues(sizes, counts, room, values)
    steps += stepsOfValues(Math.max(1, tried), sizes.length, room)
    const other = costOf(patterns, sizes, rooms)
    if (other < cost) [plan, cost] = [patterns, other]
  }
  return plan
}

/** The longest first, each into the first bar that has room: the plan that others are measured by. */
function firstFit({ sizes, counts }: Demand, room: number): Pattern[] {
  const bars: { pattern: Pattern; room: number }[] = []
  for (const [place, size] of sizes.entries()) {
    for (let n = 0; n < (counts[place] ?? 0); n++) {
      let bar = bars.find((one) => one.room >= size)
      if (!bar) {
        bar = { pattern: sizes.map(() => 0), room }
        bars.push(bar)
      }
      bar.pattern[place] = (bar.pattern[place] ?? 0) + 1
      bar.room -= size
    }
  }
  return bars.map(({ pattern }) => pattern)
}

/**
 * Bars for some pieces, so that little is wasted: the best of several plans (the longest first into the first bar with
 * room; bar after bar as full as it can be), improved by taking bars apart. The bars with most left come last.
 * @param pezzi lengths, mm
 */
export function pianoTagli(pezzi: readonly number[], { lunghezze, lama }: Barre): PianoTagli {
  const stock = [...new Set(lunghezze)].filter((length) => length > 0).sort((a, b) => a - b)
  const longest = stock.at(-1) ?? 0
  const impossibili = pezzi.filter((length) => length > longest || length <= 0)
  const { sizes, counts } = demandOf(pezzi.filter((length) => length <= longest && length > 0))
  // With every piece goes a cut, but for the last one of a bar: so pieces and bars are longer by it.
  const cut = sizes.map((size) => size + lama)
  const rooms = stock.map((length) => length + lama)
  const order = cut.map((_, place) => place)
  const starts = [
    fill(cut, counts, rooms, order),
    ...rooms.slice(-1).flatMap((room) => [firstFit({ sizes: cut, counts }, room), fill(cut, counts, [room], order)]),
  ]
  const [start = []] = starts.sort((a, b) => costOf(a, cut, rooms) - costOf(b, cut, rooms))
  const mended = improved(start, cut, counts, rooms)
  const valued = byValues(mended, cut, counts, rooms)
  const barre = (valued === mended ? mended : improved(valued, cut, counts, rooms)).map((pattern): BarraTagliata => {
    const needed = lengthOf(pattern, cut)
    const whole = stock.find((length) => length + lama >= needed) ?? longest
    const own = pattern.flatMap((many, place) => Array.from({ length: many }, () => sizes[place] ?? 0))
    return { lunghezza: whole, pezzi: own, resto: Math.max(0, whole - needed) }
  })
  return { barre: barre.sort((a, b) => a.resto - b.resto || b.lunghezza - a.lunghezza), impossibili }
}

/** What a plan comes to, mm. */
export function riepilogoTagli({ barre }: PianoTagli, { avanzoMin }: Barre) {
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)
  const rests = barre.map(({ resto }) => resto)
  return {
    barre: barre.length,
    totale: sum(barre.map(({ lunghezza }) => lunghezza)),
    pezzi: sum(barre.flatMap(({ pezzi }) => pezzi)),
    /** Rests that are kept. */
    avanzi: sum(rests.filter((rest) => rest >= avanzoMin)),
    /** Rests that are thrown away; the saw's cuts beside them. */
    sfrido: sum(rests.filter((rest) => rest < avanzoMin)),
  }
}
