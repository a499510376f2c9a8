import { graphql } from 'relay-runtime'
import { personaSchema } from '../../../../server/persone/personale/rules.ts'
import { useMutationForm } from '../../../forms/useMutationForm.ts'
import { useAnteprima } from '../calendario/anteprima/useAnteprima.tsx'
import type { NuovaPersonaMutation } from './__generated__/NuovaPersonaMutation.graphql.ts'
import { Modulo, type ValoriPersona } from './Modulo.tsx'

const mutation = graphql`
  mutation NuovaPersonaMutation($input: CreatePersonaInput!) {
    createPersona(input: $input) {
      persona {
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

const VUOTA: ValoriPersona = { nome: '', reparto: null, dataInizio: null, dataFine: null, versione: 0 }

/** Somebody new. @param onSalvata with their number */
export function NuovaPersona({ onSalvata, onAnnulla }: { onSalvata: (pk: number) => void; onAnnulla: () => void }) {
  const anteprima = useAnteprima()
  const modulo = useMutationForm<NuovaPersonaMutation, ValoriPersona>({
    mutation,
    prima: ({ input }) => anteprima('createPersona', input),
    iniziali: VUOTA,
    schema: personaSchema,
    variabili: ({ versione: _versione, ...dati }) => ({ input: dati }),
    successo: 'Persona aggiunta',
    alSuccesso: ({ createPersona }) => createPersona.persona && onSalvata(createPersona.persona.pk),
  })
  return <Modulo {...modulo} onAnnulla={onAnnulla} />
}
