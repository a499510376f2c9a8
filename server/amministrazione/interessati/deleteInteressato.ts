import type { Tx } from '#platform/db/prisma.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import { actorOf, recordAccesso } from '#platform/identity/accessi/record.ts'
import { fullNameOf, type OperationContext, operation } from '#platform/operation.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { erasePerson } from './erase.ts'
import { type Held, readHeld } from './held.ts'
import { readNames } from './names.ts'
import { type InteressatoRows, interessatoSchema, NOTHING_CHOSEN, notErasableReason } from './rules.ts'

/** Locks what is erased against those who write it. */
async function lockRoots(
  tx: Tx,
  { clientePks, preventivoPks, offertaPks, confermaPks }: InteressatoRows,
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM clienti WHERE id = ANY (${clientePks}::int[]) ORDER BY id FOR UPDATE`
  await tx.$queryRaw`SELECT id FROM preventivi WHERE id = ANY (${preventivoPks}::int[]) ORDER BY id FOR UPDATE`
  await tx.$queryRaw`SELECT id FROM offerte WHERE id = ANY (${offertaPks}::int[]) ORDER BY id FOR UPDATE`
  await tx.$queryRaw`SELECT id FROM conferme_ordine WHERE id = ANY (${confermaPks}::int[]) ORDER BY id FOR UPDATE`
}

const totalOf = (rows: Held['erased']) => [...rows.values()].reduce((sum, pks) => sum + pks.length, 0)

/** Tables whose rows have pages: what the history calls them, and the topic of their changes. */
const SHOWN = [
  ['clienti', 'Cliente', 'cliente'],
  ['preventivi', 'Preventivo', 'preventivo'],
  ['offerte', 'Offerta', 'offerta'],
  ['conferme_ordine', 'ConfermaOrdine', 'confermaOrdine'],
  ['ordini', 'Ordine', 'ordine'],
] as const

/** Says in the history of each object that something was taken out of it, and to the pages that show it. */
async function tell(ctx: OperationContext, { erased, kept }: Held): Promise<void> {
  for (const [table, oggetto, topic] of SHOWN) {
    const touched = [...(erased.get(table) ?? []), ...(kept.get(table) ?? [])]
    await ctx.audit(...touched.map((oggettoPk) => ({ oggetto, oggettoPk, azione: 'cancellaDatiPersonali' })))
    await ctx.emitAll(
      topic,
      touched.map((pk) => ({ pk })),
    )
  }
}

/**
 * Erases a person but for what the law keeps, which goes by itself when its time has passed.
 * @throws UserErrors while an order of it is open, or a mail to it is leaving; Refusal PROOF_REQUIRED
 */
export const deleteInteressato = operation({
  nome: 'deleteInteressato',
  permesso: 'adminUsers',
  schema: interessatoSchema,
  timeout: 300_000,
  async run(chosen, ctx) {
    await lockRoots(ctx.tx, chosen)
    const held = await readHeld(ctx.tx, chosen)
    if (totalOf(held.erased) + totalOf(held.kept) === 0) throw UserErrors.of(null, NOTHING_CHOSEN)
    refuseFor(notErasableReason(held.open))
    const names = await readNames(ctx.tx, held)
    const others = await erasePerson(ctx.tx, ctx.services.config, held, names)
    const viewer = actorOf(ctx)
    const userNome = viewer ? fullNameOf(viewer) : ''
    for (const clienteId of held.finoAl ? (held.kept.get('clienti') ?? []) : []) {
      const asked = { userNome, finoAl: dateOfDay(held.finoAl ?? '') }
      await ctx.tx.cancellazione.upsert({ where: { clienteId }, create: { clienteId, ...asked }, update: asked })
    }
    const cancellate = totalOf(held.erased) + others.texts + others.storico + others.accessi
    const until = held.finoAl ? `; il resto fino al ${formatDate(held.finoAl)}` : ''
    const told = `${cancellate} righe${until}`
    await recordAccesso(ctx.tx, ctx, { evento: 'cancellazione', user: viewer, dettaglio: told })
    await tell(ctx, held)
    return { cancellate, conservate: totalOf(held.kept), finoAl: held.finoAl }
  },
})
