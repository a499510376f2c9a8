import { object } from 'yup'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idListRule, idRule } from '#shared/fields/fields.ts'
import { lockDraftVersione, touchOfferta } from './lock.ts'
import { ALTERNATIVE_MAX } from './rules.ts'

const ALTERNATIVE_CHANGED = 'Le alternative sono cambiate nel frattempo: rileggi la pagina.'

/**
 * Puts the alternatives of a draft in another order, in which the customer reads them; the first is the one whose sums
 * the offer shows.
 * @throws UserErrors when they are not all there, each once, and when it is no draft
 */
export const arrangeAlternativeOfferta = operation({
  nome: 'arrangeAlternativeOfferta',
  permesso: 'updateOfferte',
  schema: object({ versioneOffertaPk: idRule(), pks: idListRule(ALTERNATIVE_MAX) }),
  async run({ versioneOffertaPk, pks }, ctx) {
    const { offerta } = await lockDraftVersione(ctx, versioneOffertaPk)
    const stored = await ctx.tx.alternativaOfferta.findMany({
      where: { versioneOffertaId: versioneOffertaPk },
      orderBy: byOrdine,
      select: { id: true, nome: true },
    })
    const before = stored.map(({ id }) => id)
    const isSame = pks.length === before.length && before.every((id) => pks.includes(id))
    if (!isSame) throw UserErrors.of('pks', ALTERNATIVE_CHANGED, 'CONFLICT')
    if (pks.every((pk, place) => pk === before[place])) return { pk: versioneOffertaPk, offerta: offerta.id }
    for (const [ordine, id] of pks.entries())
      await ctx.tx.alternativaOfferta.update({ where: { id }, data: { ordine }, select: { id: true } })
    const names = new Map(stored.map(({ id, nome }) => [id, nome]))
    const inWords = (of: readonly number[]) => of.map((id) => names.get(id) ?? '').join(', ')
    await ctx.audit({
      oggetto: 'Offerta',
      oggettoPk: offerta.id,
      azione: 'ordina',
      campo: 'alternative',
      prima: inWords(before),
      dopo: inWords(pks),
    })
    await touchOfferta(ctx, offerta.id)
    return { pk: versioneOffertaPk, offerta: offerta.id }
  },
})
