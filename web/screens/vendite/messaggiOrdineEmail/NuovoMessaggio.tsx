import { graphql } from 'relay-runtime'
import { messaggioOrdineEmailSchema } from '../../../../server/vendite/messaggiOrdineEmail/rules.ts'
import { useMutationForm } from '../../../forms/useMutationForm.ts'
import type { NuovoMessaggioMutation } from './__generated__/NuovoMessaggioMutation.graphql.ts'
import { Modulo, type ValoriMessaggio } from './Modulo.tsx'

const mutation = graphql`
  mutation NuovoMessaggioMutation($input: CreateMessaggioOrdineEmailInput!) {
    createMessaggioOrdineEmail(input: $input) {
      messaggio {
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

/** A new text. */
export function NuovoMessaggio({ onSalvato, onAnnulla }: { onSalvato: () => void; onAnnulla: () => void }) {
  const modulo = useMutationForm<NuovoMessaggioMutation, ValoriMessaggio>({
    mutation,
    iniziali: { titolo: '', testo: '', versione: 0 },
    schema: messaggioOrdineEmailSchema,
    variabili: ({ titolo, testo }) => ({ input: { titolo, testo } }),
    successo: 'Messaggio aggiunto',
    alSuccesso: onSalvato,
  })
  return <Modulo {...modulo} onAnnulla={onAnnulla} />
}
