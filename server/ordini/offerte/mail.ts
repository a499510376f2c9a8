// The mails that take the link of an offer to its customer.
import type { Config } from '#platform/env.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { ProductSettings } from '#platform/settings/rules.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { linkBody } from '../conferme/mail/body.ts'
import { createLink, customerLinkAddress, type NewLink } from '../linkClienti/links.ts'
import { LINK_CONTEXT } from '../linkClienti/mail.ts'
import type { HeldVersione } from './lock.ts'
import { offertaName } from './rules.ts'

/** Days after the last one on which the link still says that the offer has expired. */
const AFTER_DAYS = 30
const LINK_DAYS_MAX = 180

/** What the customer is to know of a version that leaves. */
interface Leaving {
  held: HeldVersione
  fileId: number
  fileNome: string
  /** Last day on which it may be accepted, 'YYYY-MM-DD'. */
  validaFino: string
}

/** Who writes to a customer: a colleague, or the clock. */
export type WritesOfferta = Pick<OperationContext, 'tx' | 'viewer' | 'host'> & {
  services: { config: Pick<Config, 'publicUrl'> }
}

/** Makes the link of a version: it opens some days longer than the offer holds. */
export function linkOfVersione(
  ctx: Pick<WritesOfferta, 'tx' | 'viewer'>,
  { held, fileId, fileNome, validaFino }: Leaving,
): Promise<NewLink> {
  const left = Math.round((dateOfDay(validaFino).getTime() - Date.now()) / 86_400_000) + AFTER_DAYS
  const days = Math.min(Math.max(left, 1), LINK_DAYS_MAX)
  return createLink(ctx, { versioneOffertaId: held.versione.id, fileId, fileNome }, days)
}

interface Told {
  to: string
  oggetto: string
  /** Ends in a colon: the link follows. */
  testo: string
  allegati?: { fileId: number; nome: string }[]
}

async function mailOf(ctx: WritesOfferta, { held }: Leaving, link: NewLink, told: Told, settings: ProductSettings) {
  const { nomeCliente } = held.offerta
  const { to, oggetto, testo, allegati = [] } = told
  const url = customerLinkAddress(ctx, link)
  await enqueueMail(
    ctx.tx,
    {
      aIndirizzo: to,
      aNome: nomeCliente,
      oggetto: `${oggetto} – ${settings.azienda.ragioneSociale}`,
      corpo: linkBody({ nome: nomeCliente, testo, url, scadeIl: link.scadeIl }, settings),
      contesto: LINK_CONTEXT,
      contestoPk: link.pk,
      creataDaId: ctx.viewer?.id ?? null,
      allegati,
    },
    { aIndirizzo: 'emailCliente' },
  )
}

const aboutOf = ({ offerta: { riferimento, nomeCliente } }: HeldVersione) =>
  riferimento && riferimento !== nomeCliente ? ` per ${riferimento}` : ''

/** The mail with which a version leaves. */
export function mailOfferta(ctx: WritesOfferta, leaving: Leaving, link: NewLink, settings: ProductSettings) {
  const { held, fileId, fileNome, validaFino } = leaving
  const told = {
    to: held.offerta.emailCliente,
    oggetto: `Offerta ${offertaName(held.offerta.id, held.versione.numero)}`,
    testo: `la nostra offerta${aboutOf(held)} è pronta. La trova in allegato; a questo indirizzo la può leggere, chiederci quello che non è chiaro e accettarla, fino al ${formatDate(validaFino)}:`,
    allegati: [{ fileId, nome: fileNome }],
  }
  return mailOf(ctx, leaving, link, told, settings)
}

/** The mail with what the house has written about a version, to whom it was sent. */
export function mailMessaggioOfferta(
  ctx: WritesOfferta,
  leaving: Leaving,
  { link, note }: { link: NewLink; note: string },
  settings: ProductSettings,
) {
  const { held } = leaving
  const told = {
    to: held.versione.inviataA,
    oggetto: `Sulla nostra offerta ${offertaName(held.offerta.id, held.versione.numero)}`,
    testo: `sulla nostra offerta${aboutOf(held)} le scriviamo:\n\n${note}\n\nA questo indirizzo la può rileggere, risponderci e accettarla:`,
  }
  return mailOf(ctx, leaving, link, told, settings)
}

/** The mail that reminds of a version before its last day is over, to whom it was sent. */
export function mailPromemoriaOfferta(ctx: WritesOfferta, leaving: Leaving, link: NewLink, settings: ProductSettings) {
  const { held, validaFino } = leaving
  const told = {
    to: held.versione.inviataA,
    oggetto: `La nostra offerta ${offertaName(held.offerta.id, held.versione.numero)} scade il ${formatDate(validaFino)}`,
    testo: `la nostra offerta${aboutOf(held)} vale ancora fino al ${formatDate(validaFino)}. A questo indirizzo la può rileggere, chiederci quello che non è chiaro e accettarla:`,
  }
  return mailOf(ctx, leaving, link, told, settings)
}
