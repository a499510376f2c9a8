import { graphql } from 'relay-runtime'
import type { useCreateOffertaMutation } from '#generated/useCreateOffertaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'

const mutation = graphql`
  mutation useCreateOffertaMutation($input: CreateOffertaInput!) {
    createOfferta(input: $input) {
      offerta {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Makes a draft of an offer. @param onMade told its number @returns the function, and whether it is at it */
export function useCreateOfferta(onMade: (pk: number) => void) {
  const [create, isMaking] = useOperation<useCreateOffertaMutation>(mutation)
  async function make(of: { preventivoPk: number } | { clientePk: number }) {
    const outcome = await create({ input: of })
    const pk = outcome.ok ? outcome.data.createOfferta.offerta?.pk : undefined
    if (pk !== undefined) onMade(pk)
  }
  return [make, isMaking] as const
}
