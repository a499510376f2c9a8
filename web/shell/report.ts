import { MAX_MESSAGE, MAX_STACK, MAX_URL } from '#amministrazione/segnalazioni/rules.ts'
import type { reportMutation } from '#generated/reportMutation.graphql.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'

const mutation = graphql`
  mutation reportMutation($input: ReportProblemaInput!) {
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
export async function reportBrowserFault(error: unknown, riportato: boolean): Promise<void> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const input = {
    messaggio: (message || 'Errore senza messaggio').slice(0, MAX_MESSAGE),
    stack: (stack ?? '').slice(0, MAX_STACK),
    url: location.href.slice(0, MAX_URL),
    riportato,
  }
  await sendDocument<reportMutation>(mutation.params, { input })
}
