import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { fetchQuery, loadQuery, type PreloadedQuery, useRelayEnvironment } from 'react-relay'
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime'
import { retainReference } from '../reading/ownership.ts'

/** What is read by the event that opens a dialog, a drawer or a panel; `OpenedData` draws it. */
export interface Opened<TQuery extends OperationType> {
  /** Null before it is opened the first time. */
  reference: PreloadedQuery<TQuery> | null
  /** True when all its data were in the store already. */
  inStore: boolean
  /** Starts to read; call it where the dialog is opened, beside what shows it. */
  open: (variables: VariablesOf<TQuery>) => void
  /** Reads ahead what is probably opened next; only for what the store may answer. */
  prefetch: (variables: VariablesOf<TQuery>) => void
  /** Asks the same question again. */
  again: () => void
}

interface Options {
  /**
   * 'network-only' unless told: who writes begins from what the server has now. 'store-or-network' for choices that
   * hardly change, 'store-and-network' for what may be looked at while it is read again.
   */
  fetchPolicy?: 'network-only' | 'store-and-network' | 'store-or-network'
}

const CLOSED = { reference: null, inStore: false }

/**
 * A query that an event starts: the click that opens a dialog, before its code is there.
 * @param query the compiled document: the default export of `__generated__/…Query.graphql.ts`
 */
export function useOpened<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  { fetchPolicy = 'network-only' }: Options = {},
): Opened<TQuery> {
  const environment = useRelayEnvironment()
  // Not by useQueryLoader, which releases what is loaded between a render and its effects.
  const [{ reference, inStore }, setRead] = useState<Pick<Opened<TQuery>, 'reference' | 'inStore'>>(CLOSED)
  useEffect(() => (reference ? retainReference(reference) : undefined), [reference])

  const open = useCallback(
    (variables: VariablesOf<TQuery>) => {
      const operation = createOperationDescriptor(getRequest(query), variables)
      setRead({
        inStore: fetchPolicy !== 'network-only' && environment.check(operation).status === 'available',
        reference: loadQuery<TQuery>(environment, query, variables, { fetchPolicy }),
      })
    },
    [environment, query, fetchPolicy],
  )
  const prefetch = useCallback(
    (variables: VariablesOf<TQuery>) => {
      // What cannot be read ahead is told when it is opened.
      const ahead = fetchQuery<TQuery>(environment, query, variables, { fetchPolicy: 'store-or-network' })
      ahead.subscribe({ error: () => undefined })
    },
    [environment, query],
  )
  const last = reference?.variables
  const again = useCallback(() => {
    if (!last) return
    setRead({
      inStore: false,
      reference: loadQuery<TQuery>(environment, query, last, { fetchPolicy: 'network-only' }),
    })
  }, [environment, query, last])
  return { reference, inStore, open, prefetch, again }
}

/**
 * The same for what the address opens: reads when the address begins to name something, be it by a click, by 'back' or by
 * a link.
 * @param variables null while it names nothing
 */
export function useOpenedByAddress<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery> | null,
  options?: Options,
): Opened<TQuery> {
  const opened = useOpened<TQuery>(query, options)
  const { reference, open } = opened
  const named = variables && JSON.stringify(variables)
  const read = useEffectEvent(() => variables && open(variables))
  // Before it is painted: what the store has is there at once.
  useLayoutEffect(() => {
    if (named !== null) read()
  }, [named])
  const stale = named !== null && JSON.stringify(reference?.variables) !== named
  return stale ? { ...opened, reference: null } : opened
}
