import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** The row on which the keys were last, of each list by its name; lost with the page. */
const left = new Map<string, unknown>()
/** Frames in which a list draws its rows. */
const ATTEMPTS = 30
/** What a row has that keys can be on: a cell of the grid, the face of a card. */
const PLACES = '[role="gridcell"]:not([data-field="__check__"]), .MuiCardActionArea-root, a, button'

/** Places of the rows that are drawn now, by their place in the list. */
function rowsIn(container: HTMLElement): Map<number, HTMLElement> {
  const drawn = [...container.querySelectorAll<HTMLElement>('.MuiDataGrid-row')]
  if (drawn.length > 0) return new Map(drawn.map((row) => [Number(row.dataset.rowindex), row]))
  return new Map([...container.querySelectorAll<HTMLElement>('[role="listitem"]')].map((card, place) => [place, card]))
}

/**
 * Puts the keys back on the row that was opened when its list is drawn again: who closes a record goes on with the next.
 * Not when something else has taken the focus meanwhile.
 * @param name of the list
 * @returns the ref and the handler of the element around the rows
 */
export function useLeftRow<R>(
  name: string,
  rows: readonly R[],
  idOf: (row: R) => unknown,
): { ref: RefObject<HTMLDivElement | null>; onFocus: (event: FocusEvent) => void } {
  const ref = useRef<HTMLDivElement>(null)
  const wanted = useRef(left.get(name))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is drawn
  useEffect(() => {
    if (wanted.current === undefined) return
    const place = rows.findIndex((row) => idOf(row) === wanted.current)
    let frame = 0
    const attempt = (count: number) => {
      const at = document.activeElement
      if (place === -1 || (at && at !== document.body && at.tagName !== 'MAIN')) return
      const target = ref.current && rowsIn(ref.current).get(place)?.querySelector<HTMLElement>(PLACES)
      if (target) target.focus({ preventScroll: true })
      else if (count < ATTEMPTS) frame = requestAnimationFrame(() => attempt(count + 1))
    }
    attempt(0)
    return () => cancelAnimationFrame(frame)
  }, [])

  function onFocus({ target }: FocusEvent) {
    if (!ref.current) return
    for (const [place, row] of rowsIn(ref.current)) {
      const shown = rows[place]
      if (shown !== undefined && row.contains(target)) left.set(name, idOf(shown))
    }
  }
  return { ref, onFocus }
}
