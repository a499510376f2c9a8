import { type GraphQLTaggedNode, graphql, type MutationParameters } from 'relay-runtime'
import type { useMailActionsAnnullaMutation } from '#generated/useMailActionsAnnullaMutation.graphql.ts'
import type { useMailActionsRiprendiMutation } from '#generated/useMailActionsRiprendiMutation.graphql.ts'
import type { useMailActionsRiprovaMutation } from '#generated/useMailActionsRiprovaMutation.graphql.ts'
import type { useMailActionsSospendiMutation } from '#generated/useMailActionsSospendiMutation.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useOperation } from '#relay/useOperation.ts'

const suspendMutation = graphql`
  mutation useMailActionsSospendiMutation($pk: Int!) {
    suspendMail(input: { pk: $pk }) {
      mail {
        ...MailDetail_mail
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const resumeMutation = graphql`
  mutation useMailActionsRiprendiMutation($pk: Int!) {
    resumeMail(input: { pk: $pk }) {
      mail {
        ...MailDetail_mail
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const cancelMutation = graphql`
  mutation useMailActionsAnnullaMutation($pk: Int!) {
    cancelMail(input: { pk: $pk }) {
      mail {
        ...MailDetail_mail
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const retryMutation = graphql`
  mutation useMailActionsRiprovaMutation($pk: Int!) {
    retryMail(input: { pk: $pk }) {
      mail {
        ...MailDetail_mail
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface ByNumero extends MutationParameters {
  variables: { pk: number }
}

type MailStatus = 'SOSPESA' | 'DA_INVIARE' | 'ANNULLATA'

interface ActedMail {
  readonly id: string
  readonly pk: number
}

function useAction<T extends ByNumero>(
  mutation: GraphQLTaggedNode,
  { id, pk }: ActedMail,
  stato: MailStatus,
  success: string,
) {
  const [run, inProgress] = useOperation<T>(mutation, {
    success,
    atOnce: (store) => changeAtOnce(store, id, { stato }),
  })
  return { run: () => void run({ pk }), inCorso: inProgress }
}

/** The actions on one mail, whose new state is shown at once; each says how it went. */
export function useMailActions(mail: ActedMail) {
  const suspend = useAction<useMailActionsSospendiMutation>(suspendMutation, mail, 'SOSPESA', 'Messaggio sospeso')
  const resume = useAction<useMailActionsRiprendiMutation>(resumeMutation, mail, 'DA_INVIARE', 'Messaggio ripreso')
  const cancel = useAction<useMailActionsAnnullaMutation>(cancelMutation, mail, 'ANNULLATA', 'Messaggio annullato')
  const retry = useAction<useMailActionsRiprovaMutation>(
    retryMutation,
    mail,
    'DA_INVIARE',
    'Messaggio di nuovo in uscita',
  )
  return {
    inCorso: [suspend, resume, cancel, retry].some((action) => action.inCorso),
    sospendi: suspend.run,
    riprendi: resume.run,
    cancel: cancel.run,
    retry: retry.run,
  }
}
