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
import { lockFornitore, lockFornitori, lockTipologia } from './lock.ts'
import {
  closingPeriodsInWords,
  type FornitoreInput,
  fornitoreInUseReason,
  fornitorePlainSchema,
  fornitoreSchema,
  readChiusure,
  tidyChiusure,
  weekdaysInWords,
} from './rules.ts'

const codec = columnCodec('fornitore', fornitorePlainSchema)

/** A stored supplier in the values of its form, and back: its closing days are lists. */
export const fornitoreCodec = {
  values: (row: Fornitore): FornitoreInput => ({ ...codec.values(row), ...readChiusure(row) }),
  columns: (values: FornitoreInput) => ({ ...codec.columns(values), ...tidyChiusure(values) }),
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
      giorniChiusura: weekdaysInWords(giorniChiusura),
      periodiChiusura: closingPeriodsInWords(periodiChiusura),
    }
  },
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('fornitore', { pk }),
})

/**
 * A supplier is about to be the default of its type: the one that was is no longer. Suppliers must be locked
 * (`lockFornitori`).
 * @param excluded number of the supplier itself
 */
export async function clearPredefinito(ctx: OperationContext, tipologia: string, excluded = 0): Promise<void> {
  const others = await ctx.tx.fornitore.updateManyAndReturn({
    where: { tipologia, isDefault: true, NOT: { id: excluded } },
    data: { isDefault: false, versione: { increment: 1 } },
    select: { id: true },
  })
  for (const { id } of others) {
    const field = { azione: 'modifica', campo: 'isDefault', prima: 'true', dopo: 'false' }
    await ctx.audit({ oggetto: 'Fornitore', oggettoPk: id, ...field })
    await ctx.emit('fornitore', { pk: id })
  }
}

/**
 * Adds a supplier; as the default of its type it takes the place of the one that was.
 * @throws UserErrors on `tipologia` when it is no material, on `immagine` when it is no picture
 */
export const createFornitore = createOperation({
  nome: 'createFornitore',
  entity: fornitoreEntity,
  async check(ctx, { tipologia, isDefault }) {
    await lockFornitori(ctx.tx)
    await lockTipologia(ctx, tipologia)
    if (isDefault) await clearPredefinito(ctx, tipologia)
  },
})

/**
 * What is supplied by a supplier; its links and the reminders that it got go with it. TypeScript says when a new
 * reference is missing here.
 */
export async function usesOfFornitore(tx: Tx, pk: number): Promise<Use[]> {
  const { _count: count } = await tx.fornitore.findUniqueOrThrow({
    where: { id: pk },
    select: { _count: { select: { ordiniFornitore: true, righe: true, fasi: true } } },
  })
  const of = { some: { fornitoreId: pk } }
  const uses = {
    ...(await suppliedUses(tx, count, of)),
    fasi: await commesseUse(
      tx,
      count.fasi,
      { singolare: 'fase schedulata', plurale: 'fasi schedulate' },
      { schedulazione: { is: { fasi: of } } },
    ),
  } satisfies Record<Exclude<keyof Prisma.FornitoreCountOutputType, 'utenti' | 'link' | 'solleciti'>, Use>
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
