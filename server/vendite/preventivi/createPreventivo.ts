import type { Context } from '../../platform/context.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { consume } from '../../platform/identity/throttle.ts'
import { freeOperation, inTransaction, type OperationContext } from '../../platform/operation.ts'
import { readCatalogo } from './catalogo.ts'
import { findRepetition } from './repetition.ts'
import { type PreventivoInput, preventivoSchema, type SerramentoInput } from './rules.ts'

/** Valid submissions from one address; what is refused for its content does not count. */
const PER_INDIRIZZO = [
  { max: 30, secondi: 60 },
  { max: 200, secondi: 3600 },
]

async function frena(ctx: Context): Promise<void> {
  if (!ctx.services.config.loginThrottle) return
  const { ok, riprovaFra } = await consume(ctx.services.db, `preventivo:${ctx.indirizzo}`, PER_INDIRIZZO)
  if (ok) return
  const message = `Troppe richieste da questo indirizzo. Riprova fra ${riprovaFra} secondi.`
  throw new Refusal('THROTTLED', message, { retryAfter: riprovaFra })
}

/** People do not see the field `sitoWeb`: whoever fills it in is a program. The refusal does not say why. */
function rifiutaProgrammi(raw: unknown): void {
  const { sitoWeb } = (raw ?? {}) as { sitoWeb?: unknown }
  if (sitoWeb != null && sitoWeb !== '') throw UserErrors.of(null, 'Non è stato possibile inviare la richiesta.')
}

async function registra(input: PreventivoInput, ctx: OperationContext): Promise<{ pk: number; ripetuto: boolean }> {
  const ripetizione = await findRepetition(input, ctx)
  if ('pk' in ripetizione) return { pk: ripetizione.pk, ripetuto: true }
  const { tx } = ctx
  const { famiglia, valoriOpzioni, serramenti, privacy: _accettata, ...campi } = input
  const stato = await tx.statoPreventivo.findFirst({ orderBy: [{ ordine: 'asc' }, { id: 'asc' }] })
  const valori = await tx.valoreOpzione.findMany({ where: { id: { in: valoriOpzioni } } })
  const { id } = await tx.preventivo.create({
    data: { ...campi, chiaveIdempotenza: ripetizione.chiave, famigliaId: famiglia, statoId: stato?.id },
    select: { id: true },
  })
  await tx.opzionePreventivo.createMany({
    data: valori.map((valore) => ({ preventivoId: id, opzioneId: valore.opzioneId, valoreId: valore.id })),
  })
  await registraSerramenti(id, serramenti, ctx)
  await ctx.audit({ oggetto: 'Preventivo', oggettoPk: id, azione: 'crea' })
  await ctx.emit('preventivo', { pk: id })
  return { pk: id, ripetuto: false }
}

/** Three statements, however many windows. */
async function registraSerramenti(preventivoId: number, serramenti: SerramentoInput[], { tx }: OperationContext) {
  const righe = await tx.serramento.createManyAndReturn({
    data: serramenti.map(({ tipoSerramento, tipoApertura, accessori: _accessori, ...misure }, indice) => ({
      ...misure,
      preventivoId,
      posizione: indice + 1,
      tipoSerramentoId: tipoSerramento,
      tipoAperturaId: tipoApertura,
    })),
    select: { id: true, posizione: true },
  })
  const coppie = righe.flatMap(({ id, posizione }) =>
    (serramenti[posizione - 1]?.accessori ?? []).map((accessorio) => ({ accessorio, serramento: id })),
  )
  if (coppie.length === 0) return
  // Prisma's implicit table: A and B are the models in alphabetical order.
  await tx.$executeRaw`
    INSERT INTO "_serramenti_accessori" ("A", "B")
    SELECT * FROM unnest(${coppie.map((c) => c.accessorio)}::int[], ${coppie.map((c) => c.serramento)}::int[])`
}

/**
 * A visitor's quote request: everything is checked again with the wizard's own rules, then it
 * starts in the first of the configured states (by `ordine`; none when the list is empty).
 * The same submission twice is one quote, see repetition.ts.
 * @throws UserErrors with the documented messages; Refusal THROTTLED
 */
export const createPreventivo = freeOperation({
  nome: 'createPreventivo',
  permesso: 'pubblico',
  schema: async (ctx, raw) => {
    rifiutaProgrammi(raw)
    return preventivoSchema((await readCatalogo(ctx)).perRegole)
  },
  async run(input: PreventivoInput, ctx) {
    await frena(ctx)
    return inTransaction(ctx, (operationContext) => registra(input, operationContext))
  },
})
