import { finishesLink } from '#platform/mail/secretLink.ts'

/** What the outbox calls mails that take a customer's link along. */
export const LINK_CONTEXT = 'LinkCliente'

export const linkMail = finishesLink(LINK_CONTEXT, { fornitoreId: null })
