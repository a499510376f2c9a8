import { useEffect, useEffectEvent, useState } from 'react'
import { rememberTouch } from './leave.ts'

/** How long before the end one is asked. */
const WARN_S = 20

interface Options {
  minutes: number
  /** True once nobody is to be asked any longer. */
  away: boolean
  /** Nobody has touched anything for the whole time; called again at each end while the page stays. */
  onOver: () => void
}

/**
 * Watches whether somebody still touches the page.
 * @returns the seconds that are left once there are few, else null
 */
export function useIdle({ minutes, away, onOver }: Options): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (away) return
    let touched = Date.now()
    rememberTouch(touched)
    const touch = () => {
      touched = Date.now()
      rememberTouch(touched)
      setLeft(null)
    }
    const timer = setInterval(() => {
      const seconds = Math.ceil((touched + minutes * 60_000 - Date.now()) / 1000)
      if (seconds <= 0) {
        touched = Date.now()
        setLeft(null)
        over()
      } else setLeft(seconds <= WARN_S ? seconds : null)
    }, 1000)
    const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
    for (const name of events) window.addEventListener(name, touch, { passive: true })
    return () => {
      clearInterval(timer)
      for (const name of events) window.removeEventListener(name, touch)
    }
  }, [minutes, away])
  return left
}
