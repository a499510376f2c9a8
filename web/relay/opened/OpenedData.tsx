import { type ReactNode, Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { ReadError } from '../ReadError.tsx'
import { useReady } from '../reading/useReady.ts'
import { FailedContent } from './FailedContent.tsx'
import type { Opened } from './useOpened.ts'

interface Props<TQuery extends OperationType> {
  opened: Opened<TQuery>
  /** Shown at once, until data and code are there. */
  skeleton: ReactNode
  /** Of a dialog that only its own buttons close: the error is its content, with 'Chiudi'. */
  onClose?: () => void
  /** Around the error: what else of the dialog holds it. */
  failed?: (error: ReactNode) => ReactNode
  /** Draws a component that reads it with `usePreloadedQuery`; a new one for each reading. */
  children: (reference: PreloadedQuery<TQuery>) => ReactNode
}

/** Inside a dialog, a drawer or a panel: what `useOpened` reads, a skeleton before, the error with 'Riprova' in its place. */
export function OpenedData<TQuery extends OperationType>(props: Props<TQuery>) {
  const { opened, skeleton, onClose, failed, children } = props
  const { reference, inStore, again } = opened
  return (
    <ErrorBoundary
      itemKey={reference}
      fallback={(fault) => {
        const error = <ReadError error={fault} retry={again} />
        if (onClose) return <FailedContent onClose={onClose}>{error}</FailedContent>
        return failed ? failed(error) : error
      }}
    >
      <Suspense key={reference?.fetchKey} fallback={skeleton}>
        {reference ? (
          <Arrived reference={reference} inStore={inStore} skeleton={skeleton}>
            {children}
          </Arrived>
        ) : (
          skeleton
        )}
      </Suspense>
    </ErrorBoundary>
  )
}

interface ArrivedProps<TQuery extends OperationType> extends Pick<Props<TQuery>, 'skeleton' | 'children'> {
  reference: PreloadedQuery<TQuery>
  inStore: boolean
}

function Arrived<TQuery extends OperationType>({ reference, inStore, skeleton, children }: ArrivedProps<TQuery>) {
  const ready = useReady({ key: 'opened', inStore, reference })
  return ready ? children(reference) : skeleton
}
