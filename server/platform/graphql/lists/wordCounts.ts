import type { InputRef } from '@pothos/core'
import { type ListSource, whereOf } from '../../db/listSource.ts'
import { readCount } from '../../db/read.ts'
import type { RequiredPermission } from '../../operation.ts'
import { builder } from '../builder.ts'
import { choiceOf } from '../choices.ts'
import { scopeOf } from '../listField.ts'

interface CountedWord {
  stato: string
  conteggio: number
}

interface WordCounts<Word, Where extends object, Filter> {
  /** Name of the type of a count: 'OffertePerStato'. */
  tipo: string
  /** What is counted, in the descriptions: 'offers'. */
  what: string
  /** The field that shows them. */
  shownBy: string
  elenco: ListSource<Where, Filter>
  filtro: InputRef<Filter>
  words: readonly Word[]
  /** The filter of those of one state. */
  only: (stato: Word) => Filter
  permesso: RequiredPermission
}

/**
 * How many rows of a list have each of the states that are told by rules rather than by a column: each is counted as the
 * list itself finds it, among those that the filter leaves.
 * @param name of the field: 'offertePerStato'
 */
export function wordCountsField<Word extends string, Where extends object, Filter extends object>(
  name: string,
  counts: WordCounts<Word, Where, Filter>,
): void
export function wordCountsField(
  name: string,
  { tipo, what, shownBy, elenco, filtro, words, only, permesso }: WordCounts<string, object, object>,
): void {
  const counted = builder.objectRef<CountedWord>(tipo).implement({
    description: `The ${what} of one state among those that a filter leaves.`,
    authScopes: { login: true },
    fields: (t) => ({
      stato: t.field({ type: choiceOf(words), description: 'The state.', resolve: ({ stato }) => stato }),
      conteggio: t.int({
        description: `${what.charAt(0).toUpperCase()}${what.slice(1)}; none of a state is 0.`,
        resolve: ({ conteggio }) => conteggio,
      }),
    }),
  })
  builder.queryField(name, (t) =>
    t.field({
      type: [counted],
      description: `How many of the ${what} that \`${shownBy}\` shows have each state; every state is there.`,
      authScopes: scopeOf(permesso),
      args: { filtro: t.arg({ type: filtro }) },
      resolve(_root, args, { services: { db }, viewer }): Promise<CountedWord[]> {
        const asked = whereOf(elenco, args.filtro, viewer)
        return Promise.all(
          words.map(async (stato) => {
            const where = { AND: [asked, whereOf(elenco, only(stato), viewer)] }
            return { stato, conteggio: await readCount(db, elenco.model, where) }
          }),
        )
      },
    }),
  )
}
