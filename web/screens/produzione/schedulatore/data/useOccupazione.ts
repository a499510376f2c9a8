import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useOccupazioneBarreQuery } from '#generated/useOccupazioneBarreQuery.graphql.ts'
import type { useOccupazioneQuery } from '#generated/useOccupazioneQuery.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useNotices } from '#ui/Notices.tsx'
import type { Span } from '../linea/geometry.ts'
import { arrangeInLanes, type RowBars } from '../linea/lanes.ts'
import { cellaKey, type ShownCella, type TimelineBar } from '../model.ts'
import { addCivilDays } from '../time.ts'
import { barsWith } from './barsWith.ts'
import { type BlockRange, daysOfBlocks, missingBlocks } from './blocks.ts'
import { changedEntries } from './changed.ts'
import { readBars, readCella } from './read.ts'

void graphql`
  fragment useOccupazione_cella on CellaReparto {
    giorno
    reparto
    capacita
    occupato
    libero
    stato
    ore
    quantiOrdini
    minutiDi(ordinePk: $ordine)
    ordini @include(if: $conOrdini) {
      pk
      numeroCommessa
      minuti
    }
  }
`

const query = graphql`
  query useOccupazioneQuery($periodo: Periodo!, $ordine: Int!, $conOrdini: Boolean!) {
    schedulerSlots(periodo: $periodo) {
      ...useOccupazione_cella @relay(mask: false)
    }
  }
`

const queryBarre = graphql`
  query useOccupazioneBarreQuery($periodo: Periodo!, $ordini: [Int!]) {
    fasiInArco(periodo: $periodo, ordinePks: $ordini)
  }
`

/** A burst of changes is one reading of the bars. */
const COLLECTION = 150

/** Milliseconds until days that could not be read are asked for again: twice as many each time, up to the last. */
const AGAIN = { first: 1000, last: 30_000 } as const

/** How long is waited after so many failures. */
const pauseOf = (failures: number) => Math.min(AGAIN.last, AGAIN.first * 2 ** Math.max(0, failures - 1))

interface Read {
  celle: ReadonlyMap<string, ShownCella>
  /** By phase and order. */
  barre: ReadonlyMap<string, TimelineBar>
}

interface Options {
  arco: Span
  /** The order on screen, whose bars are drawn by themselves; 0 for none. */
  ordine: number
  /** What is on screen tells the orders of a cell apart. */
  conOrdini: boolean
  /** The blocks on screen, and those that are followed live; null before the first window. */
  seen: BlockRange | null
  seguiti: BlockRange | null
  /** Told the keys of cells that a later reading found different: somebody else's work. */
  onChanged: (keys: readonly string[]) => void
}

/**
 * Cells and bars of the days on screen, read by blocks as they come near. What isn't followed any more stays drawn, and
 * is read again when it comes back.
 */
export function useOccupazione({ arco, ordine, conOrdini, seen, seguiti, onChanged }: Options) {
  const notices = useNotices()
  const [loaded, setRead] = useState<Read>({ celle: new Map(), barre: new Map() })
  /** Blocks that are as the database has them, and whether with their orders. */
  const alive = useRef(new Map<number, boolean>())
  const underWay = useRef(new Set<AbortController>())
  /** One reading after the other: an older answer never comes over a newer one. */
  const coda = useRef<Promise<unknown>>(Promise.resolve())
  const inCoda = useRef(0)
  /** Cells pushed while a reading was on its way: it may have left before they changed. */
  const pushed = useRef(new Map<string, ShownCella>())
  const last = useRef(loaded)
  last.current = loaded
  /** Readings that have failed one after the other. */
  const failures = useRef(0)
  const timerAgain = useRef<ReturnType<typeof setTimeout>>(undefined)
  const gone = useRef(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const open = underWay.current
    gone.current = false
    return () => {
      gone.current = true
      clearTimeout(timerAgain.current)
      for (const one of open) one.abort()
    }
  }, [])

  function show(next: Partial<Read>, arrived: readonly ShownCella[]) {
    const diverse = arrived.filter((cella) => changedEntries(last.current.celle.get(cellaKey(cella)), cella))
    last.current = { ...last.current, ...next }
    setRead(last.current)
    onChanged(diverse.map(cellaKey))
  }

  /** Runs a reading after those before it. @returns whether it could */
  function enqueue(reading: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    inCoda.current++
    const done = coda.current.then(async () => {
      const abort = new AbortController()
      underWay.current.add(abort)
      try {
        await reading(abort.signal)
        failures.current = 0
        return true
      } catch (error) {
        // What is tried again by itself is told once.
        if (!abort.signal.aborted && failures.current++ === 0) notices.error(errorMessage(error))
        return false
      } finally {
        underWay.current.delete(abort)
        if (--inCoda.current === 0) pushed.current.clear()
      }
    })
    coda.current = done
    return done
  }

  function read(blocks: BlockRange) {
    const { da, a } = daysOfBlocks(arco, blocks)
    const numeri = Array.from({ length: blocks.after - blocks.primo }, (_, index) => blocks.primo + index)
    for (const numero of numeri) alive.current.set(numero, conOrdini)
    const days = { periodo: { dal: da, al: addCivilDays(a, -1) } }
    void enqueue(async (signal) => {
      // Asked together; the cells come first, and are what is waited for.
      const others = fetchFresh<useOccupazioneBarreQuery>(queryBarre, days, signal)
      others.catch(() => undefined)
      const data = await fetchFresh<useOccupazioneQuery>(query, { ...days, ordine, conOrdini }, signal)
      const fresh = data.schedulerSlots.map(readCella).map((cella) => pushed.current.get(cellaKey(cella)) ?? cella)
      const celle = new Map(last.current.celle)
      for (const cella of fresh) celle.set(cellaKey(cella), cella)
      show({ celle }, fresh)
      const { fasiInArco } = await others
      const outside = ({ inizio, fine }: TimelineBar) => fine <= da || inizio >= a
      show({ barre: barsWith(last.current.barre, outside, readBars(fasiInArco)) }, [])
    }).then((succeeded) => {
      if (succeeded) return
      for (const numero of numeri) alive.current.delete(numero)
      // Without it they would stay empty until the screen moves.
      clearTimeout(timerAgain.current)
      if (!gone.current) timerAgain.current = setTimeout(() => setTries((n) => n + 1), pauseOf(failures.current))
    })
  }

  function readMissing() {
    if (!seen || !seguiti) return
    for (const block of alive.current.keys()) {
      if (block < seguiti.primo || block >= seguiti.after) alive.current.delete(block)
    }
    const lacks = (block: number) => {
      const withOwn = alive.current.get(block)
      return block >= seguiti.primo && block < seguiti.after && (withOwn === undefined || (conOrdini && !withOwn))
    }
    for (const stretch of missingBlocks(seen, lacks)) read(stretch)
  }
  const complete = useEffectEvent(readMissing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may ask for something more
  useEffect(() => complete(), [seen, seguiti, conOrdini, tries])
  // From now on what is pushed comes without its orders: when they are drawn again they are read again.
  useEffect(() => {
    if (!conOrdini) for (const block of alive.current.keys()) alive.current.set(block, false)
  }, [conOrdini])

  const toReread = useRef(new Set<number>())
  const timerBarre = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timerBarre.current), [])

  function rereadBars() {
    const ordini = [...toReread.current]
    toReread.current.clear()
    if (!seguiti || ordini.length === 0) return
    const { da, a } = daysOfBlocks(arco, seguiti)
    void enqueue(async (signal) => {
      const variables = { periodo: { dal: da, al: addCivilDays(a, -1) }, ordini }
      const data = await fetchFresh<useOccupazioneBarreQuery>(queryBarre, variables, signal)
      const removed = new Set(ordini)
      const foreign = ({ ordine }: TimelineBar) => !removed.has(ordine)
      show({ barre: barsWith(last.current.barre, foreign, readBars(data.fasiInArco)) }, [])
    })
  }

  /** Takes cells that the server has pushed; the bars of the orders that it names are read a little later. */
  function apply(fresh: readonly ShownCella[], ordini: readonly number[]) {
    const celle = new Map(last.current.celle)
    const note = fresh.filter((cella) => celle.has(cellaKey(cella)))
    if (inCoda.current > 0) for (const cella of fresh) pushed.current.set(cellaKey(cella), cella)
    for (const cella of note) celle.set(cellaKey(cella), cella)
    show({ celle }, note)
    for (const one of ordini) toReread.current.add(one)
    clearTimeout(timerBarre.current)
    timerBarre.current = setTimeout(rereadBars, COLLECTION)
  }

  /** Reads again all that is on screen. */
  function reread() {
    alive.current.clear()
    readMissing()
  }

  const arrangedRighe = useRef<ReadonlyMap<string, RowBars>>(new Map())
  const barre = useMemo(() => {
    const foreign = [...loaded.barre.values()].filter((barra) => barra.ordine !== ordine)
    const byFase = Map.groupBy(foreign, ({ nomeFase }) => nomeFase)
    arrangedRighe.current = new Map(
      [...byFase].map(([name, own]) => [name, arrangeInLanes(own, arrangedRighe.current.get(name))]),
    )
    return arrangedRighe.current
  }, [loaded.barre, ordine])

  return { celle: loaded.celle, barre, reread, apply }
}
