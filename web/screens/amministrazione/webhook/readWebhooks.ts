import { graphql, readInlineData } from 'relay-runtime'
import type { readWebhooks_webhook$data, readWebhooks_webhook$key } from '#generated/readWebhooks_webhook.graphql.ts'

const fragment = graphql`
  fragment readWebhooks_webhook on Webhook @inline {
    id
    pk
    nome
    indirizzo
    argomenti
    aree
    user {
      pk
      nome
      username
    }
    creatoDa {
      nome
    }
    creatoIl
    sospesoIl
    motivo
    motivoNonValido
    falliti
    inAttesa
    versione
  }
`

/** A webhook as its list shows it. */
export type WebhookRow = readWebhooks_webhook$data

/** Reads the webhooks out of what spreads their fragment. */
export const readWebhooks = (webhooks: readonly readWebhooks_webhook$key[]): WebhookRow[] =>
  webhooks.map((webhook) => readInlineData(fragment, webhook))
