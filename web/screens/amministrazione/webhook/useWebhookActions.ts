import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useWebhookActionsDeleteMutation } from '#generated/useWebhookActionsDeleteMutation.graphql.ts'
import type { useWebhookActionsProvaMutation } from '#generated/useWebhookActionsProvaMutation.graphql.ts'
import type { useWebhookActionsResumeMutation } from '#generated/useWebhookActionsResumeMutation.graphql.ts'
import type { useWebhookActionsSegretoMutation } from '#generated/useWebhookActionsSegretoMutation.graphql.ts'
import type { useWebhookActionsSuspendMutation } from '#generated/useWebhookActionsSuspendMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import type { WebhookRow } from './readWebhooks.ts'

const suspendMutation = graphql`
  mutation useWebhookActionsSuspendMutation($pk: Int!) {
    suspendWebhook(input: { pk: $pk }) {
      webhook {
        ...readWebhooks_webhook
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const resumeMutation = graphql`
  mutation useWebhookActionsResumeMutation($pk: Int!) {
    resumeWebhook(input: { pk: $pk }) {
      webhook {
        ...readWebhooks_webhook
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const provaMutation = graphql`
  mutation useWebhookActionsProvaMutation($pk: Int!) {
    sendProvaWebhook(input: { pk: $pk }) {
      webhook {
        ...readWebhooks_webhook
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const secretMutation = graphql`
  mutation useWebhookActionsSegretoMutation($pk: Int!) {
    regenerateSegretoWebhook(input: { pk: $pk }) {
      segreto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteMutation = graphql`
  mutation useWebhookActionsDeleteMutation($pk: Int!) {
    deleteWebhook(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteWords = {
  question: ({ nome }: WebhookRow) => `Sei sicuro di voler eliminare il webhook «${nome}»?`,
  text: () => 'Quello che aspetta non parte più, e le consegne spariscono dall’elenco.',
  done: 'Webhook eliminato',
  forever: true,
}

/** Seconds after which a message that was tried is there to be seen. */
const ARRIVES_MS = 1_500

/**
 * What can be done with a webhook.
 * @param reread what is shown of it
 * @param onGone it was removed
 */
export function useWebhookActions(webhook: WebhookRow, reread: () => void, onGone: () => void) {
  const [secret, setSecret] = useState<string | null>(null)
  const conferma = useConfirm()
  const { pk, nome } = webhook
  const [runSuspend] = useOperation<useWebhookActionsSuspendMutation>(suspendMutation, { success: 'Webhook sospeso' })
  const [runResume] = useOperation<useWebhookActionsResumeMutation>(resumeMutation, { success: 'Webhook ripreso' })
  const [runProva] = useOperation<useWebhookActionsProvaMutation>(provaMutation, { success: 'Prova inviata' })
  const [runSecret] = useOperation<useWebhookActionsSegretoMutation>(secretMutation)
  const remove = useDelete<useWebhookActionsDeleteMutation, WebhookRow>(deleteMutation, deleteWords, onGone)
  return {
    secret,
    setSecret,
    suspend: () => void runSuspend({ pk }).then(reread),
    resume: () => void runResume({ pk }).then(reread),
    tryIt: () => void runProva({ pk }).then(() => setTimeout(reread, ARRIVES_MS)),
    async regenerate() {
      const question = {
        title: `Dare un altro segreto a «${nome}»?`,
        text: 'Il programma che riceve rifiuta i messaggi finché non conosce quello nuovo.',
        conferma: 'Nuovo segreto',
      }
      if (!(await conferma(question))) return
      const answer = await runSecret({ pk })
      if (answer.ok) setSecret(answer.data.regenerateSegretoWebhook.segreto ?? null)
    },
    remove: () => void remove(webhook),
  }
}
