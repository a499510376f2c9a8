import { object } from 'yup'
import { Refusal, refuseFor } from '#platform/errors.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { fullNameOf, type OperationContext, operation } from '#platform/operation.ts'
import { html, paragraphs } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { idRule, longTextRule } from '#shared/fields/fields.ts'
import { ordiniSettings } from '../../impostazioni/rules.ts'
import { recordOffertaEvent } from '../events.ts'
import { lockVersione, touchOfferta } from '../lock.ts'
import { readPrintedVersione } from '../pdf/data.ts'
import { offertaName, versioneNotEditableReason } from '../rules.ts'
import { readSendingObstacles } from './readSendingObstacles.ts'

/** What the outbox calls the notice that an offer waits for the office; its row is the offer. */
export const ASK_OFFICE_CONTEXT = 'RichiestaInvioOfferta'

export const NOTHING_TO_ASK = 'Non c’è niente da chiedere: la puoi inviare tu.'
export const ASKED_TODAY = 'L’ufficio lo sa già: è stato chiesto oggi.'

/** Whom the house reads at: its own address, else those of its superusers. */
async function addresses({ tx }: OperationContext, house: string): Promise<string[]> {
  if (house !== '') return [house]
  const users = await tx.user.findMany({
    where: { isSuperuser: true, isActive: true, email: { not: '' } },
    select: { email: true },
    orderBy: { id: 'asc' },
  })
  return [...new Set(users.map(({ email }) => email))]
}

/**
 * Asks the office to send a draft that the caller may not send: a mail to the house with what exceeds, a line in the
 * trail of the version. Once a day.
 * @throws UserErrors where the caller may send it, where it was asked today; Refusal NOT_FOUND
 */
export const sendRichiestaInvioOfferta = operation({
  nome: 'sendRichiestaInvioOfferta',
  permesso: 'updateOfferte',
  conToken: false,
  schema: object({ pk: idRule(), note: longTextRule(1000) }),
  async run({ pk, note }, ctx) {
    const { offerta, versione } = await lockVersione(ctx, pk)
    refuseFor(versioneNotEditableReason(versione.stato))
    const printed = await readPrintedVersione(ctx.tx, pk)
    if (!printed) throw new Refusal('NOT_FOUND')
    const settings = await readSettings(ctx.tx, ordiniSettings)
    const obstacles = await readSendingObstacles(ctx, ctx.tx, printed, settings)
    refuseFor(obstacles.length === 0 ? NOTHING_TO_ASK : null)
    const last = await ctx.tx.eventoOfferta.findFirst({
      where: { versioneOffertaId: pk, tipo: 'CHIESTO_INVIO' },
      orderBy: { id: 'desc' },
      select: { il: true },
    })
    refuseFor(last && dayOfInstant(last.il) === dayOfInstant(new Date()) ? ASKED_TODAY : null)
    const who = ctx.viewer ? fullNameOf(ctx.viewer) : ''
    const name = offertaName(offerta.id, versione.numero)
    for (const aIndirizzo of await addresses(ctx, settings.azienda.email)) {
      await enqueueMail(ctx.tx, {
        aIndirizzo,
        oggetto: `Offerta ${name} da inviare: lo chiede ${who}`,
        corpo: html`<p>${who} non può inviare l’offerta ${name} a ${offerta.nomeCliente} e lo chiede all’ufficio.</p>
          <ul>${obstacles.map(({ messaggio }) => html`<li>${messaggio}</li>`)}</ul>${note !== '' && paragraphs(note)}`
          .text,
        contesto: ASK_OFFICE_CONTEXT,
        contestoPk: offerta.id,
      })
    }
    await recordOffertaEvent(ctx.tx, {
      versioneOffertaId: pk,
      tipo: 'CHIESTO_INVIO',
      chi: who,
      dettaglio: note.slice(0, 200),
    })
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'chiediInvio', dopo: note })
    await touchOfferta(ctx, offerta.id)
    return { pk, offerta: offerta.id }
  },
})
