import { pageBegan } from '../position.ts'

/** Requests remembered; the events of older ones lead to a reading more, never to one less. */
const KEPT = 200

interface Sent {
  at: number
  /** When its answer was in the store; null while it is waited for. */
  answered: number | null
  /** To be called should the answer not come. */
  otherwise: Set<() => void>
}

/**
 * The mutations that this page has sent: the live event that one of them causes tells nothing that its answer does not
 * bring. Another tab knows nothing of them, and reads again.
 */
export function createOwnRequests(began: () => number = pageBegan) {
  const sent = new Map<string, Sent>()

  return {
    /** A mutation leaves. @param id its X-Request-Id */
    send(id: string) {
      sent.set(id, { at: performance.now(), answered: null, otherwise: new Set() })
      for (const oldest of sent.keys()) {
        if (sent.size <= KEPT) break
        sent.delete(oldest)
      }
    },
    /** Its answer is in the store. */
    answer(id: string) {
      const known = sent.get(id)
      if (!known) return
      known.answered = performance.now()
      known.otherwise.clear()
    },
    /** No answer came, though it may have been done. */
    fail(id: string) {
      const known = sent.get(id)
      sent.delete(id)
      for (const otherwise of known?.otherwise ?? []) otherwise()
    },
    /**
     * Whether an event was caused from here, so that its answer has told what happened or is about to. One whose answer
     * came to a page that was read meanwhile does not count: that reading may be older.
     * @param id what the event says of its request
     * @param otherwise called when the answer that is waited for does not come
     */
    isOwn(id: string | null | undefined, otherwise: () => void): boolean {
      const known = id ? sent.get(id) : undefined
      if (!known) return false
      const { at, answered } = known
      if (at < began() && (answered === null || answered > began())) return false
      if (answered === null) known.otherwise.add(otherwise)
      return true
    },
    /** Calls `reread` unless the event was caused from here. */
    unlessOwn(id: string | null | undefined, reread: () => void) {
      if (!this.isOwn(id, reread)) reread()
    },
  }
}

export const ownRequests = createOwnRequests()
