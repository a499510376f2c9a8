import { useCallback } from 'react'
import { graphql, type RecordSourceProxy } from 'relay-runtime'
import { useOperation } from '../../../relay/useOperation.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { useLatestCallback } from '../../../ui/useLatestCallback.ts'
import type { useFaseActionsEliminaMutation } from './__generated__/useFaseActionsEliminaMutation.graphql.ts'
import type { useFaseActionsOrdinaMutation } from './__generated__/useFaseActionsOrdinaMutation.graphql.ts'
import type { ReadFase } from './readFasi.ts'

const eliminaMutation = graphql`
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

const ordinaMutation = graphql`
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
function mettiInOrdine(store: RecordSourceProxy, pks: readonly number[]) {
  const perPk = new Map(
    store
      .getRoot()
      .getLinkedRecords('fasi')
      ?.map((fase) => [fase.getValue('pk'), fase]),
  )
  const ordinate = pks.map((pk) => perPk.get(pk)).filter((fase) => fase !== undefined)
  if (ordinate.length === perPk.size) store.getRoot().setLinkedRecords(ordinate, 'fasi')
}

/**
 * Removing a phase, and putting it elsewhere, which is shown at once.
 * @param onDone what comes after: one was removed, or something was refused
 */
export function useFaseActions(fasi: readonly ReadFase[], onDone: () => void) {
  const conferma = useConfirm()
  const [esegui] = useOperation<useFaseActionsEliminaMutation>(eliminaMutation, { successo: 'Fase eliminata' })
  const [ordina, inCorso] = useOperation<useFaseActionsOrdinaMutation>(ordinaMutation, {
    atOnce: (store, { fasi: ordinate }) => mettiInOrdine(store, ordinate),
    updater(store, data) {
      if (data?.ordinaFasi.fasi) mettiInOrdine(store, data.ordinaFasi.fasi)
    },
  })

  const eliminala = useLatestCallback(async ({ pk, nome }: ReadFase) => {
    const domanda = {
      titolo: `Sei sicuro di voler eliminare la fase ${nome}?`,
      testo: 'Gli ordini che saranno schedulati da ora in poi non l’avranno.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await conferma(domanda))) return
    await esegui({ pk })
    onDone()
  })
  const spostala = useLatestCallback(async ({ pk }: ReadFase, di: 1 | -1) => {
    // One move at a time: the next one begins from where this one ends.
    if (inCorso) return
    const ordinate = fasi.map((fase) => fase.pk)
    const da = ordinate.indexOf(pk)
    ordinate.splice(da + di, 0, ...ordinate.splice(da, 1))
    // Refused, there may be others than those on screen.
    if (!(await ordina({ fasi: ordinate })).ok) onDone()
  })
  return {
    elimina: useCallback((fase: ReadFase) => void eliminala(fase), []),
    sposta: useCallback((fase: ReadFase, di: 1 | -1) => void spostala(fase, di), []),
  }
}
