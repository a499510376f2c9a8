import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'

/**
 * How often the page shown was left: for another path, once a move to it has begun, or by Back and Forward, which lead
 * to other rows of the same path too. What a page writes into its own address, as a filter, leaves nothing.
 */
function useTimesLeft(): number {
  const { pathname, key } = useLocation()
  const by = useNavigationType()
  const { location } = useNavigation()
  const path = location?.pathname ?? pathname
  const [seen, setSeen] = useState({ path, key, times: 0 })
  if (seen.path === path && seen.key === key) return seen.times
  const left = seen.path !== path || by === 'POP'
  const now = { path, key, times: left ? seen.times + 1 : seen.times }
  setSeen(now)
  return now.times
}

/**
 * State of what stands over a page and belongs to the frame around it: a dialog, a drawer, a menu. It begins anew when
 * the page is left, by a link or by Back: nothing that was opened over one page acts over the next one.
 */
export function usePageState<T>(initial: T): [T, Dispatch<SetStateAction<T>>] {
  const times = useTimesLeft()
  const [over, setOver] = useState(times)
  const [value, setValue] = useState(initial)
  if (over !== times) {
    setOver(times)
    setValue(initial)
    return [initial, setValue]
  }
  return [value, setValue]
}

/** Runs `end` when the page is left, even for one of the same kind. */
export function useEndWithPage(end: () => void): void {
  const times = useTimesLeft()
  const over = useRef(times)
  const run = useEffectEvent(end)
  useEffect(() => {
    if (over.current === times) return
    over.current = times
    run()
  }, [times])
}
