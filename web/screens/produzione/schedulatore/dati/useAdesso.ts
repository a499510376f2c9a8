import { useEffect, useState } from 'react'
import { istanteIso } from '../../../../../server/shared/formats/formats.ts'

/** Now in the factory, 'YYYY-MM-DD HH:mm:ss', every minute: the timeline's line of today moves. */
export function useAdesso(): string {
  const [adesso, setAdesso] = useState(() => istanteIso(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setAdesso(istanteIso(new Date())), 60_000)
    return () => clearInterval(timer)
  }, [])
  return adesso
}
