import { LISTE } from '#platform/db/arranged/topic.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'

/** Topic → how an event names its list. */
const LISTS = {
  VALORI_STATO: ['valoreStato', 'States of orders, phases and materials: names, colours, order.'],
  STATI_PREVENTIVO: ['statoPreventivo', 'States of quotes: names, colours, order.'],
  VOCI_CHECK_LIST: ['voceCheckList', 'The items of the check list of orders.'],
  EMAIL_TEMPLATES: ['emailTemplate', 'What mails about quotes begin from.'],
  LAVORAZIONI: ['lavorazione', 'The operations of the workshop.'],
  CONFIGURAZIONI_POSTAZIONE: ['configurazionePostazione', 'The workstations.'],
} as const

for (const [name, [list, description]] of Object.entries(LISTS))
  changeTopic(name, {
    log: LISTE,
    permesso: 'login',
    description,
    tell: ({ lista }) => (lista === list ? {} : undefined),
  })
