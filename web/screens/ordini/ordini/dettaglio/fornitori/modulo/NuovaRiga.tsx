import { graphql } from 'relay-runtime'
import { moduloRigaSchema } from '../../../../../../../server/acquisti/righeOrdineFornitore/rules.ts'
import { useMutationForm } from '../../../../../../forms/useMutationForm.ts'
import type { NuovaRigaMutation } from './__generated__/NuovaRigaMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import type { Scelte } from './scelteRiga.ts'
import { datiScritti, NUOVA, type ValoriRiga } from './valori.ts'

const mutation = graphql`
  mutation NuovaRigaMutation($input: CreateRigaOrdineFornitoreInput!) {
    createRigaOrdineFornitore(input: $input) {
      riga {
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
  /** Number of the order. */
  ordine: number
  scelte: Scelte
  onSalvata: () => void
  onAnnulla: () => void
}

/** A new row for a supplier. */
export function NuovaRiga({ ordine, scelte, onSalvata, onAnnulla }: Props) {
  const modulo = useMutationForm<NuovaRigaMutation, ValoriRiga>({
    mutation,
    iniziali: NUOVA,
    schema: moduloRigaSchema,
    variabili: (valori) => ({ input: { ordine, ...datiScritti(valori) } }),
    successo: 'Riga aggiunta',
    alSuccesso: onSalvata,
  })
  return <Modulo {...modulo} scelte={scelte} onAnnulla={onAnnulla} />
}
