import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { personaSchema } from '../../../../server/persone/personale/rules.ts'
import { useMutationForm } from '../../../forms/useMutationForm.ts'
import { useAnteprima } from '../calendario/anteprima/useAnteprima.tsx'
import type { ModificaPersonaMutation } from './__generated__/ModificaPersonaMutation.graphql.ts'
import { Modulo, type ValoriPersona } from './Modulo.tsx'

const mutation = graphql`
  mutation ModificaPersonaMutation($input: UpdatePersonaInput!) {
    updatePersona(input: $input) {
      persona {
        pk
        nome
        reparto
        dataInizio
        dataFine
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

/** A person as read, to be changed. */
export interface PersonaLetta {
  readonly pk: number
  readonly nome: string
  readonly reparto: string
  readonly dataInizio: string
  readonly dataFine: string | null | undefined
  readonly versione: number
}

interface Props {
  persona: PersonaLetta
  onSalvata: () => void
  onAnnulla: () => void
}

/** Changes a person, with the version that was read. */
export function ModificaPersona({ persona, onSalvata, onAnnulla }: Props) {
  const { pk } = persona
  // What arrives later must not become the beginning of what is being written.
  const [iniziali] = useState<ValoriPersona>(() => ({
    nome: persona.nome,
    reparto: persona.reparto,
    dataInizio: persona.dataInizio,
    dataFine: persona.dataFine ?? null,
    versione: persona.versione,
  }))
  const anteprima = useAnteprima()
  const modulo = useMutationForm<ModificaPersonaMutation, ValoriPersona>({
    mutation,
    prima: ({ input }) => anteprima('updatePersona', input),
    iniziali,
    schema: personaSchema,
    variabili: (dati) => ({ input: { pk, ...dati } }),
    successo: 'Persona salvata',
    alSuccesso: onSalvata,
  })
  return <Modulo {...modulo} onAnnulla={onAnnulla} />
}
