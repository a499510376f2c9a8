import { type GraphQLTaggedNode, graphql, type MutationParameters } from 'relay-runtime'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import type { useAzioniMailAnnullaMutation } from './__generated__/useAzioniMailAnnullaMutation.graphql.ts'
import type { useAzioniMailRiprendiMutation } from './__generated__/useAzioniMailRiprendiMutation.graphql.ts'
import type { useAzioniMailRiprovaMutation } from './__generated__/useAzioniMailRiprovaMutation.graphql.ts'
import type { useAzioniMailSospendiMutation } from './__generated__/useAzioniMailSospendiMutation.graphql.ts'

const sospendiMutation = graphql`
  mutation useAzioniMailSospendiMutation($pk: Int!) {
    sospendiMail(input: { pk: $pk }) {
      mail {
        ...DettaglioMail_mail
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const riprendiMutation = graphql`
  mutation useAzioniMailRiprendiMutation($pk: Int!) {
    riprendiMail(input: { pk: $pk }) {
      mail {
        ...DettaglioMail_mail
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const annullaMutation = graphql`
  mutation useAzioniMailAnnullaMutation($pk: Int!) {
    annullaMail(input: { pk: $pk }) {
      mail {
        ...DettaglioMail_mail
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const riprovaMutation = graphql`
  mutation useAzioniMailRiprovaMutation($pk: Int!) {
    riprovaMail(input: { pk: $pk }) {
      mail {
        ...DettaglioMail_mail
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface PerNumero extends MutationParameters {
  variables: { pk: number }
}

function useAzione<T extends PerNumero>(mutation: GraphQLTaggedNode, pk: number, successo: string) {
  const [esegui, inCorso] = useOperazione<T>(mutation, { successo })
  return { esegui: () => void esegui({ pk }), inCorso }
}

/** The actions on one mail; each says how it went. */
export function useAzioniMail(pk: number) {
  const sospendi = useAzione<useAzioniMailSospendiMutation>(sospendiMutation, pk, 'Messaggio sospeso')
  const riprendi = useAzione<useAzioniMailRiprendiMutation>(riprendiMutation, pk, 'Messaggio ripreso')
  const annulla = useAzione<useAzioniMailAnnullaMutation>(annullaMutation, pk, 'Messaggio annullato')
  const riprova = useAzione<useAzioniMailRiprovaMutation>(riprovaMutation, pk, 'Messaggio rimesso in partenza')
  return {
    inCorso: [sospendi, riprendi, annulla, riprova].some((azione) => azione.inCorso),
    sospendi: sospendi.esegui,
    riprendi: riprendi.esegui,
    annulla: annulla.esegui,
    riprova: riprova.esegui,
  }
}
