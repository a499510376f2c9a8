import { dispositivoNoto } from '#platform/identity/dispositivi.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { isAddress } from '#platform/mail/rules.ts'
import type { OperationContext } from '#platform/operation.ts'
import { html, type SafeHtml } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { User } from '#prisma/generated/client.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { deviceName } from './sessioni/rules.ts'

/** What the outbox calls these mails. */
const CONTEXT = 'Accesso'

/**
 * Tells a user by mail what happened to its account, within the transaction of it. Nothing where the product sends no
 * mail: one that leaves months later would only alarm.
 */
async function notice(ctx: OperationContext, userId: number, oggetto: string, what: SafeHtml): Promise<void> {
  if (!ctx.services.config.smtpUrl) return
  const user = await ctx.tx.user.findUnique({ where: { id: userId } })
  if (!user?.isActive || !isAddress(user.email)) return
  const { azienda } = await readSettings(ctx.tx)
  const from = [deviceName(ctx.userAgent), ctx.indirizzo].filter(Boolean).join(', ')
  await enqueueMail(ctx.tx, {
    aIndirizzo: user.email,
    aNome: `${user.firstName} ${user.lastName}`.trim(),
    oggetto,
    corpo: html`<p>Buongiorno ${user.firstName || user.username},</p>
<p>${what}</p>
<p>Quando: ${formatDateTime(new Date())}<br>Da dove: ${from || 'sconosciuto'}</p>
<p>Se sei stato tu, non devi fare nulla. Altrimenti cambia subito la password e avvisa chi amministra il programma: in «Accesso e sicurezza», nel menu dell’utente, si vedono e si chiudono gli accessi.</p>
<p>${azienda.ragioneSociale}</p>`.text,
    contesto: CONTEXT,
    contestoPk: userId,
  })
}

/** A login on a device where the user was never before; the first one of all is no news. */
export async function noticeNewDevice(ctx: OperationContext, user: User): Promise<void> {
  if (user.ultimoAccesso === null || dispositivoNoto(ctx.dispositivo, user)) return
  const what = html`l’utente ${user.username} è entrato da un dispositivo nuovo.`
  await notice(ctx, user.id, 'Accesso da un dispositivo nuovo', what)
}

/** Another password, whoever has set it. */
export const noticeNewPassword = (ctx: OperationContext, userId: number): Promise<void> =>
  notice(ctx, userId, 'La password è cambiata', html`la password del tuo utente è stata cambiata.`)

/** A token that acts for a user: told to it and to whoever made it. */
export async function noticeNewToken(
  ctx: OperationContext,
  { nome, userPks }: { nome: string; userPks: readonly number[] },
): Promise<void> {
  for (const pk of new Set(userPks)) {
    await notice(
      ctx,
      pk,
      'Un nuovo token',
      html`è stato creato il token «${nome}», che lavora con il tuo utente o a tuo nome.`,
    )
  }
}
