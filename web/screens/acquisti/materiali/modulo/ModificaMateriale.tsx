import { type ReactNode, useState } from 'react'
import { graphql } from 'relay-runtime'
import { moduloMaterialeSchema } from '../../../../../server/acquisti/materiali/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { RigaMateriale } from '../colonne.tsx'
import type { ModificaMaterialeMutation } from './__generated__/ModificaMaterialeMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { cambiati, type ValoriMateriale, valoriDi } from './valori.ts'

const mutation = graphql`
  mutation ModificaMaterialeMutation($input: UpdateMaterialeInput!) {
    updateMateriale(input: $input) {
      materiale {
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
  materiale: RigaMateriale
  onSalvato: () => void
  onAnnulla: () => void
  /** Other buttons of its foot. */
  children: ReactNode
}

/** Changes a material: only what was touched is sent, with the name and the version that were read. */
export function ModificaMateriale({ materiale, onSalvato, onAnnulla, children }: Props) {
  // What arrives later must not become the beginning of what is being written.
  const [{ nome, iniziali }] = useState(() => ({ nome: materiale.nome, iniziali: valoriDi(materiale) }))
  const modulo = useMutationForm<ModificaMaterialeMutation, ValoriMateriale>({
    mutation,
    iniziali,
    schema: moduloMaterialeSchema,
    variabili: (valori) => ({ input: { materiale: nome, versione: valori.versione, ...cambiati(iniziali, valori) } }),
    successo: 'Materiale salvato',
    alSuccesso: onSalvato,
  })
  return (
    <Modulo {...modulo} nomeBloccato={materiale.perSchedulazione} onAnnulla={onAnnulla}>
      {children}
    </Modulo>
  )
}
