import { graphql } from 'relay-runtime'
import { codiceSchema } from '../../../../../server/produzione/tempistiche/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { NuovoCodiceMutation } from './__generated__/NuovoCodiceMutation.graphql.ts'
import { ModuloCodice, type ValoriCodice } from './ModuloCodice.tsx'

const mutation = graphql`
  mutation NuovoCodiceMutation($input: CreateCodiceSerramentoInput!) {
    createCodiceSerramento(input: $input) {
      codiceSerramento {
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

/** A new window code. */
export function NuovoCodice({ onSalvato, onAnnulla }: { onSalvato: () => void; onAnnulla: () => void }) {
  const modulo = useMutationForm<NuovoCodiceMutation, ValoriCodice>({
    mutation,
    iniziali: { categoria: '', forma: '', codice: '', versione: 0 },
    schema: codiceSchema,
    variabili: ({ versione: _, ...input }) => ({ input }),
    successo: 'Codice aggiunto',
    alSuccesso: onSalvato,
  })
  return <ModuloCodice {...modulo} onAnnulla={onAnnulla} />
}
