import { graphql } from 'relay-runtime'
import { fornitoreSchema } from '../../../../../server/acquisti/fornitori/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { NuovoFornitoreMutation } from './__generated__/NuovoFornitoreMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { datiScritti, NUOVO, type Salvato, type ValoriFornitore } from './valori.ts'

const mutation = graphql`
  mutation NuovoFornitoreMutation($input: CreateFornitoreInput!) {
    createFornitore(input: $input) {
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
  tipologie: readonly string[]
  onSalvato: Salvato
  onAnnulla: () => void
}

/** A new supplier. */
export function NuovoFornitore({ tipologie, onSalvato, onAnnulla }: Props) {
  const modulo = useMutationForm<NuovoFornitoreMutation, ValoriFornitore>({
    mutation,
    iniziali: NUOVO,
    schema: fornitoreSchema,
    variabili: (valori) => ({ input: datiScritti(valori) }),
    successo: 'Fornitore aggiunto',
    alSuccesso: ({ createFornitore }, { immagine }) => onSalvato(createFornitore.fornitore?.pk ?? 0, immagine.nuova),
  })
  return <Modulo {...modulo} tipologie={tipologie} onAnnulla={onAnnulla} />
}
