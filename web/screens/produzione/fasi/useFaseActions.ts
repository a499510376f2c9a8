import { useCallback } from 'react'
import { graphql, type RecordSourceProxy } from 'relay-runtime'
import type { useFaseActionsEliminaMutation } from '#generated/useFaseActionsEliminaMutation.graphql.ts'
import type { useFaseActionsOrdinaMutation } from '#generated/useFaseActionsOrdinaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { ReadFase } from './readFasi.ts'

const removeMutation = graphql`
  mutation useFaseActionsEliminaMutation($pk: Int!) {
    deleteFase(input: { pk: $pk }) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

const sortMutation = graphql`
  mutation useFaseActionsOrdinaMutation($fasi: [Int!]!) {
    ordinaFasi(input: { fasi: $fasi }) {
      fasi
      errors {
        code
        field
        message
      }
    }
  }
`

/** Shows the phases in an order. */
function putInOrder(store: RecordSourceProxy, pks: readonly number[]) {
  const byPk = new Map(
    store
      .getRoot()
      .getLinkedRecords('fasi')
      ?.map((fase) => [fase.getValue('pk'), fase]),
  )
  const ordinate = pks.map((pk) => byPk.get(pk)).filter((fase) => fase !== undefined)
  if (ordinate.length === byPk.size) store.getRoot().setLinkedRecords(ordinate, 'fasi')
}

/**
 * Removing a phase, and putting it elsewhere, which is shown at once.
 * @param onDone what comes after: one was removed, or something was refused
 */
export function useFaseActions(fasi: readonly ReadFase[], onDone: () => void) {
  const conferma = useConfirm()
  const [run] = useOperation<useFaseActionsEliminaMutation>(removeMutation, { successo: 'Fase eliminata' })
  const [sort, inProgress] = useOperation<useFaseActionsOrdinaMutation>(sortMutation, {
    atOnce: (store, { fasi: ordinate }) => putInOrder(store, ordinate),
    updater(store, data) {
      if (data?.ordinaFasi.fasi) putInOrder(store, data.ordinaFasi.fasi)
    },
  })

  const removeIt = useLatestCallback(async ({ pk, nome }: ReadFase) => {
    const question = {
      titolo: `Sei sicuro di voler eliminare la fase ${nome}?`,
      testo: 'Gli ordini che saranno schedulati da ora in poi non l’avranno.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(question))) return
    await run({ pk })
    onDone()
  })
  const moveIt = useLatestCallback(async ({ pk }: ReadFase, of: 1 | -1) => {
    // One move at a time: the next one begins from where this one ends.
    if (inProgress) return
    const ordinate = fasi.map((fase) => fase.pk)
    const from = ordinate.indexOf(pk)
    ordinate.splice(from + of, 0, ...ordinate.splice(from, 1))
    // Refused, there may be others than those on screen.
    if (!(await sort({ fasi: ordinate })).ok) onDone()
  })
  return {
    elimina: useCallback((fase: ReadFase) => void removeIt(fase), []),
    sposta: useCallback((fase: ReadFase, of: 1 | -1) => void moveIt(fase, of), []),
  }
}
