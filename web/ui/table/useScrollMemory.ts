import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'

/** Where each entry of the browser's history was scrolled to; lost with the page, as the browser's own. */
const places = new Map<string, number>()
/** Milliseconds in which a list has its rows again, also those that scrolling had brought. */
const PATIENCE = 4000
/** Who scrolls meanwhile goes where they want. */
const OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** What scrolls the rows: the table, or on a phone, where cards do not scroll by themselves, the page. */
const scrollerOf = (inside: HTMLElement | null) => {
  const list = inside?.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller, [role="list"]') ?? null
  const page = list?.closest<HTMLElement>('[data-pagina]') ?? null
  return page && getComputedStyle(page).overflowY === 'auto' ? page : list
}

/** Where a list stands in its frame. */
export interface ScrollMemory {
  /** For the element around the list. */
  frame: RefObject<HTMLDivElement | null>
  isScrolled: () => boolean
  toTop: () => void
}

/** Brings a list back to where it was when the browser goes back to it. */
export function useScrollMemory(): ScrollMemory {
  const frame = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    const inside = frame.current
    if (!inside) return
    const goal = places.get(key) ?? 0
    let waiting = 0
    const until = performance.now() + PATIENCE
    // Until it is there again, what is scrolled to on the way is nobody's place.
    let isBack = goal === 0
    const bringBack = () => {
      const list = scrollerOf(inside)
      if (list) list.scrollTop = goal
      isBack = (list?.scrollTop ?? 0) >= goal - 1 || performance.now() >= until
      if (!isBack) waiting = requestAnimationFrame(bringBack)
    }
    bringBack()
    const leaveIt = () => {
      isBack = true
      cancelAnimationFrame(waiting)
    }
    for (const name of OWN) addEventListener(name, leaveIt, { once: true, passive: true })
    const mark = () => {
      if (isBack) places.set(key, scrollerOf(inside)?.scrollTop ?? 0)
    }
    // Scroll events do not bubble: those of the list inside are caught in the capture phase.
    inside.addEventListener('scroll', mark, true)
    const page = inside.closest('[data-pagina]')
    page?.addEventListener('scroll', mark)
    return () => {
      cancelAnimationFrame(waiting)
      for (const name of OWN) removeEventListener(name, leaveIt)
      inside.removeEventListener('scroll', mark, true)
      page?.removeEventListener('scroll', mark)
    }
  }, [key])

  return useMemo(
    () => ({
      frame,
      isScrolled: () => (scrollerOf(frame.current)?.scrollTop ?? 0) > 0,
      toTop: () => scrollerOf(frame.current)?.scrollTo({ top: 0 }),
    }),
    [],
  )
}
