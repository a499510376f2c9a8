import { useState } from 'react'
import { useNotices } from '../../../../ui/Notices.tsx'
import type { ShownOutcome } from '../../../../ui/table/OutcomesDialog.tsx'
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
  titolo: string
  esiti: ShownOutcome[]
  /** Takes back what was done; null when nothing was. */
  annulla: (() => void) | null
}

interface Opzioni {
  scelti: ReadonlyMap<number, PreventivoRow>
  /** Quotes that are done with and leave the selection. */
  onFatti: (pks: readonly number[]) => void
  /** Told which value was changed, of quotes that are up to date already: they may no longer belong to the list. */
  onChanged: (tipo: BulkAction['tipo']) => void
}

/**
 * Bulk actions with an answer for each quote: a snackbar with 'Annulla' when all were done, a list with the reasons
 * when some were refused. Undoing gives each quote back the value that it had.
 */
export function useBulkActions({ scelti, onFatti, onChanged }: Opzioni) {
  const [applica, inCorso] = useBulkMutations()
  const [daLeggere, setDaLeggere] = useState<OutcomesToRead | null>(null)
  const notices = useNotices()

  const perNome = (esiti: readonly PreventivoOutcome[], names: ReadonlyMap<number, string>): ShownOutcome[] =>
    esiti.map(({ pk, fatto, motivo }) => ({ id: pk, nome: `${pk} · ${names.get(pk) ?? ''}`, fatto, motivo }))

  async function annulla(
    tipo: BulkAction['tipo'],
    gruppi: Map<BulkValue, number[]>,
    names: ReadonlyMap<number, string>,
  ) {
    const esiti: PreventivoOutcome[] = []
    for (const [valore, pks] of gruppi) esiti.push(...((await applica(tipo, valore, pks)) ?? []))
    onChanged(tipo)
    const quanti = [...gruppi.values()].flat().length
    if (esiti.length === quanti && esiti.every(({ fatto }) => fatto)) notices.info('Modifiche annullate')
    else if (esiti.length > 0) {
      setDaLeggere({ titolo: 'Annullamento riuscito in parte', esiti: perNome(esiti, names), annulla: null })
    }
  }

  async function esegui(azione: BulkAction) {
    const prima = new Map([...scelti].map(([pk, riga]) => [pk, bulkValueOf(azione.tipo, riga)]))
    const names = new Map([...scelti].map(([pk, riga]) => [pk, riga.nomeCognome]))
    const esiti = await applica(azione.tipo, newBulkValue(azione), [...scelti.keys()])
    if (!esiti) return
    onChanged(azione.tipo)
    const fatti = esiti.filter(({ fatto }) => fatto).map(({ pk }) => pk)
    onFatti(fatti)
    const gruppi = undoGroups(esiti, prima, newBulkValue(azione))
    const indietro = gruppi.size > 0 ? () => void annulla(azione.tipo, gruppi, names) : null
    if (fatti.length === esiti.length) {
      const azioneAvviso = indietro ? { etichetta: 'Annulla', onClick: indietro } : undefined
      notices.successo(doneSentence(azione, fatti.length), azioneAvviso)
    } else {
      setDaLeggere({ titolo: outcomesTitle(azione, esiti), esiti: perNome(esiti, names), annulla: indietro })
    }
  }

  return { esegui, inCorso, daLeggere, letti: () => setDaLeggere(null) }
}
