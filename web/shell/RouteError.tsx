import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useNotices } from '#ui/Notices.tsx'
import { isMissingChunk, reloadIfAnswers } from '#ui/page/reloadIfStale.ts'
import { CrashPage } from '#ui/stati/CrashPage.tsx'
import { ErrorState } from '#ui/stati/ErrorState.tsx'
import { reportBrowserFault } from './report.ts'
import { useViewer } from './viewer.ts'

/** Instead of a screen that failed to render: reported by itself; a superuser may report it in person. */
export function RouteError() {
  const error = useRouteError()
  const { isSuperuser } = useViewer()
  const missing = isMissingChunk(error)
  useEffect(() => {
    if (!missing) reportBrowserFault(error, false).catch(() => undefined)
  }, [error, missing])
  if (missing) return <PageNotArrived />
  return <CrashPage onReport={isSuperuser ? () => reportBrowserFault(error, true) : undefined} />
}

/** Instead of a screen whose code did not arrive. */
function PageNotArrived() {
  const { error } = useNotices()
  async function retry() {
    if (!(await reloadIfAnswers())) error('Il server non risponde ancora.')
  }
  return (
    <ErrorState
      title="Pagina non caricata"
      message="Una sua parte non è arrivata: controlla la connessione e riprova."
      retry={() => void retry()}
    />
  )
}
