import type { ReactNode } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { pathNumber } from '#relay/pathNumber.ts'
import { useViewer } from '#shell/viewer.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { pezzoDestination } from './pezzoDestination.ts'

/** The tabs of the labels' addresses: of a piece, and the bill itself on labels of before. */
const TABS: readonly (string | undefined)[] = ['pezzo', 'distinte']

/** Around the page of an order: who has opened the label of a piece is led on, or told that there is nothing to see. */
export function PezzoGate({ children }: { children: ReactNode }) {
  const { id, scheda } = useParams()
  const riga = useSearchParams()[0].get('riga')
  const { permessi } = useViewer()
  if (riga === null || !TABS.includes(scheda)) return children
  const there = pezzoDestination(permessi, pathNumber(id), riga)
  if (there === 'bill') return children
  if (there !== 'nothing') return <Navigate to={there} replace />
  return (
    <Page title="Etichetta di un pezzo">
      <EmptyState
        title="Qui non c’è niente che puoi vedere"
        text="L’etichetta porta alla distinta del pezzo, o al lavoro su di lui: il tuo utente non vede gli ordini e non registra attività. Se ti servono, chiedi a chi amministra gli utenti."
      />
    </Page>
  )
}
