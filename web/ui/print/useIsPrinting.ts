import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being put on paper: true already when the browser lays it out. */
export function useIsPrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const set = (value: boolean) => () => flushSync(() => setPrinting(value))
    const [begin, end] = [set(true), set(false)]
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
