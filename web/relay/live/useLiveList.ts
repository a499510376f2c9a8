import { useCallback, useState } from 'react'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { ownRequests } from '../answers/ownRequests.ts'
import { useLive } from './useLive.ts'
import { useReread } from './useReread.ts'

/** What a list does about an object that has just arrived or changed. */
export type LiveReaction = 'niente' | 'rileggi' | 'conta'

/** A burst of changes (an import, a bulk action, a scheduling of many) is one reading. */
const COLLECTION = 400

/** A document that asks `changed` of a topic for the row as the list shows it: `row: nodo { ...fragment @alias(as: "riga") }`. */
interface RowChanged extends OperationType {
  readonly response: {
    readonly changed: {
      readonly evento: string
      readonly requestId: string | null | undefined
      readonly pk: number | null | undefined
      /** Null when it was removed, or the user may no longer see it. */
      readonly row: { readonly riga: object | null | undefined } | null | undefined
    }
  }
}

type Changed<T extends RowChanged> = T['response']['changed']
type ChangedRow<T extends RowChanged> = NonNullable<NonNullable<Changed<T>['row']>['riga']>

interface Options<T extends RowChanged, Riga> {
  /** A document with the variable `dopo`. */
  subscription: GraphQLTaggedNode
  read: (riga: ChangedRow<T>) => Riga
  /**
   * What to do about a change, asked when it comes. By default the page is read again, but for an own change, whose
   * answer has brought the row.
   */
  reazione?: (riga: Riga, propria: boolean) => LiveReaction
  /** Whether an object that is gone is on screen; it is by default. */
  shown?: (pk: number) => boolean
  onChanged?: (riga: Riga, reaction: LiveReaction) => void
}

/**
 * Keeps a list as the server has it: rows on screen change in place, the page is read again when one may have entered or
 * left it, new ones that would push away what is being looked at are only counted.
 * @returns the numbers of those that wait to be shown, how to forget them, how to read the page again
 */
export function useLiveList<T extends RowChanged, Riga>(options: Options<T, Riga>) {
  const reread = useReread(COLLECTION)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())

  const receive = useLatestCallback(({ pk, row, requestId }: Changed<T>) => {
    const { read, reazione, shown, onChanged } = options
    const propria = ownRequests.isOwn(requestId, reread)
    if (pk == null) return
    if (!row?.riga) {
      // Who removes something from here reads the page again by itself.
      if (!propria && (shown?.(pk) ?? true)) reread()
      return
    }
    const riga = read(row.riga)
    const choice = reazione?.(riga, propria) ?? (propria ? 'niente' : 'rileggi')
    if (choice === 'rileggi') reread()
    if (choice === 'conta') setFresh((before) => new Set(before).add(pk))
    onChanged?.(riga, choice)
  })

  useLive<T>({
    subscription: options.subscription,
    evento: ({ changed }) => changed.evento,
    onData: ({ changed }) => receive(changed),
    onSalto: reread,
  })

  const forget = useCallback(() => setFresh(new Set()), [])
  return { fresh, dimentica: forget, reread }
}
