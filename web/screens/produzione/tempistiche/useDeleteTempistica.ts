import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteTempisticaMutation } from '#generated/useDeleteTempisticaMutation.graphql.ts'

const mutation = graphql`
  mutation useDeleteTempisticaMutation($pk: Int!) {
    deleteTempistica(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** A timing, and what it is called where it is spoken of. */
interface Named {
  pk: number
  name: string
}

const words = {
  question: ({ name }: Named) => `Sei sicuro di voler eliminare la tempistica ${name}?`,
  text: () => 'I serramenti che la usano prenderanno quella più generale; se non c’è, la tempistica mancherà.',
  done: 'Tempistica eliminata',
}

/** Removes a timing, once confirmed. @param onDone what comes after, also when somebody else had removed it */
export function useDeleteTempistica(onDone: () => void) {
  return useDelete<useDeleteTempisticaMutation, Named>(mutation, words, onDone, { always: true })
}
