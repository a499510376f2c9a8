import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import type { Cella } from '../modello.ts'
import type { useRiparaCellaMutation } from './__generated__/useRiparaCellaMutation.graphql.ts'

const mutation = graphql`
  mutation useRiparaCellaMutation($input: RiparaCellaInput!) {
    riparaCella(input: $input) {
      riparazione {
        eccedenza
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** Mends a broken cell. @param successo what is said when it is done @returns true when it is, and whether it runs */
export function useRiparaCella(successo?: string) {
  const [esegui, inCorso] = useOperazione<useRiparaCellaMutation>(mutation, { successo })
  const ripara = async ({ reparto, giorno }: Pick<Cella, 'reparto' | 'giorno'>) =>
    (await esegui({ input: { reparto, giorno } })).ok
  return [ripara, inCorso] as const
}
