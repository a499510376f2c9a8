import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { moduloRigaSchema } from '../../../../../../../server/acquisti/righeOrdineFornitore/rules.ts'
import { useMutationForm } from '../../../../../../forms/useMutationForm.ts'
import type { RigaFornitore } from '../righe.ts'
import type { ModificaRigaMutation } from './__generated__/ModificaRigaMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import type { Scelte } from './scelteRiga.ts'
import { cambiati, type ValoriRiga, valoriDi } from './valori.ts'

const mutation = graphql`
  mutation ModificaRigaMutation($input: UpdateRigaOrdineFornitoreInput!) {
    updateRigaOrdineFornitore(input: $input) {
      riga {
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
  riga: RigaFornitore
  scelte: Scelte
  onSalvata: () => void
  onAnnulla: () => void
}

/** Changes a row for a supplier: only what was touched is sent, with the version that was read. */
export function ModificaRiga({ riga, scelte, onSalvata, onAnnulla }: Props) {
  const { pk, ordineFornitorePk } = riga
  // What arrives later must not become the beginning of what is being written.
  const [iniziali] = useState(() => valoriDi(riga))
  const modulo = useMutationForm<ModificaRigaMutation, ValoriRiga>({
    mutation,
    iniziali,
    schema: moduloRigaSchema,
    variabili: (valori) => ({ input: { pk, versione: valori.versione, ...cambiati(iniziali, valori) } }),
    successo: 'Riga salvata',
    alSuccesso: onSalvata,
  })
  return <Modulo {...modulo} scelte={scelte} ordineFornitore={ordineFornitorePk} onAnnulla={onAnnulla} />
}
