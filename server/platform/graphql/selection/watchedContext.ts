import { contextCacheSymbol } from '@pothos/core'
import type { Context } from '../../context.ts'

/** A question about who asks, by which parts of a selection are chosen; its answer is all that they know of a viewer. */
interface Verdict {
  judge: (ctx: Context) => boolean
  answer: boolean
}

/** What was looked at of a request while a selection was planned for it. */
export interface Watch {
  /** By the words of the question. */
  verdicts: Map<string, Verdict>
  /** Something else was looked at, on which the selection may depend. */
  isOpen: boolean
}

const watches = new WeakMap<Context, { watch: Watch; ctx: Context }>()

/** A context that stands for another and tells what is looked at of it; what plugins keep by it is its own. */
export function watchedContext(ctx: Context): { context: Context; watch: Watch } {
  const watch: Watch = { verdicts: new Map(), isOpen: false }
  const cache = {}
  const context = new Proxy(ctx, {
    get(target, name) {
      if (name === contextCacheSymbol) return cache
      watch.isOpen = true
      return Reflect.get(target, name)
    },
    has(target, name) {
      watch.isOpen = true
      return Reflect.has(target, name)
    },
    ownKeys(target) {
      watch.isOpen = true
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor(target, name) {
      watch.isOpen = true
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
  watches.set(context, { watch, ctx })
  return { context, watch }
}

/**
 * Answers a question about who asks; of a watched context, only the answer counts as looked at.
 * @param question the same words for the same question
 */
export function judged(ctx: Context, question: string, judge: (ctx: Context) => boolean): boolean {
  const watched = watches.get(ctx)
  if (!watched) return judge(ctx)
  const answer = judge(watched.ctx)
  watched.watch.verdicts.set(question, { judge, answer })
  return answer
}
