import { graphql } from 'relay-runtime'
import { fornitoreSchema } from '../../../../server/fornitori/rules.ts'
import { useMutationForm } from '../../../forms/useMutationForm.ts'
import type { NuovoFornitoreMutation } from './__generated__/NuovoFornitoreMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { useCaricaImmagine } from './useCaricaImmagine.ts'
import { datiScritti, NUOVO, type ValoriFornitore } from './valori.ts'

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
  onSalvato: () => void
  onAnnulla: () => void
}

/** A new supplier; its picture follows once there is one to have it. */
export function NuovoFornitore({ tipologie, onSalvato, onAnnulla }: Props) {
  const carica = useCaricaImmagine()
  const modulo = useMutationForm<NuovoFornitoreMutation, ValoriFornitore>({
    mutation,
    iniziali: NUOVO,
    schema: fornitoreSchema,
    variabili: (valori) => ({ input: datiScritti(valori) }),
    successo: 'Fornitore aggiunto',
    alSuccesso: ({ createFornitore }, { immagine }) =>
      void carica(createFornitore.fornitore?.pk ?? 0, immagine.nuova).then(onSalvato),
  })
  return <Modulo {...modulo} tipologie={tipologie} onAnnulla={onAnnulla} />
}
