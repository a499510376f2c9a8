// What a webhook is and when it sends again: rules shared by the server and the page.
import { array, type InferType, object, string } from 'yup'
import { type AreaName, areaNames } from '#platform/identity/areas/rules.ts'
import { field, idRule, labelsOf, REQUIRED_FIELD, refersTo, singleLineRule } from '#shared/fields/fields.ts'
import { choiceFilter, pkFilter } from '#shared/fields/filters.ts'

/** What a webhook may be told of, as people call it; the names are topics of `changed`. */
export const ARGOMENTO_LABELS = {
  PREVENTIVO: 'Preventivi',
  ORDINE: 'Ordini',
  CONFERMA_ORDINE: 'Conferme d’ordine',
  ORDINE_FORNITORE: 'Ordini fornitore',
  FORNITURA_IN_RITARDO: 'Forniture in ritardo',
  ATTIVITA: 'Attività degli operatori',
  PEZZI: 'Pezzi lavorati',
  PROBLEMI_OFFICINA: 'Problemi dell’officina',
  CALENDARIO: 'Calendario e personale',
  CATALOGO: 'Catalogo',
} as const

export type Argomento = keyof typeof ARGOMENTO_LABELS

export const ARGOMENTI = Object.keys(ARGOMENTO_LABELS) as Argomento[]

const MAX_URL = 500

/** Why an address cannot be one of a webhook, in Italian, as far as its text tells; null when it can. */
export function invalidAddressReason(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'Scrivi un indirizzo https://, per intero.'
  if (url.username || url.password) return 'L’indirizzo non può portare utente e password.'
  return url.hash ? 'L’indirizzo non può avere una parte dopo #.' : null
}

const someOf = <Word extends string>(words: readonly Word[]) =>
  array(string<Word>().oneOf(words).required())
    .default([])
    .transform((_value, data) => (Array.isArray(data) ? [...new Set(data)] : []))
    .required()

export const webhookSchema = object({
  nome: field('Nome', singleLineRule(100).required(REQUIRED_FIELD)),
  indirizzo: field(
    'Indirizzo',
    singleLineRule(MAX_URL)
      .required(REQUIRED_FIELD)
      .test('indirizzo', (text, { createError }) => {
        const message = text ? invalidAddressReason(text) : null
        return message === null || createError({ message })
      }),
    'Where its messages go: https, to a public address.',
  ),
  userPk: field(
    'Agisce come',
    refersTo('user', idRule()),
    'Number of the user in whose name it is told: of what that user does not see it hears nothing.',
  ),
  argomenti: field('Avvisa di', someOf(ARGOMENTI).min(1, 'Scegli almeno una cosa.')),
  aree: field('Solo per', someOf<AreaName>(areaNames)),
})
export type WebhookInput = InferType<typeof webhookSchema>
export const webhookLabels = labelsOf(webhookSchema)

export const STATI_CONSEGNA = ['IN_ATTESA', 'IN_INVIO', 'CONSEGNATA', 'IGNORATA'] as const

export type StatoConsegna = (typeof STATI_CONSEGNA)[number]

export const STATO_CONSEGNA_LABELS: Readonly<Record<StatoConsegna, string>> = {
  IN_ATTESA: 'In attesa',
  IN_INVIO: 'In invio',
  CONSEGNATA: 'Consegnata',
  IGNORATA: 'Non riguarda',
}

/** The filters of the log of deliveries. */
export const consegneFilters = {
  webhookPk: pkFilter('Of the webhook with this number.'),
  stato: choiceFilter(STATI_CONSEGNA, 'Only in this state.'),
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds before the tries that follow the first. */
const WAITS = [1, 5, 20, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR]

/** For so long a message is tried again; milliseconds. */
export const RETRY_MS = 72 * HOUR * 1000

/**
 * Seconds to wait after the n-th try (from 1).
 * @param asked what the receiver asks for; an hour of it at most
 */
export function waitAfterTry(attempt: number, asked: number | null): number {
  const own = WAITS[Math.min(attempt, WAITS.length) - 1] ?? 0
  return Math.max(own, Math.min(asked ?? 0, HOUR))
}

/** Failures one after the other from which on a receiver counts as dead. */
const DEAD_AFTER = 10

/** Seconds for which a receiver is left alone after so many failures one after the other; 0 while it looks alive. */
export function pauseAfterFailures(failures: number): number {
  return failures < DEAD_AFTER ? 0 : Math.min(15 * MINUTE, 2 ** Math.min(failures - DEAD_AFTER, 20))
}

/** Days that the log of deliveries reaches back. */
export const CONSEGNE_DAYS = 30

/** A delivery as its answer tells it. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300

/** The receiver says that it is no more. */
export const isGone = (status: number): boolean => status === 410

/** How a try ended, in Italian. */
export function outcomeOf(status: number): string {
  if (isTaken(status)) return `Risposta ${status}`
  return status >= 300 && status < 400 ? `Risposta ${status}: i rinvii non si seguono` : `Risposta ${status}`
}
