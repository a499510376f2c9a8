// The secret links of suppliers: how long they last, where they lead.
import { object } from 'yup'
import { idRule, integerRule, singleLineRule } from '#shared/fields/fields.ts'

/** Days that a link may last. */
export const LINK_DURATIONS = [30, 90, 365] as const

/** Links of one supplier that open the portal at once; as many again are of mails. */
export const LINK_MAX = 20

export const UNKNOWN_DURATION = 'Un collegamento dura 30, 90 o 365 giorni.'
export const TOO_MANY_LINKS = `Ci sono già ${LINK_MAX} collegamenti attivi: prima revocarne uno.`

export const createLinkSchema = object({
  fornitorePk: idRule(),
  nome: singleLineRule(100).default(''),
  giorni: integerRule()
    .default(90)
    .test('durata', UNKNOWN_DURATION, (days) => (LINK_DURATIONS as readonly number[]).includes(days)),
})

/** What the links of the mails of supplier orders are called, before the number of the order; nobody made them. */
export const MAIL_LINK_NAME = 'Mail dell’ordine fornitore n. '

/** What those of the mails of what was gathered are called, before its number. */
export const RACCOLTA_LINK_NAME = 'Mail della raccolta n. '

/** Whether a link is of a mail, whichever. */
export const whereOfMail = {
  creatoDaId: null,
  OR: [{ nome: { startsWith: MAIL_LINK_NAME } }, { nome: { startsWith: RACCOLTA_LINK_NAME } }],
}

/** The address of the portal for who has the secret: behind the hash no server and no log reads it. */
export const linkAddress = (origin: string, secret: string): string => `${origin}/fornitore/#/?t=${secret}`
