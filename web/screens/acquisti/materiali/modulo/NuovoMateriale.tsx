import { graphql } from 'relay-runtime'
import { moduloMaterialeSchema } from '../../../../../server/acquisti/materiali/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { NuovoMaterialeMutation } from './__generated__/NuovoMaterialeMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { datiScritti, NUOVO, type ValoriMateriale } from './valori.ts'

const mutation = graphql`
  mutation NuovoMaterialeMutation($input: CreateMaterialeInput!) {
    createMateriale(input: $input) {
      materiale {
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

/** A new material. */
export function NuovoMateriale({ onSalvato, onAnnulla }: { onSalvato: () => void; onAnnulla: () => void }) {
  const modulo = useMutationForm<NuovoMaterialeMutation, ValoriMateriale>({
    mutation,
    iniziali: NUOVO,
    schema: moduloMaterialeSchema,
    variabili: (valori) => ({ input: datiScritti(valori) }),
    successo: 'Materiale aggiunto',
    alSuccesso: onSalvato,
  })
  return <Modulo {...modulo} onAnnulla={onAnnulla} />
}
