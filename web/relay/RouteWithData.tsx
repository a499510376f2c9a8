import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import {
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { useLoaderData, useRevalidator } from 'react-router'
import { type GraphQLTaggedNode, getRequest, type OperationType } from 'relay-runtime'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { AuthError, errorMessage } from './errors.ts'
import { ReadError } from './ReadError.tsx'
import { retainReference } from './reading/ownership.ts'
import { useReady } from './reading/useReady.ts'
import type { RouteData } from './routeData.ts'

interface Reading {
  reference: PreloadedQuery<OperationType>
  isWaiting: boolean
  beside: RouteData['beside']
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

/** Line above a page whose newer data could not be read; nothing when the password is being asked for. */
function RereadNotice({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof AuthError) return null
  return (
    <Alert
      severity="error"
      square
      sx={{ flexShrink: 0 }}
      action={
        <Button color="inherit" onClick={retry}>
          Riprova
        </Button>
      }
    >
      {errorMessage(error)}
    </Alert>
  )
}

/**
 * Which of a route's readings to show: the last one as soon as it can be, until then the one before.
 * A reading of another object, or of another question whose data are in the store already, is shown at once. The same
 * question again is shown when it has been answered: what is on screen follows the store, and stays when it fails.
 * @returns the reading to show, whether a reading that is under way changes what is asked, why the last one failed while
 * an earlier one is on screen, and how often newer data came for what was shown at once
 */
function useLatestRead(last: RouteData): {
  shown: RouteData
  other: boolean
  error: Error | null
  arrivals: number
} {
  const [shown, setShown] = useState(last)
  const [failed, setFailed] = useState<{ reading: RouteData; error: Error } | null>(null)
  const [arrivals, setArrivals] = useState(0)
  const { source } = last.reference
  const again = last.inStore && sameQuestion(last, shown)
  const atOnce = shown !== last && (!source || last.key !== shown.key || (last.inStore && !again))
  if (atOnce) setShown(last)

  useEffect(() => {
    if (atOnce || shown === last || !source) return
    const listening = source.subscribe({
      next: () => startTransition(() => setShown(last)),
      error: (error: Error) => setFailed({ reading: last, error }),
    })
    return () => listening.unsubscribe()
  }, [atOnce, shown, last, source])

  // The page hears of its newer data by itself, but for once: when it was about to show another reading that was given
  // up meanwhile (back, at once), React takes what it is told for what it shows already. It is drawn again then.
  useEffect(() => {
    if (shown !== last || !last.inStore || !source) return
    const listening = source.subscribe({
      next: () => startTransition(() => setArrivals((before) => before + 1)),
      // The page's own reading says it.
      error: () => undefined,
    })
    return () => listening.unsubscribe()
  }, [shown, last, source])

  const error = failed?.reading === last ? failed.error : null
  return { shown: atOnce ? last : shown, other: !again, error, arrivals }
}

const sameQuestion = (one: RouteData, other: RouteData): boolean =>
  one.key === other.key && JSON.stringify(one.reference.variables) === JSON.stringify(other.reference.variables)

/**
 * Owner of a route's preloaded query. First data: skeletons. Later ones (other filters, another page, a reconnection):
 * what is on screen stays, with what is being written in it; `isWaiting` is true until the new data are there. If they
 * cannot be read, the old ones stay under a line that says so.
 */
export function RouteWithData({ skeleton, fault, children }: Props) {
  const last = useLoaderData<RouteData>()
  const { shown, other, error, arrivals } = useLatestRead(last)
  const ready = useReady(shown)
  const { revalidate } = useRevalidator()
  const around = use(ReadingContext)
  useEffect(() => retainRead(last), [last])
  useEffect(() => retainRead(shown), [shown])
  const isWaiting = shown !== last && other && error === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived is drawn
  const reading = useMemo(
    () => ({ reference: shown.reference, beside: shown.beside, isWaiting, error }),
    [shown, isWaiting, error, arrivals],
  )
  const retry = () => void revalidate()
  const inItsPlace = fault ?? ((why: Error) => <ReadError error={why} retry={retry} />)
  return (
    <ErrorBoundary itemKey={shown.reference} fallback={inItsPlace}>
      {error && !fault && !around?.error && <RereadNotice error={error} retry={retry} />}
      <Suspense key={shown.key} fallback={skeleton}>
        {ready ? <ReadingContext value={reading}>{children}</ReadingContext> : skeleton}
      </Suspense>
    </ErrorBoundary>
  )
}

function retainRead({ reference, beside }: RouteData): () => void {
  const skipped = [reference, ...beside].map(retainReference)
  return () => {
    for (const leave of skipped) leave()
  }
}

/**
 * What this page's route has read beside its own question; suspends the first time. What is on screen stays while it is
 * read again, after a lost connection.
 * @param query the compiled document
 */
export function useBesideQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): TQuery['response'] {
  const { name } = getRequest(query).params
  const started = use(ReadingContext)?.beside.find((other) => other.name === name)
  if (!started) throw new Error(`${name} non è tra le letture che la rotta inizia`)
  const shown = useDeferredValue(started)
  useEffect(() => retainReference(shown), [shown])
  return usePreloadedQuery<TQuery>(query, shown as PreloadedQuery<TQuery>)
}

/** What the route of a page has read. */
export interface RouteReading<TQuery extends OperationType> {
  query: GraphQLTaggedNode
  reference: PreloadedQuery<TQuery>
  data: TQuery['response']
  /** True while an answer to something else that was asked is on its way. */
  isWaiting: boolean
}

/**
 * What this page's route has read; suspends the first time. The route keeps and releases it.
 * @param query the compiled document, which is the one of the route
 */
export function useRouteQuery<TQuery extends OperationType>(query: GraphQLTaggedNode): RouteReading<TQuery> {
  const reading = use(ReadingContext)
  if (!reading) throw new Error('useRouteQuery va usato dentro una rotta creata con loadRoute')
  const reference = reading.reference as PreloadedQuery<TQuery>
  return { query, reference, data: usePreloadedQuery<TQuery>(query, reference), isWaiting: reading.isWaiting }
}
