import { createHash } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { consume } from '#platform/identity/throttle.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { type SpecchiaturaInput, specchiatureColumns } from '#shared/composti/specchiature.ts'
import { isClosedTo, readCatalogo } from './catalogo.ts'
import { mayWriteToSender, tellOfRequest } from './mail/received.ts'
import { type PreventivoInput, preventivoSchema, type SerramentoInput } from './rules.ts'

const NOT_OPEN = 'I preventivi online non sono ancora aperti.'

/** Valid submissions from one address; what is refused for its content does not count. */
const PER_ADDRESS = [
  { max: 30, secondi: 60 },
  { max: 200, secondi: 3600 },
]

async function frena(ctx: Context): Promise<void> {
  if (!ctx.services.config.loginThrottle) return
  const { ok, retryAfter } = await consume(ctx.services.db, `preventivo:${ctx.indirizzo}`, PER_ADDRESS)
  if (ok) return
  const message = `Troppe richieste da questo indirizzo. Riprova fra ${retryAfter} secondi.`
  throw new Refusal('THROTTLED', message, { retryAfter })
}

/** People do not see the field `sitoWeb`: whoever fills it in is a program. The refusal does not say why. */
function refusePrograms(raw: unknown): void {
  const { sitoWeb } = (raw ?? {}) as { sitoWeb?: unknown }
  if (sitoWeb != null && sitoWeb !== '') throw UserErrors.of(null, 'Non è stato possibile inviare la richiesta.')
}

/** Without a key of the form, the same content from the same address within this time is one submission. */
const SAME_SENDING_MS = 60_000

const sha256 = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * What makes two submissions the same one. The content is part of it: whoever reuses somebody's key without
 * knowing what they wrote gets neither their quote nor a lost one.
 * @returns the text kept in `chiave_idempotenza`, and whether it stops counting after a minute
 */
function keyOf({ chiaveIdempotenza, ...content }: PreventivoInput, indirizzo: string) {
  return chiaveIdempotenza === ''
    ? { chiave: `contenuto:${sha256([indirizzo, content])}`, scade: true }
    : { chiave: `modulo:${sha256([chiaveIdempotenza, content])}`, scade: false }
}

/**
 * Finds the quote that an earlier, equal submission has made; equal ones that arrive together wait for each other.
 * @returns its number, or the key under which to store a new quote
 */
async function findRepetition(
  input: PreventivoInput,
  ctx: OperationContext,
): Promise<{ pk: number } | { chiave: string }> {
  const { chiave, scade } = keyOf(input, ctx.indirizzo)
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${chiave}, 0))`
  const equal = await ctx.tx.preventivo.findUnique({
    where: { chiaveIdempotenza: chiave },
    select: { id: true, dataCreazione: true },
  })
  if (!equal) return { chiave }
  if (!scade || Date.now() - equal.dataCreazione.getTime() < SAME_SENDING_MS) return { pk: equal.id }
  // The key passes to the new quote: it is unique.
  await ctx.tx.preventivo.update({ where: { id: equal.id }, data: { chiaveIdempotenza: null } })
  return { chiave }
}

async function record(
  input: PreventivoInput,
  mayWrite: boolean,
  ctx: OperationContext,
): Promise<{ pk: number; ripetuto: boolean }> {
  const repetition = await findRepetition(input, ctx)
  if ('pk' in repetition) return { pk: repetition.pk, ripetuto: true }
  const { tx } = ctx
  const { famigliaPk, valoreOpzionePks, serramenti, privacy: _accepted, ...fields } = input
  const stato = await tx.statoPreventivo.findFirst({ orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })
  const values = await tx.valoreOpzione.findMany({ where: { id: { in: valoreOpzionePks } } })
  const { id } = await tx.preventivo.create({
    data: { ...fields, chiaveIdempotenza: repetition.chiave, famigliaId: famigliaPk, statoId: stato?.id },
    select: { id: true },
  })
  await tx.opzionePreventivo.createMany({
    data: values.map((value) => ({ preventivoId: id, opzioneId: value.opzioneId, valoreId: value.id })),
  })
  await recordSerramenti(id, serramenti, ctx)
  await ctx.audit({ oggetto: 'Preventivo', oggettoPk: id, azione: 'crea' })
  await ctx.emit('preventivo', { pk: id })
  await tellOfRequest(ctx, id, mayWrite)
  return { pk: id, ripetuto: false }
}

/** The fields of the composed elements among stored windows, leaves that are not told those of their types. */
async function recordSpecchiature(
  righe: readonly { id: number; posizione: number }[],
  serramenti: readonly SerramentoInput[],
  { tx }: OperationContext,
) {
  const said = righe.map(({ id, posizione }) => ({
    serramentoId: id,
    fields: serramenti[posizione - 1]?.specchiature ?? [],
  }))
  const pks = new Set(said.flatMap(({ fields }) => fields.map(({ tipoSerramentoPk }) => tipoSerramentoPk)))
  if (pks.size === 0) return
  const tipi = await tx.tipoSerramento.findMany({
    where: { id: { in: [...pks] } },
    select: { id: true, ante: true },
  })
  const anteOf = new Map(tipi.map(({ id, ante }) => [id, ante]))
  const settled = (one: SpecchiaturaInput) => ({ ...one, ante: one.ante ?? anteOf.get(one.tipoSerramentoPk) ?? 1 })
  await tx.specchiaturaPreventivo.createMany({
    data: said.flatMap(({ serramentoId, fields }) =>
      specchiatureColumns(fields.map(settled)).map((columns) => ({ ...columns, serramentoId })),
    ),
  })
}

/** Few statements, however many windows. */
async function recordSerramenti(preventivoId: number, serramenti: SerramentoInput[], ctx: OperationContext) {
  const { tx } = ctx
  const righe = await tx.serramento.createManyAndReturn({
    data: serramenti.map(({ tipoSerramentoPk, tipoAperturaPk, quantita, altezza, larghezza }, index) => ({
      ...{ quantita, altezza, larghezza },
      preventivoId,
      posizione: index + 1,
      tipoSerramentoId: tipoSerramentoPk,
      tipoAperturaId: tipoAperturaPk,
    })),
    select: { id: true, posizione: true },
  })
  await recordSpecchiature(righe, serramenti, ctx)
  const pairs = righe.flatMap(({ id, posizione }) =>
    (serramenti[posizione - 1]?.accessorioPks ?? []).map((accessorio) => ({ accessorio, serramento: id })),
  )
  if (pairs.length === 0) return
  // Prisma's implicit table: A and B are the models in alphabetical order.
  await tx.$executeRaw`
    INSERT INTO "_serramenti_accessori" ("A", "B")
    SELECT * FROM unnest(${pairs.map((c) => c.accessorio)}::int[], ${pairs.map((c) => c.serramento)}::int[])`
}

/**
 * A visitor's quote request: everything is checked again with the wizard's own rules, then it
 * starts in the first of the configured states (by `ordine`; none when the list is empty).
 * The same submission twice is one quote, see `findRepetition`. Who should know is told, and the sender is asked to confirm the address.
 * @throws UserErrors with the documented messages, and CLOSED while the catalogue is a draft; Refusal THROTTLED
 */
export const createPreventivo = freeOperation({
  nome: 'createPreventivo',
  permesso: 'pubblico',
  schema: async (ctx, raw) => {
    refusePrograms(raw)
    const { forRules, impostazioni } = await readCatalogo(ctx)
    if (isClosedTo(ctx, impostazioni)) throw UserErrors.of(null, NOT_OPEN, 'CLOSED')
    return preventivoSchema(forRules)
  },
  async run(input: PreventivoInput, ctx) {
    await frena(ctx)
    const mayWrite = await mayWriteToSender(ctx, input.email)
    return inTransaction(ctx, (operationContext) => record(input, mayWrite, operationContext))
  },
})
