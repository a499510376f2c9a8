import { graphql } from 'relay-runtime'
import { faseSchema } from '../../../../../server/produzione/fasi/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { Nodo } from '../grafo/livelli.ts'
import type { NuovaFaseMutation } from './__generated__/NuovaFaseMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { useImpatto } from './useImpatto.tsx'
import { datiScritti, NUOVA, type ValoriFase } from './valori.ts'

const mutation = graphql`
  mutation NuovaFaseMutation($input: CreateFaseInput!) {
    createFase(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  altre: readonly Nodo[]
  onSalvata: () => void
  onAnnulla: () => void
}

/** A new phase, after the others. */
export function NuovaFase({ altre, onSalvata, onAnnulla }: Props) {
  const impatto = useImpatto()
  const modulo = useMutationForm<NuovaFaseMutation, ValoriFase>({
    mutation,
    iniziali: NUOVA,
    schema: faseSchema,
    variabili: (valori) => ({ input: datiScritti(valori) }),
    prima: ({ input }) => impatto(null, input),
    successo: 'Fase aggiunta',
    alSuccesso: onSalvata,
  })
  return <Modulo {...modulo} altre={altre} onAnnulla={onAnnulla} />
}
