import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds in which a page has its title. */
const PATIENCE = 3000
/** Who has gone on is left where they are. */
const OWN = ['keydown', 'pointerdown'] as const

/**
 * After a move to another page the focus is on its title: who listens hears where they are, the next Tab goes on from
 * there. Not where the page has put it somewhere itself (a field, the row one comes back to), nor at a first load.
 */
export function useTitleFocus(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const until = performance.now() + PATIENCE
    let frame = 0
    const stop = () => cancelAnimationFrame(frame)
    const attempt = () => {
      const main = document.getElementById('contenuto')
      const at = document.activeElement
      const isPlaced = at !== null && at !== main && main?.contains(at) === true && at.tagName !== 'H1'
      if (isPlaced || document.querySelector('[role="dialog"]:not([aria-hidden="true"])')) return
      const title = [...(main?.querySelectorAll('h1') ?? [])].find((one) => one.checkVisibility())
      if (title && title !== at) title.focus({ preventScroll: true })
      // The title of what stands in for a page goes with it: its own follows.
      if (performance.now() < until) frame = requestAnimationFrame(attempt)
    }
    frame = requestAnimationFrame(attempt)
    for (const name of OWN) addEventListener(name, stop, { once: true })
    return () => {
      stop()
      for (const name of OWN) removeEventListener(name, stop)
    }
  }, [pathname])
}
