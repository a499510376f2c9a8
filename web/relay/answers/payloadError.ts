import { graphql } from 'relay-runtime'

// Spread without a mask: hooks and pages read the errors of any payload as they stand in the answer.
void graphql`
  fragment payloadError on UserError {
    code
    field
    message
  }
`

/** One entry of a payload's `errors`: something in the input that the user can correct. */
export interface PayloadError {
  code: string
  /** yup path of the field (`serramenti[0].altezza`), null for the whole form. */
  field: string | null
  message: string
}
