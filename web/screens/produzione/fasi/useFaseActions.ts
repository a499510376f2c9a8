import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useFaseActionsEliminaMutation } from '#generated/useFaseActionsEliminaMutation.graphql.ts'
import type { useFaseActionsOrdinaMutation } from '#generated/useFaseActionsOrdinaMutation.graphql.ts'
import { putInOrder, replaceList } from '#relay/answers/rootList.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import type { ReadFase } from './readFasi.ts'

const removeMutation = graphql`
  mutation useFaseActionsEliminaMutation($pk: Int!) {
    deleteFase(input: { pk: $pk }) {
      fasi {
        ...readFasi_fase
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation useFaseActionsOrdinaMutation($fasi: [Int!]!) {
    arrangeFasi(input: { pks: $fasi }) {
      fasi
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Removing a phase, and putting it elsewhere, which is shown at once.
 * @param onRefused there may be others than those on screen
 */
export function useFaseActions(fasi: readonly ReadFase[], onRefused: () => void) {
  const conferma = useConfirm()
  const [run] = useOperation<useFaseActionsEliminaMutation>(removeMutation, {
    success: 'Fase eliminata',
    updater: (store, data) => replaceList(store, 'fasi', data),
  })
  const [sort, inProgress] = useOperation<useFaseActionsOrdinaMutation>(sortMutation, {
    atOnce: (store, { fasi: ordinate }) => putInOrder(store, 'fasi', ordinate),
    updater(store, data) {
      if (data?.arrangeFasi.fasi) putInOrder(store, 'fasi', data.arrangeFasi.fasi)
    },
  })

  const removeIt = useLatestCallback(async ({ pk, nome }: ReadFase) => {
    const question = {
      title: `Sei sicuro di voler eliminare la fase ${nome}?`,
      text: 'Gli ordini che saranno schedulati da ora in poi non l’avranno.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(question))) return
    if (!(await run({ pk })).ok) onRefused()
  })
  const moveIt = useLatestCallback(async ({ pk }: ReadFase, of: 1 | -1) => {
    // One move at a time: the next one begins from where this one ends.
    if (inProgress) return
    const ordinate = fasi.map((fase) => fase.pk)
    const from = ordinate.indexOf(pk)
    ordinate.splice(from + of, 0, ...ordinate.splice(from, 1))
    if (!(await sort({ fasi: ordinate })).ok) onRefused()
  })
  return {
    remove: useCallback((fase: ReadFase) => void removeIt(fase), []),
    move: useCallback((fase: ReadFase, of: 1 | -1) => void moveIt(fase, of), []),
  }
}
