import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { MAX_MESSAGE, MAX_STACK, MAX_URL } from '#amministrazione/segnalazioni/rules.ts'
import type { RouteErrorReportMutation } from '#generated/RouteErrorReportMutation.graphql.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'
import { useNotices } from '#ui/Notices.tsx'
import { isMissingChunk, reloadIfAnswers } from '#ui/page/reloadIfStale.ts'
import { CrashPage } from '#ui/stati/CrashPage.tsx'
import { ErrorState } from '#ui/stati/ErrorState.tsx'
import { useViewer } from './viewer.ts'

const mutation = graphql`
  mutation RouteErrorReportMutation($input: ReportProblemaInput!) {
    reportProblema(input: $input) {
      fatto
    }
  }
`

/**
 * Sends an error of this page to the list that superusers read.
 * @param riportato true when a superuser pressed 'Riporta il Problema'
 * @throws NetworkError and the other classes of relay/errors.ts
 */
async function reportBrowserFault(error: unknown, riportato: boolean): Promise<void> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const input = {
    messaggio: (message || 'Errore senza messaggio').slice(0, MAX_MESSAGE),
    stack: (stack ?? '').slice(0, MAX_STACK),
    url: location.href.slice(0, MAX_URL),
    riportato,
  }
  await sendDocument<RouteErrorReportMutation>(mutation.params, { input })
}

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
