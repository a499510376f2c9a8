import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import { CESTINO_DAYS } from '#documenti/cartelle/rules.ts'
import { useUndoDeletion } from '#forms/entity/useUndoDeletion.ts'
import type { useDeleteCartellaMutation } from '#generated/useDeleteCartellaMutation.graphql.ts'
import type { useDeleteCartellaQuery } from '#generated/useDeleteCartellaQuery.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { cartellaFromBin } from '../cestino/restore.ts'

const query = graphql`
  query useDeleteCartellaQuery($pk: Int!) {
    contenutoCartella(pk: $pk)
  }
`

const mutation = graphql`
  mutation useDeleteCartellaMutation($pk: Int!) {
    deleteCartella(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** How long what goes can come back. */
const RESTORABLE = `Si può ripristinare dal cestino per ${CESTINO_DAYS} giorni.`

interface Named {
  pk: number
  nome: string
}

/** Puts a folder into the bin, once confirmed: the question says what goes along. @param onDeleted what comes after */
export function useDeleteCartella(onDeleted: () => void): (cartella: Named) => void {
  const confirm = useConfirm()
  const notices = useNotices()
  const [run] = useOperation<useDeleteCartellaMutation>(mutation)
  const tellUndo = useUndoDeletion(cartellaFromBin)
  const remove = useLatestCallback(async ({ pk, nome }: Named) => {
    let content: string | null | undefined
    try {
      content = (await fetchFresh<useDeleteCartellaQuery>(query, { pk })).contenutoCartella
    } catch (error) {
      notices.error(errorMessage(error))
      return
    }
    const question = {
      title: `Sei sicuro di voler elminare la cartella ${nome}?`, // sic
      text: content ? `Con ciò che contiene: ${content}. ${RESTORABLE}` : RESTORABLE,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await confirm(question))) return
    const outcome = await run({ pk })
    if (!outcome.ok) return
    tellUndo('Cartella eliminata', outcome.data, pk)
    onDeleted()
  })
  return useCallback((cartella: Named) => void remove(cartella), [])
}
