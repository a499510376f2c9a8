import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { NewVistaMutation } from '#generated/NewVistaMutation.graphql.ts'
import type { ElencoWithViste } from '#ordini/viste/rules.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { type VistaFormValues, VistaNameDialog, vistaFormSchema } from './VistaNameDialog.tsx'

const mutation = graphql`
  mutation NewVistaMutation($input: CreateVistaInput!) {
    createVista(input: $input) {
      vista {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  elenco: ElencoWithViste
  /** How the list looks now. */
  url: string
  shareable: boolean
  onSaved: () => void
  onClose: () => void
}

/** Saves how the list looks now. */
export function NewVista({ elenco, url, shareable, onSaved, onClose }: Props) {
  const modulo = useMutationForm<NewVistaMutation, VistaFormValues>({
    mutation,
    initial: { nome: '', condivisa: false },
    schema: vistaFormSchema,
    variables: (values) => ({ input: { ...values, elenco: enumName(elenco), url } }),
    success: 'Vista salvata',
    onSuccess: onSaved,
  })
  return <VistaNameDialog {...modulo} title="Salva vista" shareable={shareable} onClose={onClose} />
}
