import { useState } from 'react'
import { useNotices } from '#ui/Notices.tsx'
import type { ShownOutcome } from '#ui/table/OutcomesDialog.tsx'
import type { PreventivoRow } from '../list/row.ts'
import {
  type BulkAction,
  type BulkValue,
  bulkValueOf,
  doneSentence,
  newBulkValue,
  outcomesTitle,
  undoGroups,
} from './bulkAction.ts'
import { type PreventivoOutcome, useBulkMutations } from './useBulkMutations.ts'

/** Results that need to be read: some of the quotes were refused. */
interface OutcomesToRead {
  title: string
  outcomes: ShownOutcome[]
  /** Takes back what was done; null when nothing was. */
  cancel: (() => void) | null
}

interface Options {
  chosen: ReadonlyMap<number, PreventivoRow>
  /** Quotes that are done with and leave the selection. */
  onDone: (pks: readonly number[]) => void
  /** Told which value was changed, of quotes that are up to date already: they may no longer belong to the list. */
  onChanged: (tipo: BulkAction['tipo']) => void
}

/**
 * Bulk actions with an answer for each quote: a snackbar with 'Annulla' when all were done, a list with the reasons
 * when some were refused. Undoing gives each quote back the value that it had.
 */
export function useBulkActions({ chosen, onDone, onChanged }: Options) {
  const [apply, inProgress] = useBulkMutations()
  const [toRead, setToRead] = useState<OutcomesToRead | null>(null)
  const notices = useNotices()

  const byName = (outcomes: readonly PreventivoOutcome[], names: ReadonlyMap<number, string>): ShownOutcome[] =>
    outcomes.map(({ pk, fatto, motivo }) => ({
      id: pk,
      name: `${pk} · ${names.get(pk) ?? ''}`,
      done: fatto,
      reason: motivo,
    }))

  async function cancel(
    tipo: BulkAction['tipo'],
    groups: Map<BulkValue, number[]>,
    names: ReadonlyMap<number, string>,
  ) {
    const outcomes: PreventivoOutcome[] = []
    for (const [value, pks] of groups) outcomes.push(...((await apply(tipo, value, pks)) ?? []))
    onChanged(tipo)
    const count = [...groups.values()].flat().length
    if (outcomes.length === count && outcomes.every(({ fatto }) => fatto)) notices.info('Modifiche annullate')
    else if (outcomes.length > 0) {
      setToRead({ title: 'Annullamento riuscito in parte', outcomes: byName(outcomes, names), cancel: null })
    }
  }

  async function run(action: BulkAction) {
    const before = new Map([...chosen].map(([pk, riga]) => [pk, bulkValueOf(action.tipo, riga)]))
    const names = new Map([...chosen].map(([pk, riga]) => [pk, riga.nomeCognome]))
    const outcomes = await apply(action.tipo, newBulkValue(action), [...chosen.keys()])
    if (!outcomes) return
    onChanged(action.tipo)
    const done = outcomes.filter(({ fatto }) => fatto).map(({ pk }) => pk)
    onDone(done)
    const groups = undoGroups(outcomes, before, newBulkValue(action))
    const back = groups.size > 0 ? () => void cancel(action.tipo, groups, names) : null
    if (done.length === outcomes.length) {
      const noticeAction = back ? { label: 'Annulla', onClick: back } : undefined
      notices.success(doneSentence(action, done.length), noticeAction)
    } else {
      setToRead({ title: outcomesTitle(action, outcomes), outcomes: byName(outcomes, names), cancel: back })
    }
  }

  return { run, inCorso: inProgress, daLeggere: toRead, read: () => setToRead(null) }
}
