import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { faseSchema } from '../../../../../server/produzione/fasi/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { Fase } from '../fase.ts'
import type { Nodo } from '../grafo/livelli.ts'
import type { ModificaFaseMutation } from './__generated__/ModificaFaseMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { useImpatto } from './useImpatto.tsx'
import { datiScritti, type ValoriFase, valoriDi } from './valori.ts'

const mutation = graphql`
  mutation ModificaFaseMutation($input: UpdateFaseInput!) {
    updateFase(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  fase: Fase
  altre: readonly Nodo[]
  onSalvata: () => void
  onAnnulla: () => void
}

/** Changes a phase, with the version that was read. */
export function ModificaFase({ fase, altre, onSalvata, onAnnulla }: Props) {
  const { pk } = fase
  // What arrives later must not become the beginning of what is being written.
  const [iniziali] = useState(() => valoriDi(fase))
  const impatto = useImpatto()
  const modulo = useMutationForm<ModificaFaseMutation, ValoriFase>({
    mutation,
    iniziali,
    schema: faseSchema,
    variabili: (valori) => ({ input: { pk, versione: valori.versione, ...datiScritti(valori) } }),
    prima: ({ input }) => impatto(pk, input),
    successo: 'Fase salvata',
    alSuccesso: onSalvata,
  })
  return <Modulo {...modulo} altre={altre} onAnnulla={onAnnulla} />
}
