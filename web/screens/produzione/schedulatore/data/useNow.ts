import { useEffect, useState } from 'react'
import { isoInstant } from '#shared/formats/formats.ts'

/** Now in the factory, 'YYYY-MM-DD HH:mm:ss', every minute: the timeline's line of today moves. */
export function useNow(): string {
  const [now, setNow] = useState(() => isoInstant(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setNow(isoInstant(new Date())), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
