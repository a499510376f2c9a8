// The models of the mails about a quote.
// docs/rules/amministrazione.md#lists
import { type InferType, object, type TestFunction } from 'yup'
import { field, longTextRule, oneOfRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'
import { fillTemplate, placeholders } from '#vendite/preventivi/mail/rules.ts'

export const RECIPIENTS = ['cliente', 'agente'] as const

/** What people call whom a model is for. */
const recipientLabels: Readonly<Record<(typeof RECIPIENTS)[number], string>> = {
  cliente: 'Cliente',
  agente: 'Agente',
}

export const LAST_FOR_AGENTE = 'È l’ultimo modello per l’agente: senza, non gli si può più scrivere.'

/** Length of the rich text as it is stored, tags included. */
const BODY_MAX = 50_000

/** Why a text cannot be filled in: the placeholders that there are not; null when it can. */
function placeholderReason(text: string): string | null {
  const { sconosciuti } = fillTemplate(text, placeholders, 'testo')
  if (sconosciuti.length === 0) return null
  const which = sconosciuti.map((name) => `{{${name}}}`).join(', ')
  return sconosciuti.length === 1 ? `Segnaposto sconosciuto: ${which}` : `Segnaposto sconosciuti: ${which}`
}

const withPlaceholders: TestFunction<string | undefined> = (text, context) => {
  const message = placeholderReason(text ?? '')
  return message === null || context.createError({ message })
}

/** The fields of a model. */
export const emailTemplateSchema = object({
  label: field('Nome', singleLineRule(100).required(REQUIRED_FIELD), 'What it is called where one is chosen.'),
  destinatario: field(
    'Per',
    oneOfRule(RECIPIENTS, recipientLabels).required(REQUIRED_FIELD),
    'Whom it is for; the agent gets the first of theirs.',
  ),
  subject: field(
    'Oggetto',
    singleLineRule(200).required(REQUIRED_FIELD).test('segnaposto', withPlaceholders),
    'Plain text with placeholders.',
  ),
  body: field(
    'Testo',
    longTextRule(BODY_MAX).required(REQUIRED_FIELD).test('segnaposto', withPlaceholders),
    'Rich text with placeholders: what is not on the white list is taken out.',
  ),
})

export type EmailTemplateInput = InferType<typeof emailTemplateSchema>
