// How a version that was sent ends: accepted, refused, withdrawn; by the house here, by the customer in cliente/.
import { object } from 'yup'
import { Refusal, refuseFor, UserErrors } from '#platform/errors.ts'
import { fullNameOf, type OperationContext, operation } from '#platform/operation.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { idRule } from '#shared/fields/fields.ts'
import { recordEvent } from '../conferme/events.ts'
import { revokeLinks } from '../linkClienti/links.ts'
import { offertaOrdered } from './consegna.ts'
import { wholeAlternativa } from './contenuto/read.ts'
import { recordOffertaEvent } from './events.ts'
import { type HeldVersione, lockVersione, touchOfferta } from './lock.ts'
import { makeOrdineOfOfferta } from './ordine/make.ts'
import {
  CAUSA_RIFIUTO_LABELS,
  type CausaRifiuto,
  notDecidableReason,
  notOpenReason,
  offertaName,
  rifiutoFields,
  statoOfferta,
} from './rules.ts'
import { offertaFactsOf } from './stored.ts'

const today = () => dayOfInstant(new Date())
const statoOf = ({ versione }: HeldVersione) => statoOfferta(offertaFactsOf(versione), today())
const whoOf = ({ viewer }: OperationContext) => (viewer ? fullNameOf(viewer) : '')

/** Who accepts, and what was signed. */
interface Acceptance {
  alternativaPk: number
  /** The name that was written, or the colleague. */
  chi: string
  il: Date
  linkId?: number
  /** Address of the network of a customer. */
  indirizzo?: string
  /** Also one that has expired: the house may hold a late yes good, a customer may not give it. */
  late: boolean
  /** The signed PDF; null where it was accepted elsewhere. */
  firmato: { fileId: number; nome: string; provata: string | null } | null
}

async function takeAlternativa({ tx }: OperationContext, versioneOffertaId: number, pk: number) {
  const where = { id: pk, versioneOffertaId }
  const alternativa = await tx.alternativaOfferta.findFirst({ where, include: wholeAlternativa })
  if (!alternativa) throw UserErrors.of('alternativaPk', 'Scegli un’alternativa di questa offerta.')
  return alternativa
}

/** The confirmation of the order, with what was signed where something was. */
async function writeConferma(
  ctx: OperationContext,
  { offerta, versione }: HeldVersione,
  ordine: { pk: number; numeroCommessa: string; codiceCliente: string },
  { chi, il, indirizzo = '', firmato }: Acceptance,
) {
  if (versione.fileId === null) return
  const { id } = await ctx.tx.confermaOrdine.create({
    data: {
      nomeCliente: offerta.nomeCliente,
      tipoCliente: offerta.tipoCliente,
      codiceCliente: ordine.codiceCliente,
      emailCliente: versione.inviataA || offerta.emailCliente,
      numeroCommessa: ordine.numeroCommessa,
      preventivoDaFirmareId: versione.fileId,
      preventivoDaFirmareNome: versione.fileNome,
      preventivoFirmatoId: firmato?.fileId ?? null,
      preventivoFirmatoNome: firmato?.nome ?? '',
      ordineId: ordine.pk,
      preventivoId: offerta.preventivoId,
      creataDaId: ctx.viewer?.id || null,
    },
    select: { id: true },
  })
  const name = offertaName(offerta.id, versione.numero)
  await ctx.audit({ oggetto: 'ConfermaOrdine', oggettoPk: id, azione: 'crea', dopo: `Offerta ${name}` })
  if (firmato) {
    const { chiave } = await ctx.tx.storedFile.findUniqueOrThrow({ where: { id: firmato.fileId } })
    const dettaglio = [`${firmato.nome} · SHA-256 ${chiave}`, firmato.provata && `codice mandato a ${firmato.provata}`]
    await recordEvent(ctx.tx, {
      confermaId: id,
      tipo: 'FIRMATA',
      chi,
      indirizzo,
      dettaglio: dettaglio.filter(Boolean).join(' · '),
      il,
    })
  }
  await ctx.emit('confermaOrdine', { pk: id })
}

/** Nobody sends a draft of an offer that was accepted. */
async function withdrawDrafts(ctx: OperationContext, { offerta, versione }: HeldVersione, { chi, il }: Acceptance) {
  const drafts = await ctx.tx.versioneOfferta.updateManyAndReturn({
    where: { offertaId: offerta.id, stato: 'BOZZA' },
    data: { stato: 'RITIRATA', decisaIl: il },
    select: { id: true, numero: true },
  })
  const dettaglio = `Il cliente ha accettato la ${offertaName(offerta.id, versione.numero)}`
  for (const { id, numero } of drafts) {
    await recordOffertaEvent(ctx.tx, { versioneOffertaId: id, tipo: 'RITIRATA', chi, dettaglio, il })
    const name = offertaName(offerta.id, numero)
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'ritira', dopo: name })
  }
}

/**
 * Accepts an alternative of a version whose offer is locked: the order is made, once, with its confirmation; drafts of
 * the offer are withdrawn.
 * @returns the number of the order
 * @throws UserErrors when it is not open (expired ones are to who says `late`), and when the quote is an order already
 */
export async function acceptVersione(ctx: OperationContext, held: HeldVersione, said: Acceptance): Promise<number> {
  const { offerta, versione } = held
  refuseFor((said.late ? notDecidableReason : notOpenReason)(statoOf(held)))
  const alternativa = await takeAlternativa(ctx, versione.id, said.alternativaPk)
  const ordine = await makeOrdineOfOfferta(ctx, offerta, versione.numero, alternativa)
  await writeConferma(ctx, held, ordine, said)
  const { chi, il, linkId, indirizzo = '', firmato } = said
  await ctx.tx.alternativaOfferta.update({ where: { id: alternativa.id }, data: { accettata: true } })
  await ctx.tx.versioneOfferta.update({
    where: { id: versione.id },
    data: { stato: 'ACCETTATA', decisaIl: il, decisaDa: chi },
  })
  await withdrawDrafts(ctx, held, said)
  await ctx.tx.offerta.update({ where: { id: offerta.id }, data: { ordineId: ordine.pk } })
  await offertaOrdered.run(ctx, versione.id, ordine.pk)
  const name = offertaName(offerta.id, versione.numero)
  await recordOffertaEvent(ctx.tx, {
    versioneOffertaId: versione.id,
    ...(linkId === undefined ? {} : { linkId }),
    tipo: 'ACCETTATA',
    chi,
    indirizzo,
    dettaglio: [alternativa.nome, firmato?.nome].filter(Boolean).join(' · '),
    il,
  })
  await ctx.audit(
    { oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'accetta', dopo: [name, alternativa.nome, chi].join(' · ') },
    { oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'diventaOrdine', dopo: ordine.numeroCommessa },
  )
  await touchOfferta(ctx, offerta.id)
  return ordine.pk
}

/**
 * Writes down that a customer has accepted an alternative elsewhere, also after its last day, and makes the order. Asked again, or by two at once,
 * it answers the order that there is.
 * @throws UserErrors when it is not open; Refusal NOT_FOUND
 */
export const acceptOfferta = operation({
  nome: 'acceptOfferta',
  permesso: 'addOrders',
  schema: object({ pk: idRule(), alternativaPk: idRule() }),
  async run({ pk, alternativaPk }, ctx) {
    const held = await lockVersione(ctx, pk)
    const { offerta, versione } = held
    if (versione.stato === 'ACCETTATA' && offerta.ordineId !== null)
      return { pk, offerta: offerta.id, ordine: offerta.ordineId, nuovo: false }
    const said = { alternativaPk, chi: whoOf(ctx), il: new Date(), late: true, firmato: null }
    return { pk, offerta: offerta.id, ordine: await acceptVersione(ctx, held, said), nuovo: true }
  },
})

interface Refused {
  causa: CausaRifiuto
  motivo: string
  chi: string
  linkId?: number
  indirizzo?: string
}

/** Refuses a version whose offer is locked. @throws UserErrors when it is not open any more */
export async function refuseVersione(ctx: OperationContext, held: HeldVersione, said: Refused): Promise<void> {
  const { offerta, versione } = held
  const { causa, motivo, chi, linkId, indirizzo = '' } = said
  refuseFor(notDecidableReason(statoOf(held)))
  await ctx.tx.versioneOfferta.update({
    where: { id: versione.id },
    data: { stato: 'RIFIUTATA', decisaIl: new Date(), decisaDa: chi, causaRifiuto: causa, motivoRifiuto: motivo },
  })
  const words = [CAUSA_RIFIUTO_LABELS[causa], motivo].filter(Boolean).join(': ')
  await recordOffertaEvent(ctx.tx, {
    versioneOffertaId: versione.id,
    ...(linkId === undefined ? {} : { linkId }),
    tipo: 'RIFIUTATA',
    chi,
    indirizzo,
    dettaglio: words.slice(0, 500),
  })
  await ctx.audit({ oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'rifiuta', dopo: words })
  await touchOfferta(ctx, offerta.id)
}

/** Writes down that a customer does not want a version. @throws UserErrors when it is not open any more */
export const refuseOfferta = operation({
  nome: 'refuseOfferta',
  permesso: 'updateOfferte',
  schema: object({ pk: idRule(), ...rifiutoFields }),
  async run({ pk, causa, motivo }, ctx) {
    const held = await lockVersione(ctx, pk)
    await refuseVersione(ctx, held, { causa, motivo, chi: whoOf(ctx) })
    return { pk, offerta: held.offerta.id }
  },
})

/** Takes a version that was sent back: it is accepted no more, and its links open nothing. @throws UserErrors when it is not open */
export const revokeOfferta = operation({
  nome: 'revokeOfferta',
  permesso: 'updateOfferte',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const held = await lockVersione(ctx, pk)
    const { offerta, versione } = held
    refuseFor(notDecidableReason(statoOf(held)))
    const data = { stato: 'RITIRATA', decisaIl: new Date(), decisaDa: whoOf(ctx) } as const
    await ctx.tx.versioneOfferta.update({ where: { id: pk }, data })
    await revokeLinks(ctx, { versioneOffertaId: pk })
    await recordOffertaEvent(ctx.tx, { versioneOffertaId: pk, tipo: 'RITIRATA', chi: whoOf(ctx) })
    const name = offertaName(offerta.id, versione.numero)
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'ritira', dopo: name })
    await touchOfferta(ctx, offerta.id)
    return { pk, offerta: offerta.id }
  },
})

/** The version of a customer's link, with its offer locked. @throws Refusal NOT_FOUND once the link is revoked */
export async function lockOffertaOfLink(
  ctx: OperationContext,
  link: { id: number; versioneOffertaId: number | null },
  message: string,
): Promise<HeldVersione> {
  const where = { id: link.versioneOffertaId ?? 0 }
  const seen = await ctx.tx.versioneOfferta.findUnique({ where, select: { offertaId: true } })
  if (!seen) throw new Refusal('NOT_FOUND', message)
  await ctx.tx.$queryRaw`SELECT 1 FROM offerte WHERE id = ${seen.offertaId} FOR UPDATE`
  // Somebody may have revoked it while this waited.
  const holds = await ctx.tx.linkSegreto.count({ where: { id: link.id, revocatoIl: null } })
  if (holds === 0) throw new Refusal('NOT_FOUND', message)
  const versione = await ctx.tx.versioneOfferta.findUniqueOrThrow({ where })
  const offerta = await ctx.tx.offerta.findUniqueOrThrow({ where: { id: seen.offertaId } })
  return { offerta, versione }
}
