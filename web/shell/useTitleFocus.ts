import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds in which a page has its title. */
const PATIENCE = 3000

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
    const attempt = () => {
      const main = document.getElementById('contenuto')
      const at = document.activeElement
      const isPlaced = at !== null && at !== document.body && at !== main && main?.contains(at)
      if (isPlaced || document.querySelector('[role="dialog"]:not([aria-hidden="true"])')) return
      const title = main?.querySelector<HTMLElement>('h1')
      if (title) title.focus({ preventScroll: true })
      else if (performance.now() < until) frame = requestAnimationFrame(attempt)
    }
    frame = requestAnimationFrame(attempt)
    return () => cancelAnimationFrame(frame)
  }, [pathname])
}
