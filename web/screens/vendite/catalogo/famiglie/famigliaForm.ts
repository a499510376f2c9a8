import { graphql } from 'relay-runtime'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { famigliaSchema } from '#vendite/famiglie/rules.ts'

export const emptyFamiglia = emptyForm(famigliaSchema)

/** What the form of a family holds. */
export type FamigliaFormValues = typeof emptyFamiglia

export const createFamigliaMutation = graphql`
  mutation famigliaFormCreateMutation($input: CreateFamigliaInput!) {
    createFamiglia(input: $input) {
      famiglia {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

export const updateFamigliaMutation = graphql`
  mutation famigliaFormUpdateMutation($input: UpdateFamigliaInput!) {
    updateFamiglia(input: $input) {
      famiglia {
        ...readFamiglia_famiglia
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
