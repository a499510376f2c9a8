import { type ReactNode, useState } from 'react'
import { graphql } from 'relay-runtime'
import { messaggioOrdineEmailSchema } from '../../../../server/vendite/messaggiOrdineEmail/rules.ts'
import { useMutationForm } from '../../../forms/useMutationForm.ts'
import type { ModificaMessaggioMutation } from './__generated__/ModificaMessaggioMutation.graphql.ts'
import type { RigaMessaggio } from './colonne.tsx'
import { Modulo, type ValoriMessaggio } from './Modulo.tsx'

const mutation = graphql`
  mutation ModificaMessaggioMutation($input: UpdateMessaggioOrdineEmailInput!) {
    updateMessaggioOrdineEmail(input: $input) {
      messaggio {
        pk
        titolo
        testo
        versione
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
  messaggio: RigaMessaggio
  onSalvato: () => void
  onAnnulla: () => void
  elimina: ReactNode
}

/** Changes a text, with the version that was read. */
export function ModificaMessaggio({ messaggio, onSalvato, onAnnulla, elimina }: Props) {
  const { pk } = messaggio
  // What arrives later must not become the beginning of what is being written.
  const [iniziali] = useState({ titolo: messaggio.titolo, testo: messaggio.testo, versione: messaggio.versione })
  const modulo = useMutationForm<ModificaMessaggioMutation, ValoriMessaggio>({
    mutation,
    iniziali,
    schema: messaggioOrdineEmailSchema,
    variabili: ({ titolo, testo, versione }) => ({ input: { pk, titolo, testo, versione } }),
    successo: 'Messaggio salvato',
    alSuccesso: onSalvato,
  })
  return (
    <Modulo {...modulo} onAnnulla={onAnnulla}>
      {elimina}
    </Modulo>
  )
}
