import { graphql } from 'relay-runtime'
import type { useAlternativaMutation } from '#generated/useAlternativaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import type { AlternativaDetail, OffertaDetail } from './offertaDetail.ts'
import { moved, rigaValues } from './offertaValues.ts'

/** Changes an alternative; its lines and services are sent whole. */
export const alternativaMutation = graphql`
  mutation useAlternativaMutation($input: UpdateAlternativaOffertaInput!) {
    updateAlternativaOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What is done with the lines of an alternative without a form. */
export function useAlternativa({ versione }: OffertaDetail, { pk, righe }: AlternativaDetail) {
  const [save, isSaving] = useOperation<useAlternativaMutation>(alternativaMutation)
  const values = righe.map(rigaValues)
  return {
    isSaving,
    move(from: number, to: number) {
      if (to < 0 || to >= values.length || to === from || isSaving) return
      void save({ input: { pk, versione, righe: moved(values, from, to) } })
    },
    remove: (index: number) => save({ input: { pk, versione, righe: values.filter((_, i) => i !== index) } }),
    /** Prices all lines anew by the lists in force. */
    reprice: () => save({ input: { pk, versione, riprezza: true } }),
  }
}
