import { createContext, type ReactNode, Suspense, use, useDeferredValue, useEffect, useMemo } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { useLoaderData, useRevalidator } from 'react-router'
import type { OperationType } from 'relay-runtime'
import { ErrorBoundary } from '../ui/stati/ErrorBoundary.tsx'
import { ErroreDiLettura } from './ErroreDiLettura.tsx'
import type { DatiRotta } from './loadRoute.tsx'
import { trattieni } from './possesso.ts'

interface Lettura {
  riferimento: PreloadedQuery<OperationType>
  inAttesa: boolean
}

const ContestoLettura = createContext<Lettura | null>(null)

/**
 * Owner of a route's preloaded query. First data: skeletons. Later ones (other filters, another page, a reconnection):
 * what is on screen stays, `inAttesa` is true, until the new data are there.
 */
export function RottaConDati({ scheletro, children }: { scheletro: ReactNode; children: ReactNode }) {
  const ultimi = useLoaderData<DatiRotta>()
  const mostrati = useDeferredValue(ultimi)
  const { revalidate } = useRevalidator()
  useEffect(() => trattieni(ultimi.riferimento), [ultimi.riferimento])
  useEffect(() => trattieni(mostrati.riferimento), [mostrati.riferimento])
  const lettura = useMemo(
    () => ({ riferimento: mostrati.riferimento, inAttesa: mostrati !== ultimi }),
    [mostrati, ultimi],
  )
  return (
    <ErrorBoundary
      chiave={mostrati.riferimento}
      fallback={(errore) => <ErroreDiLettura errore={errore} riprova={() => void revalidate()} />}
    >
      <Suspense key={mostrati.chiave} fallback={scheletro}>
        <ContestoLettura value={lettura}>{children}</ContestoLettura>
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * The query that this page's route has started: pass `riferimento` to `usePreloadedQuery`, show the thin progress bar
 * while `inAttesa`. The route keeps and releases it.
 */
export function useRouteQuery<TQuery extends OperationType>(): {
  riferimento: PreloadedQuery<TQuery>
  inAttesa: boolean
} {
  const lettura = use(ContestoLettura)
  if (!lettura) throw new Error('useRouteQuery va usato dentro una rotta creata con loadRoute')
  return lettura as { riferimento: PreloadedQuery<TQuery>; inAttesa: boolean }
}
