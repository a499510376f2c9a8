import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation } from '#platform/db/entity/operations.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { refuseFor } from '#platform/errors.ts'
import { chosenImage, saveChosenImage } from '#platform/files/chosenImage.ts'
import { imageSchema } from '#platform/files/rules.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Fornitore, Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'
import { suppliedUses } from '../ordiniFornitore/suppliedUses.ts'
import { whoIsDefaultOf } from './forniti.ts'
import { lockFornitore, lockFornitori, lockTipologia } from './lock.ts'
import {
  closingPeriodsInWords,
  type FornitoreInput,
  fornitoreInUseReason,
  fornitorePlainSchema,
  fornitoreSchema,
  materialiForniti,
  materialiInWords,
  readChiusure,
  readOtherMateriali,
  tidyChiusure,
  weekdaysInWords,
} from './rules.ts'

const codec = columnCodec('fornitore', fornitorePlainSchema)

/** A stored supplier in the values of its form, and back: its other materials and closing days are lists. */
export const fornitoreCodec = {
  values: (row: Fornitore): FornitoreInput => ({
    ...codec.values(row),
    altriMateriali: readOtherMateriali(row),
    ...readChiusure(row),
  }),
  columns: (values: FornitoreInput) => ({
    ...codec.columns(values),
    altriMateriali: readOtherMateriali(values).map((one) => ({ ...one })),
    ...tidyChiusure(values),
  }),
}

const compared = (row: Fornitore) => ({
  ...fornitoreCodec.values(row),
  immagine: row.immagineId === null ? null : `n. ${row.immagineId}`,
})

/** A supplier as it is written, with what comes for its picture. */
export const fornitoreEntity = entity({
  model: 'fornitore',
  permesso: 'adminFornitori',
  schema: fornitoreSchema.concat(imageSchema),
  take: lockFornitore,
  values: (row) => ({ ...fornitoreCodec.values(row), immagine: null, removeImmagine: false }),
  async columns({ immagine, removeImmagine, ...values }, ctx, row) {
    const chosen = await saveChosenImage(ctx, await chosenImage(ctx, { immagine, removeImmagine }))
    return { ...fornitoreCodec.columns(values), immagineId: chosen === undefined ? (row?.immagineId ?? null) : chosen }
  },
  compared,
  inHistory(row) {
    const { giorniChiusura, periodiChiusura } = readChiusure(row)
    return {
      ...compared(row),
      altriMateriali: materialiInWords(readOtherMateriali(row)),
      giorniChiusura: weekdaysInWords(giorniChiusura),
      periodiChiusura: closingPeriodsInWords(periodiChiusura),
    }
  },
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('fornitore', { pk }),
})

/**
 * A supplier is about to be the default of some types: those that were are no longer. Suppliers must be locked
 * (`lockFornitori`).
 * @param excluded number of the supplier itself
 */
async function clearDefaults(ctx: OperationContext, values: FornitoreInput, excluded = 0): Promise<void> {
  for (const { tipologia, isDefault } of materialiForniti(values)) {
    if (isDefault) await clearDefault(ctx, tipologia, excluded)
  }
}

async function clearDefault(ctx: OperationContext, tipologia: string, excluded: number): Promise<void> {
  const others = await ctx.tx.fornitore.findMany({ where: { AND: [whoIsDefaultOf(tipologia)], NOT: { id: excluded } } })
  for (const row of others) {
    const first = row.tipologia === tipologia
    const before = readOtherMateriali(row)
    const after = before.map((one) => (one.tipologia === tipologia ? { ...one, isDefault: false } : { ...one }))
    await ctx.tx.fornitore.update({
      where: { id: row.id },
      data: { ...(first ? { isDefault: false } : { altriMateriali: after }), versione: { increment: 1 } },
    })
    const field = first
      ? { azione: 'modifica', campo: 'isDefault', prima: 'true', dopo: 'false' }
      : {
          azione: 'modifica',
          campo: 'altriMateriali',
          prima: materialiInWords(before),
          dopo: materialiInWords(after),
        }
    await ctx.audit({ oggetto: 'Fornitore', oggettoPk: row.id, ...field })
    await ctx.emit('fornitore', { pk: row.id })
  }
}

/**
 * What a supplier is about to supply must be materials, and stay so until this is done; what it is the default of,
 * others are no longer. Suppliers must be locked (`lockFornitori`).
 * @param before what it supplies now; null for a new one
 * @throws UserErrors on `tipologia` and `altriMateriali[n].tipologia`
 */
export async function takeMateriali(
  ctx: OperationContext,
  before: FornitoreInput | null,
  after: FornitoreInput,
  pk = 0,
): Promise<void> {
  const had = new Set((before ? materialiForniti(before) : []).map(({ tipologia }) => tipologia))
  for (const [n, { tipologia }] of materialiForniti(after).entries()) {
    if (!had.has(tipologia))
      await lockTipologia(ctx, tipologia, n === 0 ? 'tipologia' : `altriMateriali[${n - 1}].tipologia`)
  }
  await clearDefaults(ctx, after, pk)
}

/**
 * Adds a supplier; as the default of its types it takes the place of those that were.
 * @throws UserErrors on `tipologia` when it is no material, on `immagine` when it is no picture
 */
export const createFornitore = createOperation({
  nome: 'createFornitore',
  entity: fornitoreEntity,
  async check(ctx, values) {
    await lockFornitori(ctx.tx)
    await takeMateriali(ctx, null, values)
  },
})

/**
 * What is supplied by a supplier; its links and the reminders that it got go with it. TypeScript says when a new
 * reference is missing here.
 * @param tipologia only of this material; of all unless told
 */
export async function usesOfFornitore(tx: Tx, pk: number, tipologia?: string): Promise<Use[]> {
  const own = tipologia === undefined ? true : { where: { tipologia } }
  const fase = tipologia === undefined ? {} : { nomeFase: tipologia }
  const { _count: count } = await tx.fornitore.findUniqueOrThrow({
    where: { id: pk },
    select: { _count: { select: { ordiniFornitore: own, righe: own, fasi: { where: fase } } } },
  })
  const of = { some: { fornitoreId: pk, ...(tipologia !== undefined && { tipologia }) } }
  const uses = {
    ...(await suppliedUses(tx, count, of)),
    fasi: await commesseUse(
      tx,
      count.fasi,
      { singolare: 'fase schedulata', plurale: 'fasi schedulate' },
      { schedulazione: { is: { fasi: { some: { fornitoreId: pk, ...fase } } } } },
    ),
  } satisfies Record<Exclude<keyof Prisma.FornitoreCountOutputType, 'utenti' | 'link' | 'solleciti' | 'raccolte'>, Use>
  return Object.values(uses)
}

/** The users who stand for a supplier. */
async function loginsOfFornitore(tx: Tx, pk: number): Promise<Use> {
  const where = { fornitoreId: pk }
  const [count, utenti] = [
    await tx.fornitoreUtente.count({ where }),
    await tx.fornitoreUtente.findMany({
      where,
      select: { user: { select: { username: true } } },
      orderBy: { id: 'asc' },
      take: NAMED_USES + 1,
    }),
  ]
  const names = utenti.map(({ user }) => user.username)
  return { count, names, singolare: 'accesso al portale', plurale: 'accessi al portale' }
}

/**
 * Removes a supplier from which nothing was ordered.
 * @throws UserErrors when it has supplier orders, rows or scheduled phases: those of which orders; or users who stand
 * for it
 */
export const deleteFornitore = deleteOperation({
  nome: 'deleteFornitore',
  entity: fornitoreEntity,
  check: async (ctx, { id }) =>
    refuseFor(fornitoreInUseReason([...(await usesOfFornitore(ctx.tx, id)), await loginsOfFornitore(ctx.tx, id)])),
})
