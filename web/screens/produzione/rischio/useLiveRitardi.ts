import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useNotices } from '#ui/Notices.tsx'

const COLLECTION = 300

/** Reads the warnings again when a supplier says, in its portal, a day that is too late, and says so. */
export function useLiveRitardi(): void {
  const reread = useReread(COLLECTION)
  const notices = useNotices()
  useChanged(['FORNITURA_IN_RITARDO'], (change) => {
    if (change) notices.info('Un fornitore ha appena detto una data che è tardi: gli avvisi sono aggiornati.')
    reread()
  })
}
