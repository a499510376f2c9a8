import { createContext, type ReactNode, Suspense, use, useEffect, useMemo } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { useLoaderData, useRevalidator } from 'react-router'
import type { OperationType } from 'relay-runtime'
import { ErrorBoundary } from '../ui/stati/ErrorBoundary.tsx'
import { retainReference } from './lettura/ownership.ts'
import { RereadNotice } from './lettura/RereadNotice.tsx'
import { useLatestRead } from './lettura/useLatestRead.ts'
import { useReady } from './lettura/useReady.ts'
import type { RouteData } from './loadRoute.tsx'
import { ReadError } from './ReadError.tsx'

interface Lettura {
  riferimento: PreloadedQuery<OperationType>
  inAttesa: boolean
}

const ContestoLettura = createContext<Lettura | null>(null)

/**
 * Owner of a route's preloaded query. First data: skeletons. Later ones (other filters, another page, a reconnection):
 * what is on screen stays, with what is being written in it; `inAttesa` is true until the new data are there. If they
 * cannot be read, the old ones stay under a line that says so.
 */
export function RouteWithData({ scheletro, children }: { scheletro: ReactNode; children: ReactNode }) {
  const ultima = useLoaderData<RouteData>()
  const { mostrata, errore, arrivi } = useLatestRead(ultima)
  const pronta = useReady(mostrata)
  const { revalidate } = useRevalidator()
  useEffect(() => retainReference(ultima.riferimento), [ultima.riferimento])
  useEffect(() => retainReference(mostrata.riferimento), [mostrata.riferimento])
  const inAttesa = mostrata !== ultima && errore === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived is drawn
  const lettura = useMemo(() => ({ riferimento: mostrata.riferimento, inAttesa }), [mostrata, inAttesa, arrivi])
  const riprova = () => void revalidate()
  return (
    <ErrorBoundary chiave={mostrata.riferimento} fallback={(guasto) => <ReadError errore={guasto} riprova={riprova} />}>
      {errore && <RereadNotice errore={errore} riprova={riprova} />}
      <Suspense key={mostrata.chiave} fallback={scheletro}>
        {pronta ? <ContestoLettura value={lettura}>{children}</ContestoLettura> : scheletro}
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
