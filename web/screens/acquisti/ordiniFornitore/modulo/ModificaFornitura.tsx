import { type ReactNode, useState } from 'react'
import { graphql } from 'relay-runtime'
import { ordineFornitoreSchema } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { RigaFornitura } from '../elenco/riga.ts'
import type { ModificaFornituraMutation } from './__generated__/ModificaFornituraMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import type { ScelteModulo } from './scelte.ts'
import { cambiati, type ValoriFornitura, valoriDi } from './valori.ts'

const mutation = graphql`
  mutation ModificaFornituraMutation($input: UpdateOrdineFornitoreInput!) {
    updateOrdineFornitore(input: $input) {
      ordineFornitore {
        ...riga_ordineFornitore
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
  riga: RigaFornitura
  scelte: ScelteModulo
  onSalvato: () => void
  onAnnulla: () => void
  /** Other buttons of its foot. */
  children: ReactNode
}

/** Changes a supplier order: only what was touched is sent, with the version that was read. */
export function ModificaFornitura({ riga, scelte, onSalvato, onAnnulla, children }: Props) {
  const { pk, ordine } = riga
  // What arrives later must not become the beginning of what is being written.
  const [iniziali] = useState(() => valoriDi(riga))
  const modulo = useMutationForm<ModificaFornituraMutation, ValoriFornitura>({
    mutation,
    iniziali,
    schema: ordineFornitoreSchema,
    variabili: (valori) => ({ input: { pk, versione: valori.versione, ...cambiati(iniziali, valori) } }),
    successo: 'Ordine fornitore salvato',
    alSuccesso: onSalvato,
  })
  return (
    <Modulo {...modulo} scelte={scelte} esistente={{ pk, commessa: ordine.numeroCommessa }} onAnnulla={onAnnulla}>
      {children}
    </Modulo>
  )
}
