import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { ARGOMENTI, ARGOMENTO_LABELS, type Argomento, webhookSchema } from '#amministrazione/webhook/rules.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { WebhookDialogCreateMutation } from '#generated/WebhookDialogCreateMutation.graphql.ts'
import type { WebhookDialogUpdateMutation } from '#generated/WebhookDialogUpdateMutation.graphql.ts'
import { AREAS, type AreaName, areaNames } from '#platform/identity/areas/rules.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { UtenteField } from '../token/UtenteField.tsx'
import type { WebhookRow } from './readWebhooks.ts'
import { SecretShown } from './SecretShown.tsx'

const create = graphql`
  mutation WebhookDialogCreateMutation($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      segreto
      webhook {
        ...readWebhooks_webhook
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation WebhookDialogUpdateMutation($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      webhook {
        ...readWebhooks_webhook
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = {
  nome: '',
  indirizzo: '',
  userPk: null as number | null,
  argomenti: [] as readonly Argomento[],
  aree: [] as readonly AreaName[],
  versione: 0,
}

const topics = ARGOMENTI.map((name) => ({ valore: name, text: ARGOMENTO_LABELS[name] }))
const areas = areaNames.map((name) => ({ valore: name, text: AREAS[name].nome }))

interface Props {
  /** Null for a new one. */
  webhook: WebhookRow | null
  onSaved: () => void
  onClose: () => void
}

/** The form of a webhook; of a new one the secret is shown after it, this once. */
export function WebhookDialog({ webhook, onSaved, onClose }: Props) {
  const [secret, setSecret] = useState<string | null>(null)
  const form = useEntityForm<WebhookDialogCreateMutation, WebhookDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: webhookSchema,
    of: webhook && { pk: webhook.pk },
    initial: formValues(EMPTY, webhook && { ...webhook, userPk: webhook.user.pk }),
    words: { created: 'Webhook creato', saved: 'Webhook salvato' },
    onSaved(saved) {
      onSaved()
      if (saved.created) setSecret(saved.response.createWebhook.segreto ?? null)
      else onClose()
    },
  })
  const title = secret === null ? (webhook ? `Modifica ${webhook.nome}` : 'Nuovo webhook') : 'Webhook creato'
  return (
    <DialogFrame floating title={title} width="sm">
      {secret === null ? (
        <EntityForm {...form} name="Webhook" onClose={onClose}>
          <FieldGrid>
            <FullRow>
              <Field
                of={webhookSchema}
                name="nome"
                autoFocus
                help="Il programma che riceve: «gestionale», «magazzino»."
              />
            </FullRow>
            <FullRow>
              <Field
                of={webhookSchema}
                name="indirizzo"
                help="https://, raggiungibile da fuori: i rinvii non si seguono."
              />
            </FullRow>
            <FullRow>
              <MultiSelectField {...schemaField(webhookSchema, 'argomenti')} required choices={topics} />
            </FullRow>
            <FullRow>
              <UtenteField
                name="userPk"
                label="Agisce come"
                required
                first={webhook && { id: webhook.user.pk, text: webhook.user.nome }}
                help="Viene avvisato solo di quello che questo utente vede."
              />
            </FullRow>
            <FullRow>
              <MultiSelectField
                {...schemaField(webhookSchema, 'aree')}
                choices={areas}
                help="Senza nessuna scelta viene avvisato di tutto quello che vede il suo utente."
              />
            </FullRow>
          </FieldGrid>
        </EntityForm>
      ) : (
        <SecretShown secret={secret} onClose={onClose} />
      )}
    </DialogFrame>
  )
}
