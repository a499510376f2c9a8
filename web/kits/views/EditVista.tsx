import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { EditVistaMutation } from '#generated/EditVistaMutation.graphql.ts'
import { type VistaFormValues, VistaNameDialog, vistaFormSchema } from './VistaNameDialog.tsx'
import type { ShownVista } from './vista.ts'

export const updateVistaMutation = graphql`
  mutation EditVistaMutation($input: UpdateVistaInput!) {
    updateVista(input: $input) {
      vista {
        id
        nome
        url
        condivisa
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  vista: ShownVista
  shareable: boolean
  onClose: () => void
}

/** Renames an own view, or shares it. */
export function EditVista({ vista: { pk, nome, url, condivisa }, shareable, onClose }: Props) {
  const modulo = useMutationForm<EditVistaMutation, VistaFormValues>({
    mutation: updateVistaMutation,
    initial: { nome, condivisa },
    schema: vistaFormSchema,
    variables: (values) => ({ input: { ...values, pk, url } }),
    success: 'Vista salvata',
    onSuccess: onClose,
  })
  return <VistaNameDialog {...modulo} title={`Modifica ${nome}`} shareable={shareable} onClose={onClose} />
}
