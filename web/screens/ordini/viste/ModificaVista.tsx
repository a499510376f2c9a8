import { graphql } from 'relay-runtime'
import { useMutationForm } from '../../../forms/useMutationForm.ts'
import type { ModificaVistaMutation } from './__generated__/ModificaVistaMutation.graphql.ts'
import { NomeVistaDialog, type ValoriVista, vistaModuloSchema } from './NomeVistaDialog.tsx'
import type { Vista } from './vista.ts'

export const updateVistaMutation = graphql`
  mutation ModificaVistaMutation($input: UpdateVistaInput!) {
    updateVista(input: $input) {
      vista {
        id
        nome
        url
        condivisa
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
  vista: Vista
  condivisibile: boolean
  onSalvata: () => void
  onChiudi: () => void
}

/** Renames an own view, or shares it. */
export function ModificaVista({ vista: { pk, nome, url, condivisa }, condivisibile, onSalvata, onChiudi }: Props) {
  const modulo = useMutationForm<ModificaVistaMutation, ValoriVista>({
    mutation: updateVistaMutation,
    iniziali: { nome, condivisa },
    schema: vistaModuloSchema,
    variabili: (valori) => ({ input: { ...valori, pk, url } }),
    successo: 'Vista salvata',
    alSuccesso: onSalvata,
  })
  return <NomeVistaDialog {...modulo} titolo={`Modifica ${nome}`} condivisibile={condivisibile} onChiudi={onChiudi} />
}
