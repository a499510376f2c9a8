import { createContext, type ReactNode, Suspense, use, useDeferredValue, useEffect, useMemo } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { useLoaderData, useRevalidator } from 'react-router'
import { type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { ReadError } from './ReadError.tsx'
import { retainReference } from './reading/ownership.ts'
import { RereadNotice } from './reading/RereadNotice.tsx'
import { useLatestRead } from './reading/useLatestRead.ts'
import { useReady } from './reading/useReady.ts'
import type { RouteData } from './routeData.ts'

interface Reading {
  reference: PreloadedQuery<OperationType>
  inAttesa: boolean
  beside: RouteData['accanto']
  /** Why a later reading failed, which is said already. */
  error: Error | null
}

interface Props {
  skeleton: ReactNode
  /** In place of what could not be read; why, and 'Riprova', unless told. */
  fault?: ((error: Error) => ReactNode) | undefined
  children: ReactNode
}

const ReadingContext = createContext<Reading | null>(null)

/**
 * Owner of a route's preloaded query. First data: skeletons. Later ones (other filters, another page, a reconnection):
 * what is on screen stays, with what is being written in it; `isWaiting` is true until the new data are there. If they
 * cannot be read, the old ones stay under a line that says so.
 */
export function RouteWithData({ skeleton, fault, children }: Props) {
  const last = useLoaderData<RouteData>()
  const { shown, other, error, arrivi } = useLatestRead(last)
  const ready = useReady(shown)
  const { revalidate } = useRevalidator()
  const around = use(ReadingContext)
  useEffect(() => retainRead(last), [last])
  useEffect(() => retainRead(shown), [shown])
  const isWaiting = shown !== last && other && error === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived is drawn
  const reading = useMemo(
    () => ({ reference: shown.riferimento, beside: shown.accanto, inAttesa: isWaiting, error }),
    [shown, isWaiting, error, arrivi],
  )
  const retry = () => void revalidate()
  const inItsPlace = fault ?? ((why: Error) => <ReadError error={why} retry={retry} />)
  return (
    <ErrorBoundary itemKey={shown.riferimento} fallback={inItsPlace}>
      {error && !fault && !around?.error && <RereadNotice error={error} retry={retry} />}
      <Suspense key={shown.chiave} fallback={skeleton}>
        {ready ? <ReadingContext value={reading}>{children}</ReadingContext> : skeleton}
      </Suspense>
    </ErrorBoundary>
  )
}

function retainRead({ riferimento, accanto }: RouteData): () => void {
  const skipped = [riferimento, ...accanto].map(retainReference)
  return () => {
    for (const leave of skipped) leave()
  }
}

/**
 * A query that this page's route has started beside its own: pass it to `usePreloadedQuery`, which suspends the first
 * time. What is on screen stays while it is read again, after a lost connection.
 * @param query the compiled document
 */
export function useBesideQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): PreloadedQuery<TQuery> {
  const { name } = getRequest(query).params
  const started = use(ReadingContext)?.beside.find((other) => other.name === name)
  if (!started) throw new Error(`${name} non è tra le letture che la rotta inizia`)
  const shown = useDeferredValue(started)
  useEffect(() => retainReference(shown), [shown])
  return shown as PreloadedQuery<TQuery>
}

/**
 * The query that this page's route has started: pass `riferimento` to `usePreloadedQuery`, show the thin progress bar
 * while `isWaiting`. The route keeps and releases it.
 */
export function useRouteQuery<TQuery extends OperationType>(): {
  reference: PreloadedQuery<TQuery>
  inAttesa: boolean
} {
  const reading = use(ReadingContext)
  if (!reading) throw new Error('useRouteQuery va usato dentro una rotta creata con loadRoute')
  return reading as { reference: PreloadedQuery<TQuery>; inAttesa: boolean }
}
