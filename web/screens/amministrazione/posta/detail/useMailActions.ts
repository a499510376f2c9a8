import { type GraphQLTaggedNode, graphql, type MutationParameters } from 'relay-runtime'
import { changeAtOnce } from '../../../../relay/answers/changeAtOnce.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import type { useMailActionsAnnullaMutation } from './__generated__/useMailActionsAnnullaMutation.graphql.ts'
import type { useMailActionsRiprendiMutation } from './__generated__/useMailActionsRiprendiMutation.graphql.ts'
import type { useMailActionsRiprovaMutation } from './__generated__/useMailActionsRiprovaMutation.graphql.ts'
import type { useMailActionsSospendiMutation } from './__generated__/useMailActionsSospendiMutation.graphql.ts'

const sospendiMutation = graphql`
  mutation useMailActionsSospendiMutation($pk: Int!) {
    sospendiMail(input: { pk: $pk }) {
      mail {
        ...MailDetail_mail
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
  mutation useMailActionsRiprendiMutation($pk: Int!) {
    riprendiMail(input: { pk: $pk }) {
      mail {
        ...MailDetail_mail
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
  mutation useMailActionsAnnullaMutation($pk: Int!) {
    annullaMail(input: { pk: $pk }) {
      mail {
        ...MailDetail_mail
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
  mutation useMailActionsRiprovaMutation($pk: Int!) {
    riprovaMail(input: { pk: $pk }) {
      mail {
        ...MailDetail_mail
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

type MailStatus = 'SOSPESA' | 'DA_INVIARE' | 'ANNULLATA'

interface ActedMail {
  readonly id: string
  readonly pk: number
}

function useAzione<T extends PerNumero>(
  mutation: GraphQLTaggedNode,
  { id, pk }: ActedMail,
  stato: MailStatus,
  successo: string,
) {
  const [esegui, inCorso] = useOperation<T>(mutation, {
    successo,
    atOnce: (store) => changeAtOnce(store, id, { stato }),
  })
  return { esegui: () => void esegui({ pk }), inCorso }
}

/** The actions on one mail, whose new state is shown at once; each says how it went. */
export function useMailActions(mail: ActedMail) {
  const sospendi = useAzione<useMailActionsSospendiMutation>(sospendiMutation, mail, 'SOSPESA', 'Messaggio sospeso')
  const riprendi = useAzione<useMailActionsRiprendiMutation>(riprendiMutation, mail, 'DA_INVIARE', 'Messaggio ripreso')
  const annulla = useAzione<useMailActionsAnnullaMutation>(annullaMutation, mail, 'ANNULLATA', 'Messaggio annullato')
  const retry = useAzione<useMailActionsRiprovaMutation>(
    riprovaMutation,
    mail,
    'DA_INVIARE',
    'Messaggio di nuovo in uscita',
  )
  return {
    inCorso: [sospendi, riprendi, annulla, retry].some((azione) => azione.inCorso),
    sospendi: sospendi.esegui,
    riprendi: riprendi.esegui,
    annulla: annulla.esegui,
    riprova: retry.esegui,
  }
}
