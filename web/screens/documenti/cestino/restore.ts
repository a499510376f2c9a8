import { graphql } from 'relay-runtime'

/** Brings a folder back from the bin. */
export const cartellaFromBin = graphql`
  mutation restoreCartellaMutation($pk: Int!) {
    restoreCartella(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Brings a file back from the bin. */
export const fileFromBin = graphql`
  mutation restoreFileMutation($pk: Int!) {
    restoreDocumentoCartella(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
