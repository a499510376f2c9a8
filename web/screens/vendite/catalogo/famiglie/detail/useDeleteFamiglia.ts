import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { famigliaFormUpdateMutation } from '#generated/famigliaFormUpdateMutation.graphql.ts'
import type { useDeleteFamigliaMutation } from '#generated/useDeleteFamigliaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { updateFamigliaMutation } from '../famigliaForm.ts'
import type { ReadFamiglia } from './readFamiglia.ts'

const mutation = graphql`
  mutation useDeleteFamigliaMutation($pk: Int!) {
    deleteFamiglia(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Options {
  onDeleted: () => void
  onRetired: () => void
}

/** Deletes a family, once confirmed; one that is in use stays, and may be retired instead. */
export function useDeleteFamiglia({ onDeleted, onRetired }: Options) {
  const conferma = useConfirm()
  const [remove] = useOperation<useDeleteFamigliaMutation>(mutation, {
    success: 'Famiglia eliminata',
    errorsFromCall: true,
  })
  const [update] = useOperation<famigliaFormUpdateMutation>(updateFamigliaMutation, { success: 'Famiglia ritirata' })

  const ask = useLatestCallback(async ({ pk, nome, ritirato, versione }: ReadFamiglia) => {
    const question = {
      title: `Sei sicuro di voler eliminare la famiglia ${nome}?`,
      text: 'Con lei vanno le sue immagini e le sue opzioni.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(question))) return
    const outcome = await remove({ pk })
    if (outcome.ok) onDeleted()
    if (outcome.ok || outcome.guasto) return
    const instead = {
      title: `${nome} non si può eliminare`,
      text: outcome.errors.map(({ message }) => message).join(' '),
      conferma: ritirato ? null : 'Ritira dal catalogo',
      cancel: 'Chiudi',
    }
    if (!(await conferma(instead)) || ritirato) return
    const { ok } = await update({ input: { pk, versione, ritirato: true } })
    if (ok) onRetired()
  })
  return useCallback((famiglia: ReadFamiglia) => void ask(famiglia), [])
}
