import { graphql } from 'relay-runtime'

/** Brings a folder back from the bin. */
export const restoreCartella = graphql`
  mutation restoreCartellaMutation($pk: Int!) {
    restoreCartella(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Brings a file back from the bin. */
export const restoreFile = graphql`
  mutation restoreFileMutation($pk: Int!) {
    restoreDocumentoCartella(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
