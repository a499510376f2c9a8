import { type ReactNode, useState } from 'react'
import { graphql } from 'relay-runtime'
import { codiceSchema } from '../../../../../server/produzione/tempistiche/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { ModificaCodiceMutation } from './__generated__/ModificaCodiceMutation.graphql.ts'
import { ModuloCodice, type ValoriCodice } from './ModuloCodice.tsx'
import type { RigaCodice } from './riga.ts'

const mutation = graphql`
  mutation ModificaCodiceMutation($input: UpdateCodiceSerramentoInput!) {
    updateCodiceSerramento(input: $input) {
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

interface Props {
  codice: RigaCodice
  onSalvato: () => void
  onAnnulla: () => void
  elimina: ReactNode
}

/** Changes how a window code is written, with the version that was read. */
export function ModificaCodice({ codice: letto, onSalvato, onAnnulla, elimina }: Props) {
  // What arrives later must not become the beginning of what is being written.
  const [{ pk, ...iniziali }] = useState(() => {
    const { pk, categoria, forma, codice, versione } = letto
    return { pk, categoria, forma, codice, versione }
  })
  const modulo = useMutationForm<ModificaCodiceMutation, ValoriCodice>({
    mutation,
    iniziali,
    schema: codiceSchema,
    variabili: (valori) => ({ input: { pk, ...valori } }),
    successo: 'Codice salvato',
    alSuccesso: onSalvato,
  })
  return (
    <ModuloCodice {...modulo} onAnnulla={onAnnulla}>
      {elimina}
    </ModuloCodice>
  )
}
