import { choiceOf } from '#platform/graphql/choices.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import {
  changeInput,
  deletedField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
} from '#platform/graphql/mutationField.ts'
import { areaNames } from '#platform/identity/areas/rules.ts'
import type { Operation } from '#platform/operation.ts'
import { createWebhook, deleteWebhook, regenerateSegretoWebhook, updateWebhook } from '../entity.ts'
import { consegneList, webhookList } from '../list.ts'
import { resumeWebhook, retryConsegnaWebhook, sendProvaWebhook, suspendWebhook } from '../operations.ts'
import { webhookSchema } from '../rules.ts'
import { ArgomentoWebhook, ConsegnaWebhook, Webhook } from './Webhook.ts'

const fields = (t: InputBuilder) => ({
  ...inputFields(t, webhookSchema),
  argomenti: t.field({ type: [ArgomentoWebhook], description: 'What it is told of, at least one.' }),
  aree: t.field({
    type: [choiceOf(areaNames)],
    description: 'Areas it is limited to; none: all that its user may see.',
  }),
})

const which = (t: InputBuilder) => ({ pk: t.int({ required: true, description: 'Number of the webhook.' }) })

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  webhook: nodeField(t, Webhook, webhookList, ({ pk }) => pk),
})

/** What shows a secret, this once. */
const withSecret = (t: PayloadBuilder<{ pk: number; segreto: string }>) => ({
  webhook: nodeField(t, Webhook, webhookList, ({ pk }) => pk),
  segreto: t.string({
    nullable: true,
    description: 'What its messages are signed with (`whsec_…`), shown this once.',
    resolve: ({ result }) => result?.segreto ?? null,
  }),
})

mutationField(createWebhook, {
  description: 'Adds a webhook. Not with a token.',
  input: fields,
  payload: withSecret,
})

mutationField(updateWebhook, {
  description: 'Changes the fields of a webhook that are sent; what waits goes to where it is then.',
  input: (t) => ({ ...changeInput(t), ...fields(t) }),
  payload,
})

mutationField(deleteWebhook, {
  description: 'Removes a webhook, what waits for it and the log of its deliveries.',
  input: which,
  payload: (t) => ({ deletedId: deletedField(t, 'Webhook') }),
})

mutationField(regenerateSegretoWebhook, {
  description: 'Gives a webhook another secret; the one before signs nothing any more.',
  input: which,
  payload: withSecret,
})

function action(operation: Operation<{ pk: number }>, description: string): void {
  mutationField(operation, { description, input: which, payload })
}

action(suspendWebhook, 'Holds a webhook: what happens goes on waiting, for 30 days.')
action(resumeWebhook, 'Lets a held webhook go on: what waits leaves, the oldest first.')
action(sendProvaWebhook, 'Sends a message of no event, to see whether the receiver takes it.')

mutationField(retryConsegnaWebhook, {
  description: 'Sends a delivery again, with the id that it had.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the delivery.' }),
    daQui: t.boolean({ description: 'Also all that followed it to the same webhook.' }),
  }),
  payload: (t) => ({
    consegna: nodeField(t, ConsegnaWebhook, consegneList, ({ pk }) => pk),
    numero: t.int({
      nullable: true,
      description: 'How many are sent again.',
      resolve: ({ result }) => result?.numero ?? null,
    }),
  }),
})
