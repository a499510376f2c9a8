import { boolean, object } from 'yup'
import type { Context } from '#platform/context.ts'
import { refuseIfStale } from '#platform/db/conflict.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, refuseFor, UserErrors } from '#platform/errors.ts'
import { pdfFile, saveFile } from '#platform/files/save.ts'
import { freeOperation, fullNameOf, inTransaction, type OperationContext, operation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { idRule, versioneRule } from '#shared/fields/fields.ts'
import { ordiniSettings } from '../impostazioni/rules.ts'
import { revokeLinks } from '../linkClienti/links.ts'
import { type Consegna, consegnaTold, readConsegna } from './consegna.ts'
import { recordOffertaEvent } from './events.ts'
import { readSendingObstacles, refuseObstacles } from './invio/readSendingObstacles.ts'
import { versioniOfferta } from './list.ts'
import { lockVersione, touchOfferta } from './lock.ts'
import { linkOfVersione, mailOfferta } from './mail.ts'
import { finestreMancantiOf, type PrintedVersione, readPrintedVersione } from './pdf/data.ts'
import { lastDayOfVersione, printVersione } from './pdf/print.ts'
import { notOpenReason, notSendableReason, offertaName, statoOfferta, unsaidMissingReason } from './rules.ts'
import { offertaFactsOf } from './stored.ts'

const VALID_IN_PAST = 'Il giorno fino a cui vale è già passato.'
const CONSEGNA_IN_PAST = 'La consegna prevista è già passata: cambiala, o lasciala vuota e si calcola.'

/** How a version is about to leave. */
interface Sending {
  /** Last day on which it may be accepted, 'YYYY-MM-DD'. */
  last: string
  today: string
  /** Who sends it has said that it has fewer windows than its quote. */
  saidMissing: boolean
}

/** Why what is printed of a version may not be sent. @throws UserErrors */
function refuseUnsendable(versione: PrintedVersione, { last, today, saidMissing }: Sending) {
  const { stato, validaFino, consegnaPrevista, offerta, alternative } = versione
  const told = statoOfferta(offertaFactsOf({ stato, validaFino }), today)
  refuseFor(
    notSendableReason(
      told,
      offerta.emailCliente,
      alternative.map(({ nome, righe }) => ({
        nome,
        righe: righe.length,
        daQuotare: righe.filter(({ listino }) => listino === null).length,
      })),
    ),
  )
  refuseFor(last < today ? VALID_IN_PAST : null)
  refuseFor(consegnaPrevista && dayOfDate(consegnaPrevista) < today ? CONSEGNA_IN_PAST : null)
  const lacking = alternative.map((one) => ({ nome: one.nome, finestreMancanti: finestreMancantiOf(versione, one) }))
  const unsaid = saidMissing ? null : unsaidMissingReason(lacking)
  if (unsaid) throw UserErrors.of('senzaFinestre', unsaid, 'CONFLICT')
}

interface Asked {
  pk: number
  versione: number | null
  senzaFinestre: boolean
}

/** What was read of a version, and its PDF. */
interface Made {
  read: PrintedVersione
  /** Null: none is told. */
  consegna: Consegna | null
  bytes: Uint8Array
}

/** Freezes a version and lets it leave; what was open of the offer before is replaced. */
async function leave(ctx: OperationContext, { pk, versione: seen, senzaFinestre: saidMissing }: Asked, made: Made) {
  const { read, consegna, bytes } = made
  const held = await lockVersione(ctx, pk)
  const { offerta, versione } = held
  const settings = await readSettings(ctx.tx, ordiniSettings)
  const today = dayOfInstant(new Date())
  const validaFino = lastDayOfVersione(versione.validaFino, settings, today)
  const fresh = await readPrintedVersione(ctx.tx, pk)
  if (!fresh) throw new Refusal('NOT_FOUND')
  refuseUnsendable(fresh, { last: validaFino, today, saidMissing })
  refuseObstacles(await readSendingObstacles(ctx, ctx.tx, fresh, settings))
  // What is printed is what leaves: somebody may have changed it while the PDF was made.
  if (JSON.stringify(fresh) !== JSON.stringify(read)) throw new Refusal('CONFLICT')
  const stale = { vista: seen, attuale: offerta, prima: { stato: versione.stato }, dopo: { stato: 'INVIATA' } }
  await refuseIfStale(ctx, { oggetto: 'Offerta', pk: offerta.id, ...stale })
  for (const one of fresh.alternative) {
    const finestreMancanti = finestreMancantiOf(fresh, one)
    await ctx.tx.alternativaOfferta.update({ where: { id: one.id }, data: { finestreMancanti } })
  }
  const name = offertaName(offerta.id, versione.numero)
  const fileNome = `offerta-${offerta.id}-${versione.numero}.pdf`
  const fileId = await saveFile(ctx, pdfFile(fileNome, bytes))
  const who = ctx.viewer ? fullNameOf(ctx.viewer) : ''
  const replaced = await ctx.tx.versioneOfferta.updateManyAndReturn({
    where: { offertaId: offerta.id, stato: 'INVIATA' },
    data: { stato: 'SOSTITUITA' },
    select: { id: true },
  })
  for (const { id } of replaced)
    await recordOffertaEvent(ctx.tx, { versioneOffertaId: id, tipo: 'SOSTITUITA', chi: who, dettaglio: name })
  await ctx.tx.versioneOfferta.update({
    where: { id: pk },
    data: {
      stato: 'INVIATA',
      validaFino: dateOfDay(validaFino),
      consegnaPrevista: consegna && dateOfDay(consegna.giorno),
      inviataIl: new Date(),
      inviataDaId: ctx.viewer?.id || null,
      inviataA: offerta.emailCliente,
      fileId,
      fileNome,
    },
  })
  if (consegna) await consegnaTold.run(ctx, pk, consegna)
  const leaving = { held, fileId, fileNome, validaFino }
  const link = await linkOfVersione(ctx, leaving)
  await mailOfferta(ctx, leaving, link, settings)
  await recordOffertaEvent(ctx.tx, {
    versioneOffertaId: pk,
    linkId: link.pk,
    tipo: 'LINK_INVIATO',
    chi: who,
    dettaglio: offerta.emailCliente,
  })
  await ctx.audit({
    oggetto: 'Offerta',
    oggettoPk: offerta.id,
    azione: 'invia',
    dopo: `${name} a ${offerta.emailCliente}`,
  })
  await touchOfferta(ctx, offerta.id)
  return { pk, offerta: offerta.id }
}

/** The PDF of a version as it is now, for who sees it; null when there is none. @param bozza it says that it is a draft */
export async function renderVersione(ctx: Context, pk: number, bozza: boolean): Promise<Made | null> {
  const { db } = ctx.services
  const seen = await db.versioneOfferta.findFirst({ where: whereOne(versioniOfferta, pk, ctx), select: { id: true } })
  const read = seen && (await readPrintedVersione(db, pk))
  if (!read) return null
  const settings = await readSettings(db, ordiniSettings)
  const consegna = read.stato === 'BOZZA' ? await readConsegna(db, read, settings) : null
  return { read, consegna, bytes: await printVersione(ctx.services, read, consegna?.giorno ?? null, bozza) }
}

/**
 * Sends a draft to its customer: frozen, with its PDF, by a mail with a secret link; what was sent before of the offer is
 * replaced.
 * @throws UserErrors without an address, lines or prices, for discounts that the caller may not give, on `senzaFinestre`
 * where it has fewer windows than its quote and nobody has said so; Refusal NOT_FOUND, CONFLICT when it is changed meanwhile or `versione`, the offer's, is stale, UNAVAILABLE without Chromium
 */
export const sendOfferta = freeOperation({
  nome: 'sendOfferta',
  permesso: 'updateOfferte',
  conToken: false,
  schema: object({ pk: idRule(), versione: versioneRule, senzaFinestre: boolean().default(false).required() }),
  async run(asked, ctx) {
    const { pk, senzaFinestre: saidMissing } = asked
    const { db } = ctx.services
    const today = dayOfInstant(new Date())
    const seen = await db.versioneOfferta.findFirst({ where: whereOne(versioniOfferta, pk, ctx), select: { id: true } })
    const first = seen && (await readPrintedVersione(db, pk))
    if (!first) throw new Refusal('NOT_FOUND')
    const settings = await readSettings(db, ordiniSettings)
    const last = lastDayOfVersione(first.validaFino, settings, today)
    refuseUnsendable(first, { last, today, saidMissing })
    refuseObstacles(await readSendingObstacles(ctx, db, first, settings))
    const rendered = await renderVersione(ctx, pk, false)
    if (!rendered) throw new Refusal('NOT_FOUND')
    return inTransaction(ctx, (writing) => leave(writing, asked, rendered))
  },
})

/**
 * Makes another link to a version that was sent, to be copied: its secret is told only here.
 * @throws UserErrors for one that is not open
 */
export const createLinkOfferta = operation({
  nome: 'createLinkOfferta',
  permesso: 'updateOfferte',
  // Who has the link is the customer: a program has no business with it.
  conToken: false,
  stepUp: true,
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const held = await lockVersione(ctx, pk)
    const { offerta, versione } = held
    refuseFor(notOpenReason(statoOfferta(offertaFactsOf(versione), dayOfInstant(new Date()))))
    const { fileId, fileNome, validaFino } = versione
    if (fileId === null || validaFino === null) throw new Refusal('NOT_FOUND')
    const link = await linkOfVersione(ctx, { held, fileId, fileNome, validaFino: dayOfDate(validaFino) })
    const who = ctx.viewer ? fullNameOf(ctx.viewer) : ''
    await recordOffertaEvent(ctx.tx, { versioneOffertaId: pk, linkId: link.pk, tipo: 'LINK_CREATO', chi: who })
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'link', dopo: '' })
    await touchOfferta(ctx, offerta.id)
    return { pk, offerta: offerta.id, percorso: link.percorso }
  },
})

/** Revokes the links of a version: from the next reading on they open nothing. @throws Refusal NOT_FOUND */
export const revokeLinkOfferta = operation({
  nome: 'revokeLinkOfferta',
  permesso: 'updateOfferte',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const { offerta } = await lockVersione(ctx, pk)
    const count = await revokeLinks(ctx, { versioneOffertaId: pk })
    if (count > 0) {
      await ctx.audit({ oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'revocaLink', dopo: String(count) })
      await touchOfferta(ctx, offerta.id)
    }
    return { pk, offerta: offerta.id }
  },
})
