import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** The path shown, or the one that a move has begun to lead to. */
function useNextPath(): string {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname ?? pathname
}

/**
 * State of what stands over a page and belongs to the frame around it: a dialog, a drawer, a menu. It begins anew when
 * the page is left, by a link or by Back: nothing that was opened over one page acts over the next one.
 */
export function usePageState<T>(initial: T): [T, Dispatch<SetStateAction<T>>] {
  const path = useNextPath()
  const [over, setOver] = useState(path)
  const [value, setValue] = useState(initial)
  if (over !== path) {
    setOver(path)
    setValue(initial)
    return [initial, setValue]
  }
  return [value, setValue]
}

/** Runs `end` when the page is left, even for one of the same kind. */
export function useEndWithPage(end: () => void): void {
  const path = useNextPath()
  const over = useRef(path)
  const run = useEffectEvent(end)
  useEffect(() => {
    if (over.current === path) return
    over.current = path
    run()
  }, [path])
}
