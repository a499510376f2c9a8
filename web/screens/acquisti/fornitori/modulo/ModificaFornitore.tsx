import { type ReactNode, useState } from 'react'
import { graphql } from 'relay-runtime'
import { fornitoreSchema } from '../../../../../server/acquisti/fornitori/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { RigaFornitore } from '../elenco/colonne.tsx'
import type { ModificaFornitoreMutation } from './__generated__/ModificaFornitoreMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { cambiati, type Salvato, type ValoriFornitore, valoriDi } from './valori.ts'

const mutation = graphql`
  mutation ModificaFornitoreMutation($input: UpdateFornitoreInput!) {
    updateFornitore(input: $input) {
      fornitore {
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
  fornitore: RigaFornitore
  tipologie: readonly string[]
  onSalvato: Salvato
  onAnnulla: () => void
  /** Other buttons of its foot. */
  children: ReactNode
}

/** Changes a supplier: only what was touched is sent, with the version that was read. */
export function ModificaFornitore({ fornitore, tipologie, onSalvato, onAnnulla, children }: Props) {
  const { pk } = fornitore
  // What arrives later must not become the beginning of what is being written.
  const [iniziali] = useState(() => valoriDi(fornitore))
  const modulo = useMutationForm<ModificaFornitoreMutation, ValoriFornitore>({
    mutation,
    iniziali,
    schema: fornitoreSchema,
    variabili: (valori) => ({ input: { pk, versione: valori.versione, ...cambiati(iniziali, valori) } }),
    successo: 'Fornitore salvato',
    alSuccesso: (_dati, { immagine }) => onSalvato(pk, immagine.nuova),
  })
  return (
    <Modulo {...modulo} tipologie={tipologie} onAnnulla={onAnnulla}>
      {children}
    </Modulo>
  )
}
