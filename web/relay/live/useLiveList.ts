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

interface News<Riga> {
  /** Name of the event, to go on from. */
  evento: string
  /** The request that caused it, when this user made it. */
  requestId: string | null | undefined
  pk: number
  /** The object as the list shows it; null when it was removed, or the user may no longer see it. */
  riga: Riga | null
}

interface Options<T extends OperationType, Riga> {
  /** A document with the variable `dopo`. */
  subscription: GraphQLTaggedNode
  leggi: (data: T['response']) => News<Riga>
  /**
   * What to do about a change, asked when it comes. By default the page is read again, but for an own change, whose
   * answer has brought the row.
   */
  reazione?: (riga: Riga, propria: boolean) => LiveReaction
  /** Whether an object that is gone is on screen; it is by default. */
  mostrato?: (pk: number) => boolean
  onCambiato?: (riga: Riga, reaction: LiveReaction) => void
}

/**
 * Keeps a list as the server has it: rows on screen change in place, the page is read again when one may have entered or
 * left it, new ones that would push away what is being looked at are only counted.
 * @returns the numbers of those that wait to be shown, how to forget them, how to read the page again
 */
export function useLiveList<T extends OperationType, Riga>(options: Options<T, Riga>) {
  const reread = useReread(COLLECTION)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())

  const receive = useLatestCallback(({ pk, riga, requestId }: News<Riga>) => {
    const { reazione, mostrato, onCambiato } = options
    const propria = ownRequests.isOwn(requestId, reread)
    if (riga === null) {
      // Who removes something from here reads the page again by itself.
      if (!propria && (mostrato?.(pk) ?? true)) reread()
      return
    }
    const choice = reazione?.(riga, propria) ?? (propria ? 'niente' : 'rileggi')
    if (choice === 'rileggi') reread()
    if (choice === 'conta') setFresh((before) => new Set(before).add(pk))
    onCambiato?.(riga, choice)
  })

  useLive<T>({
    subscription: options.subscription,
    evento: (data) => options.leggi(data).evento,
    onData: (data) => receive(options.leggi(data)),
    onSalto: reread,
  })

  const forget = useCallback(() => setFresh(new Set()), [])
  return { nuovi: fresh, dimentica: forget, rileggi: reread }
}
