import { graphql } from 'relay-runtime'

/** Sets the state of one quote, or none. */
export const setStatoMutation = graphql`
  mutation mutationsSetStatoMutation($input: SetStatoPreventivoInput!) {
    setStatoPreventivo(input: $input) {
      preventivo {
        versione
        ...usePreventivoActions_preventivo
        ...PreventivoManagement_preventivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Assigns an agent to one quote, or nobody. */
export const setAgenteMutation = graphql`
  mutation mutationsSetAgenteMutation($input: SetAgentePreventivoInput!) {
    setAgentePreventivo(input: $input) {
      preventivo {
        versione
        ...usePreventivoActions_preventivo
        ...PreventivoManagement_preventivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Deletes or restores one quote. */
export const setEliminatoMutation = graphql`
  mutation mutationsSetEliminatoMutation($input: SetEliminatoPreventivoInput!) {
    setEliminatoPreventivo(input: $input) {
      preventivo {
        versione
        ...usePreventivoActions_preventivo
        ...PreventivoHeaderActions_preventivo
        ...PreventivoManagement_preventivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Writes to the assigned agent. */
export const sendEmailAgenteMutation = graphql`
  mutation mutationsSendEmailAgenteMutation($input: SendEmailAgentePreventivoInput!) {
    sendEmailAgentePreventivo(input: $input) {
      preventivo {
        versione
        ...usePreventivoActions_preventivo
        ...PreventivoManagement_preventivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
