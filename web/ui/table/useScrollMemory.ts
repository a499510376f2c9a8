import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Where each entry of the browser's history was scrolled to; lost with the page, as the browser's own. */
const posizioni = new Map<string, number>()
/** Milliseconds in which a list has its rows again, also those that scrolling had brought. */
const PATIENCE = 4000
/** Who scrolls meanwhile goes where they want. */
const OWN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** What scrolls the rows: the table, or on a phone, where cards do not scroll by themselves, the page. */
const scorrevole = (inside: HTMLElement | null) => {
  const list = inside?.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller, [role="list"]') ?? null
  const page = list?.closest<HTMLElement>('[data-pagina]') ?? null
  return page && getComputedStyle(page).overflowY === 'auto' ? page : list
}

/**
 * Brings a list inside `container` back to where it was when the browser goes back to it.
 * @returns the ref for the element around the list, and whether the list is scrolled down now
 */
export function useScrollMemory(): { contenitore: RefObject<HTMLDivElement | null>; scorsa: () => boolean } {
  const container = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    const inside = container.current
    if (!inside) return
    const meta = posizioni.get(key) ?? 0
    let frame = 0
    const until = performance.now() + PATIENCE
    // Until it is there again, what is scrolled to on the way is nobody's place.
    let isBack = meta === 0
    const bringBack = () => {
      const list = scorrevole(inside)
      if (list) list.scrollTop = meta
      isBack = (list?.scrollTop ?? 0) >= meta - 1 || performance.now() >= until
      if (!isBack) frame = requestAnimationFrame(bringBack)
    }
    bringBack()
    const leaveIt = () => {
      isBack = true
      cancelAnimationFrame(frame)
    }
    for (const name of OWN) addEventListener(name, leaveIt, { once: true, passive: true })
    const mark = () => {
      if (isBack) posizioni.set(key, scorrevole(inside)?.scrollTop ?? 0)
    }
    // Scroll events do not bubble: those of the list inside are caught in the capture phase.
    inside.addEventListener('scroll', mark, true)
    const page = inside.closest('[data-pagina]')
    page?.addEventListener('scroll', mark)
    return () => {
      cancelAnimationFrame(frame)
      for (const name of OWN) removeEventListener(name, leaveIt)
      inside.removeEventListener('scroll', mark, true)
      page?.removeEventListener('scroll', mark)
    }
  }, [key])

  return { contenitore: container, scorsa: () => (scorrevole(container.current)?.scrollTop ?? 0) > 0 }
}
