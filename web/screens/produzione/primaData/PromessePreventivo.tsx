import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PromessePreventivo_promesse$key } from '#generated/PromessePreventivo_promesse.graphql.ts'
import type { PromessePreventivoAddMutation } from '#generated/PromessePreventivoAddMutation.graphql.ts'
import type { PromessePreventivoRemoveMutation } from '#generated/PromessePreventivoRemoveMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useViewer } from '#shell/viewer.ts'
import { Promesse, promesseShown } from './Promesse.tsx'

const addMutation = graphql`
  mutation PromessePreventivoAddMutation($input: AddPromessaPreventivoInput!) {
    addPromessaPreventivo(input: $input) {
      promesse {
        ...PromessePreventivo_promesse
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation PromessePreventivoRemoveMutation($input: RemovePromessaPreventivoInput!) {
    removePromessaPreventivo(input: $input) {
      promesse {
        ...PromessePreventivo_promesse
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Number of the quote. */
  pk: number
  /** What can be promised. */
  day: string | null
  promesse: PromessePreventivo_promesse$key
}

/** The days that the customer of a quote was told; they are those of the order that it becomes. */
export function PromessePreventivo({ pk, day, promesse }: Props) {
  const told = useFragment(
    graphql`
      fragment PromessePreventivo_promesse on PromessaOrdine @relay(plural: true) {
        pk
        giorno
        origine
        fattaIl
        probabilita
        utente
      }
    `,
    promesse,
  )
  const { updatePreventivi } = useViewer().permessi
  const shown = promesseShown('promessePreventivo', pk)
  const [add, adding] = useOperation<PromessePreventivoAddMutation>(addMutation, {
    success: 'Data promessa segnata',
    updater: shown('addPromessaPreventivo'),
  })
  const [remove, removing] = useOperation<PromessePreventivoRemoveMutation>(removeMutation, {
    success: 'Data promessa tolta',
    updater: shown('removePromessaPreventivo'),
  })
  return (
    <Promesse
      promesse={told}
      day={day}
      editable={updatePreventivi}
      adding={adding}
      removing={removing}
      onTell={(when) => add({ input: { preventivoPk: pk, giorno: when } })}
      onRemove={(promessa) => remove({ input: { pk: promessa } })}
    />
  )
}
