import { object } from 'yup'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { changeSchema, identitySchema, judgeChange } from '#platform/db/entity/entity.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { idRule, optionalIdRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'
import { copyAlternativa } from './contenuto/copy.ts'
import { lockAlternativa, lockDraftVersione, lockOfferta, touchOfferta } from './lock.ts'
import {
  ALTERNATIVE_MAX,
  LAST_ALTERNATIVA,
  noNewVersioneReason,
  offertaName,
  statoOfferta,
  TOO_MANY_ALTERNATIVE,
  versioneNotRemovableReason,
  versioneOffertaSchema,
} from './rules.ts'
import { offertaFactsOf } from './stored.ts'

const codec = columnCodec('versioneOfferta', versioneOffertaSchema)

/**
 * Changes the texts and days of a draft that are sent.
 * @throws UserErrors when it is no draft; Refusal CONFLICT when `versione`, the offer's, is stale and something would be
 * lost
 */
export const updateVersioneOfferta = operation({
  nome: 'updateVersioneOfferta',
  permesso: 'updateOfferte',
  schema: changeSchema(versioneOffertaSchema, identitySchema),
  async run({ pk, versione: seen, ...sent }, ctx) {
    const { offerta, versione } = await lockDraftVersione(ctx, pk)
    const before = codec.values(versione)
    const after = await judgeChange(versioneOffertaSchema, before, sent)
    const stale = { vista: seen, attuale: offerta, prima: { ...before }, dopo: { ...after } }
    await refuseIfStale(ctx, { oggetto: 'Offerta', pk: offerta.id, ...stale })
    const history = fieldHistory('Offerta', offerta.id, 'modifica', { ...before }, { ...after })
    if (history.length === 0) return { pk, offerta: offerta.id }
    await ctx.tx.versioneOfferta.update({ where: { id: pk }, data: codec.columns(after) })
    await ctx.audit(...history)
    await touchOfferta(ctx, offerta.id)
    return { pk, offerta: offerta.id }
  },
})

/**
 * Adds a version to an offer: a draft with all that is in the last one, the customer's answer aside. What was sent stays
 * open until this one is sent.
 * @throws UserErrors while there is a draft, and once one was accepted
 */
export const addVersioneOfferta = operation({
  nome: 'addVersioneOfferta',
  permesso: 'updateOfferte',
  schema: object({ offertaPk: idRule() }),
  async run({ offertaPk }, ctx) {
    const offerta = await lockOfferta(ctx, offertaPk)
    const versioni = await ctx.tx.versioneOfferta.findMany({
      where: { offertaId: offertaPk },
      orderBy: { numero: 'desc' },
      include: { alternative: { orderBy: byOrdine, select: { id: true } } },
    })
    const today = dayOfInstant(new Date())
    refuseFor(noNewVersioneReason(versioni.map((one) => statoOfferta(offertaFactsOf(one), today))))
    const [last] = versioni
    const { introduzione = '', condizioni = '', pagamento = '', numero = 0, alternative = [] } = last ?? {}
    const { id } = await ctx.tx.versioneOfferta.create({
      data: { offertaId: offertaPk, numero: numero + 1, introduzione, condizioni, pagamento },
      select: { id: true },
    })
    for (const [ordine, alternativa] of alternative.entries())
      await copyAlternativa(ctx.tx, alternativa.id, { versioneOffertaId: id, ordine })
    const name = offertaName(offertaPk, numero + 1)
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offertaPk, azione: 'nuovaVersione', dopo: name })
    await touchOfferta(ctx, offerta.id)
    return { pk: id, offerta: offertaPk }
  },
})

/**
 * Removes a draft with all that is in it, after what was sent: the offer stays what its customer holds.
 * @throws UserErrors when it is no draft, and for the only version
 */
export const removeVersioneOfferta = operation({
  nome: 'removeVersioneOfferta',
  permesso: 'updateOfferte',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { offerta, versione } = await lockDraftVersione(ctx, pk)
    const versioni = await ctx.tx.versioneOfferta.count({ where: { offertaId: offerta.id } })
    refuseFor(versioneNotRemovableReason(versione.stato, versioni))
    await ctx.tx.versioneOfferta.delete({ where: { id: pk } })
    const name = offertaName(offerta.id, versione.numero)
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'togliVersione', prima: name })
    await touchOfferta(ctx, offerta.id)
    return { pk, offerta: offerta.id }
  },
})

/**
 * Adds an alternative to a draft: a copy of another one of the offer, or empty.
 * @throws UserErrors when there are four, and on `copiaPk` for one of another version
 */
export const addAlternativaOfferta = operation({
  nome: 'addAlternativaOfferta',
  permesso: 'updateOfferte',
  schema: object({
    versioneOffertaPk: idRule(),
    nome: singleLineRule(100).required(REQUIRED_FIELD),
    copiaPk: optionalIdRule(),
  }),
  async run({ versioneOffertaPk, nome, copiaPk }, ctx) {
    const { offerta } = await lockDraftVersione(ctx, versioneOffertaPk)
    const present = await ctx.tx.alternativaOfferta.findMany({
      where: { versioneOffertaId: versioneOffertaPk },
      select: { id: true, ordine: true },
    })
    if (present.length >= ALTERNATIVE_MAX) throw UserErrors.of(null, TOO_MANY_ALTERNATIVE, 'CONFLICT')
    if (copiaPk !== null && !present.some(({ id }) => id === copiaPk))
      throw UserErrors.of('copiaPk', 'Si copia un’alternativa della stessa versione.')
    const ordine = Math.max(-1, ...present.map((one) => one.ordine)) + 1
    const into = { versioneOffertaId: versioneOffertaPk, ordine, nome }
    const pk =
      copiaPk === null
        ? (await ctx.tx.alternativaOfferta.create({ data: into, select: { id: true } })).id
        : await copyAlternativa(ctx.tx, copiaPk, into)
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'aggiungeAlternativa', dopo: nome })
    await touchOfferta(ctx, offerta.id)
    return { pk, offerta: offerta.id }
  },
})

/** Removes an alternative of a draft with all that is in it. @throws UserErrors for the only one */
export const removeAlternativaOfferta = operation({
  nome: 'removeAlternativaOfferta',
  permesso: 'updateOfferte',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { offerta, alternativa } = await lockAlternativa(ctx, pk)
    const { versioneOffertaId, nome } = alternativa
    if ((await ctx.tx.alternativaOfferta.count({ where: { versioneOffertaId } })) === 1)
      throw UserErrors.of(null, LAST_ALTERNATIVA, 'CONFLICT')
    await ctx.tx.alternativaOfferta.delete({ where: { id: pk } })
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: offerta.id, azione: 'togliAlternativa', prima: nome })
    await touchOfferta(ctx, offerta.id)
    return { pk, offerta: offerta.id, versione: versioneOffertaId }
  },
})
