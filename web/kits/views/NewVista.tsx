import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { NewVistaMutation } from '#generated/NewVistaMutation.graphql.ts'
import type { ElencoWithViste } from '#ordini/viste/rules.ts'
import { appendToList } from '#relay/answers/rootList.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { visteOf } from './useViste.ts'
import { type VistaFormValues, VistaNameDialog, vistaFormSchema } from './VistaNameDialog.tsx'

const mutation = graphql`
  mutation NewVistaMutation($input: CreateVistaInput!) {
    createVista(input: $input) {
      vista {
        ...useViste_vista
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  elenco: ElencoWithViste
  /** How the list looks now. */
  url: string
  shareable: boolean
  onClose: () => void
}

/** Saves how the list looks now. */
export function NewVista({ elenco, url, shareable, onClose }: Props) {
  const modulo = useMutationForm<NewVistaMutation, VistaFormValues>({
    mutation,
    initial: { nome: '', condivisa: false },
    schema: vistaFormSchema,
    variables: (values) => ({ input: { ...values, elenco: enumName(elenco), url } }),
    success: 'Vista salvata',
    updater: (store, data) => appendToList(store, visteOf(elenco), data),
    onSuccess: onClose,
  })
  return <VistaNameDialog {...modulo} title="Salva vista" shareable={shareable} onClose={onClose} />
}
