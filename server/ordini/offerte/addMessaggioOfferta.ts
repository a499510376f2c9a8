import { object } from 'yup'
import { type OperationContext, operation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { Offerta } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { idRule, longTextRule } from '#shared/fields/fields.ts'
import { ordiniSettings } from '../impostazioni/rules.ts'
import { lockOfferta, touchOfferta } from './lock.ts'
import { linkOfVersione, mailMessaggioOfferta } from './mail.ts'
import { notOpenReason, statoOfferta } from './rules.ts'
import { offertaFactsOf } from './stored.ts'

/** Tells the customer of the version that is open; whose links were all revoked hears nothing. */
async function tellCustomer(ctx: OperationContext, offerta: Offerta, note: string): Promise<void> {
  const versione = await ctx.tx.versioneOfferta.findFirst({
    where: {
      offertaId: offerta.id,
      stato: 'INVIATA',
      link: { some: { revocatoIl: null, scadeIl: { gt: new Date() } } },
    },
  })
  if (!versione || versione.fileId === null || versione.validaFino === null) return
  if (notOpenReason(statoOfferta(offertaFactsOf(versione), dayOfInstant(new Date()))) !== null) return
  const { fileId, fileNome, validaFino } = versione
  const leaving = { held: { offerta, versione }, fileId, fileNome, validaFino: dayOfDate(validaFino) }
  const link = await linkOfVersione(ctx, leaving)
  await mailMessaggioOfferta(ctx, leaving, { link, note }, await readSettings(ctx.tx, ordiniSettings))
}

/**
 * The house writes on an offer: its customer reads it on the page of the link and, of an offer that is open, in a mail
 * with a link.
 * @throws Refusal NOT_FOUND
 */
export const addMessaggioOfferta = operation({
  nome: 'addMessaggioOfferta',
  permesso: 'updateOfferte',
  schema: object({ offertaPk: idRule(), note: longTextRule(2000).required('Scrivi il messaggio') }),
  async run({ offertaPk, note }, ctx) {
    const offerta = await lockOfferta(ctx, offertaPk)
    const data = { offertaId: offertaPk, note, userId: ctx.viewer?.id || null }
    const { id } = await ctx.tx.messaggioOfferta.create({ data, select: { id: true } })
    await tellCustomer(ctx, offerta, note)
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offertaPk, azione: 'messaggio', dopo: note })
    await touchOfferta(ctx, offertaPk)
    return { pk: id, offerta: offertaPk }
  },
})
