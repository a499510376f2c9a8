import { graphql } from 'relay-runtime'
import { useMutationForm } from '../../../forms/useMutationForm.ts'
import type { NuovaVistaMutation } from './__generated__/NuovaVistaMutation.graphql.ts'
import { NomeVistaDialog, type ValoriVista, vistaModuloSchema } from './NomeVistaDialog.tsx'

const mutation = graphql`
  mutation NuovaVistaMutation($input: CreateVistaInput!) {
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
  elenco: string
  /** How the list looks now. */
  url: string
  condivisibile: boolean
  onSalvata: () => void
  onChiudi: () => void
}

/** Saves how the list looks now. */
export function NuovaVista({ elenco, url, condivisibile, onSalvata, onChiudi }: Props) {
  const modulo = useMutationForm<NuovaVistaMutation, ValoriVista>({
    mutation,
    iniziali: { nome: '', condivisa: false },
    schema: vistaModuloSchema,
    variabili: (valori) => ({ input: { ...valori, elenco, url } }),
    successo: 'Vista salvata',
    alSuccesso: onSalvata,
  })
  return <NomeVistaDialog {...modulo} titolo="Salva vista" condivisibile={condivisibile} onChiudi={onChiudi} />
}
