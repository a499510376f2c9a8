import { boolean, object } from 'yup'
import type { Context } from '#platform/context.ts'
import { refuseIfStale } from '#platform/db/conflict.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, refuseFor, UserErrors } from '#platform/errors.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, fullNameOf, inTransaction, type OperationContext, operation } from '#platform/operation.ts'
import { isOfUser } from '#platform/permissions.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { idRule, versioneRule } from '#shared/fields/fields.ts'
import { type OrdiniSettings, ordiniSettings } from '../impostazioni/rules.ts'
import { revokeLinks } from '../linkClienti/links.ts'
import { addDays } from '../ordini/rules.ts'
import { type Consegna, consegnaTold, readConsegna } from './consegna.ts'
import { refuseTooMuch } from './contenuto/limits.ts'
import { wholeAlternativa } from './contenuto/read.ts'
import { pricedRigheOf, pricedServiziOf } from './contenuto/stored.ts'
import { recordOffertaEvent } from './events.ts'
import { versioniOfferta } from './list.ts'
import { lockVersione, touchOfferta } from './lock.ts'
import { linkOfVersione, mailOfferta } from './mail.ts'
import { finestreMancantiOf, type PrintedVersione, readPrintedVersione } from './pdf/data.ts'
import { offertaDocument } from './pdf/document.ts'
import {
  FREE_IN_PLACE,
  freeBeyondReason,
  notOpenReason,
  notSendableReason,
  offertaName,
  statoOfferta,
  unsaidMissingReason,
} from './rules.ts'
import { offertaFactsOf, prezziOfRiga, prezzoOfServizio } from './stored.ts'
import { withoutListOf } from './totali/rules.ts'

const VALID_IN_PAST = 'Il giorno fino a cui vale è già passato.'
const CONSEGNA_IN_PAST = 'La consegna prevista è già passata: cambiala, o lasciala vuota e si calcola.'

/** The last day on which a version may be accepted: its own, else by the setting. */
export function lastDayOfVersione(
  validaFino: Date | null,
  { validita_offerte: days }: OrdiniSettings,
  today: string,
): string {
  return validaFino ? dayOfDate(validaFino) : addDays(today, days)
}

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

/**
 * Free lines in the place of windows, and more of them than the setting lets, have no list that says what they cost: the
 * office sends them.
 * @throws UserErrors
 */
function refuseFree(ctx: Context, versione: PrintedVersione, { libere_agenti_offerte: most }: OrdiniSettings) {
  if (isOfUser(ctx.viewer, 'adminClienti')) return
  for (const { nome, righe, servizi } of versione.alternative) {
    const ofServizi = servizi.map((one) => ({
      ...prezzoOfServizio(one),
      importoCalcolato: one.importoCalcolato?.toNumber() ?? null,
    }))
    const free = withoutListOf(righe.map(prezziOfRiga), ofServizi)
    if (free > most) throw UserErrors.of(null, freeBeyondReason(nome, free, most), 'FORBIDDEN')
  }
  const hides = versione.alternative.some(
    (one) => finestreMancantiOf(versione, one) > 0 && one.righe.some(({ rivendita }) => rivendita),
  )
  if (hides) throw UserErrors.of(null, FREE_IN_PLACE, 'FORBIDDEN')
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
  refuseFree(ctx, fresh, settings)
  // What is printed is what leaves: somebody may have changed it while the PDF was made.
  if (JSON.stringify(fresh) !== JSON.stringify(read)) throw new Refusal('CONFLICT')
  const stale = { vista: seen, attuale: offerta, prima: { stato: versione.stato }, dopo: { stato: 'INVIATA' } }
  await refuseIfStale(ctx, { oggetto: 'Offerta', pk: offerta.id, ...stale })
  const whole = await ctx.tx.alternativaOfferta.findMany({
    where: { versioneOffertaId: pk },
    include: wholeAlternativa,
  })
  for (const one of whole) {
    const righe = pricedRigheOf(one)
    const scontoApprovato = one.scontoApprovato?.toNumber() ?? null
    const given = { righe, servizi: pricedServiziOf(one), sconto: one.sconto.toNumber(), scontoApprovato }
    await refuseTooMuch(ctx, given, new Set(righe.flatMap((riga) => riga.pk ?? [])))
  }
  for (const one of fresh.alternative) {
    const finestreMancanti = finestreMancantiOf(fresh, one)
    await ctx.tx.alternativaOfferta.update({ where: { id: one.id }, data: { finestreMancanti } })
  }
  const name = offertaName(offerta.id, versione.numero)
  const fileNome = `offerta-${offerta.id}-${versione.numero}.pdf`
  const buffer = Buffer.from(bytes)
  const file = { nome: fileNome, mime: 'application/pdf', dimensione: buffer.length, bytes: buffer }
  const fileId = await saveFile(ctx, file)
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
  const { db, pdf, storage } = ctx.services
  const seen = await db.versioneOfferta.findFirst({ where: whereOne(versioniOfferta, pk, ctx), select: { id: true } })
  const read = seen && (await readPrintedVersione(db, pk))
  if (!read) return null
  const settings = await readPaper({ db, storage }, ordiniSettings)
  const today = dayOfInstant(new Date())
  const consegna = read.stato === 'BOZZA' ? await readConsegna(db, read, settings) : null
  const told = {
    data: read.inviataIl ? dayOfInstant(read.inviataIl) : today,
    validaFino: lastDayOfVersione(read.validaFino, settings, today),
    consegna: consegna ? consegna.giorno : read.consegnaPrevista && dayOfDate(read.consegnaPrevista),
  }
  const html = await offertaDocument(read, { ...told, bozza }, settings)
  return { read, consegna, bytes: await pdf.render({ html }) }
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
    refuseFree(ctx, first, settings)
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
