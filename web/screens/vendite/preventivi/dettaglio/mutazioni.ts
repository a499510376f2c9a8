import { graphql } from 'relay-runtime'

/** Sets the state of one quote, or none. */
export const setStatoMutation = graphql`
  mutation mutazioniSetStatoMutation($input: SetStatoPreventivoInput!) {
    setStatoPreventivo(input: $input) {
      preventivo {
        versione
        ...Gestione_preventivo
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** Assigns an agent to one quote, or nobody. */
export const setAgenteMutation = graphql`
  mutation mutazioniSetAgenteMutation($input: SetAgentePreventivoInput!) {
    setAgentePreventivo(input: $input) {
      preventivo {
        versione
        ...Gestione_preventivo
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** Deletes or restores one quote. */
export const setEliminatoMutation = graphql`
  mutation mutazioniSetEliminatoMutation($input: SetEliminatoPreventivoInput!) {
    setEliminatoPreventivo(input: $input) {
      preventivo {
        versione
        eliminato
        ...Gestione_preventivo
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** Writes to the assigned agent. */
export const sendEmailAgenteMutation = graphql`
  mutation mutazioniSendEmailAgenteMutation($input: SendEmailAgentePreventivoInput!) {
    sendEmailAgentePreventivo(input: $input) {
      preventivo {
        versione
        ...Gestione_preventivo
      }
      errors {
        code
        field
        message
      }
    }
  }
`
