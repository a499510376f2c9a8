import { graphql } from 'relay-runtime'
import { ordineFornitoreSchema } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { NuovaFornituraMutation } from './__generated__/NuovaFornituraMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import type { ScelteModulo } from './scelte.ts'
import { datiScritti, NUOVA, type ValoriFornitura } from './valori.ts'

const mutation = graphql`
  mutation NuovaFornituraMutation($input: CreateOrdineFornitoreInput!) {
    createOrdineFornitore(input: $input) {
      ordineFornitore {
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
  scelte: ScelteModulo
  onSalvato: () => void
  onAnnulla: () => void
}

/** A new supplier order. */
export function NuovaFornitura({ scelte, onSalvato, onAnnulla }: Props) {
  const modulo = useMutationForm<NuovaFornituraMutation, ValoriFornitura>({
    mutation,
    iniziali: NUOVA,
    schema: ordineFornitoreSchema,
    variabili: (valori) => ({ input: datiScritti(valori) }),
    successo: 'Ordine fornitore aggiunto',
    alSuccesso: onSalvato,
  })
  return <Modulo {...modulo} scelte={scelte} esistente={null} onAnnulla={onAnnulla} />
}
