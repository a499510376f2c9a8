import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { deleteOperation } from '#platform/db/entity/operations.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { refuseFor } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Prisma, ValoreStato } from '#prisma/generated/client.ts'
import { itemNotDeletableReason } from '#shared/arranged.ts'
import type { Use } from '#shared/uses.ts'
import { announceLista } from '../announce.ts'
import { motivoNomeFisso, valoreStatoSchema } from './rules.ts'

const codec = columnCodec('valoreStato', valoreStatoSchema)

/** The states of the list that one is, or would be, in. */
export function readStati(
  { tx }: OperationContext,
  { contesto, nomeFase }: Pick<ValoreStato, 'contesto' | 'nomeFase'>,
): Promise<Entry[]> {
  return tx.valoreStato.findMany({ where: { contesto, nomeFase }, select: { id: true, nome: true, ordine: true } })
}

/** A state as it is written; a new one comes after the others of its list. */
export const valoreStatoEntity = entity({
  model: 'valoreStato',
  permesso: 'adminImpostazioni',
  schema: valoreStatoSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'valoreStato', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readStati(ctx, columns)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx) => announceLista(ctx, 'valoreStato'),
})

/** What has a state. TypeScript says when a new reference is missing here. */
async function usesOfValoreStato(tx: Tx, pk: number): Promise<Use[]> {
  const { _count: count } = await tx.valoreStato.findUniqueOrThrow({
    where: { id: pk },
    select: { _count: { select: { ordini: true, ordiniFornitore: true, fasi: true, materiali: true } } },
  })
  const of = { some: { statoId: pk } }
  const uses = {
    ordini: await commesseUse(tx, count.ordini, { singolare: 'ordine', plurale: 'ordini' }, { statoId: pk }),
    ordiniFornitore: await commesseUse(
      tx,
      count.ordiniFornitore,
      { singolare: 'ordine fornitore', plurale: 'ordini fornitore' },
      { ordiniFornitore: of },
    ),
    fasi: await commesseUse(
      tx,
      count.fasi,
      { singolare: 'fase di un ordine', plurale: 'fasi di ordini' },
      { statiFase: of },
    ),
    materiali: await commesseUse(
      tx,
      count.materiali,
      { singolare: 'materiale di un ordine', plurale: 'materiali di ordini' },
      { statiMateriale: of },
    ),
  } satisfies Record<keyof Prisma.ValoreStatoCountOutputType, Use>
  return Object.values(uses)
}

/**
 * Removes a state that nothing has.
 * @throws UserErrors when its name is the product's, something has it (which orders), or it is the last of its list
 */
export const deleteValoreStato = deleteOperation({
  nome: 'deleteValoreStato',
  entity: valoreStatoEntity,
  async check(ctx, row) {
    const others = (await readStati(ctx, row)).length - 1
    const fixed = motivoNomeFisso(valoreStatoEntity.values(row))
    refuseFor(itemNotDeletableReason(others, await usesOfValoreStato(ctx.tx, row.id), fixed))
  },
})

/** Puts the states of a list in another order. @throws UserErrors when they are not all those of one list, each once */
export const arrangeValoriStato = arrangeOperation({
  nome: 'arrangeValoriStato',
  model: 'valoreStato',
  permesso: 'adminImpostazioni',
  async list(ctx, pk) {
    const stato = await ctx.tx.valoreStato.findUnique({ where: { id: pk } })
    return stato ? readStati(ctx, stato) : []
  },
  changed: (ctx) => announceLista(ctx, 'valoreStato'),
})
