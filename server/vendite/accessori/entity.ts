import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkName, checkNewEntry, type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { refuseFor } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'
import { inCatalogoReason } from '../catalogo/rules.ts'
import { listiniUse } from '../listini/listiniUse.ts'
import { preventiviUse } from '../preventivi/preventiviUse.ts'
import { offerteUse, ordiniUse } from '../tipiSerramento/uses.ts'
import { accessorioSchema } from './rules.ts'

const codec = columnCodec('accessorio', accessorioSchema)

/** The accessories, retired ones included. */
function readAccessori({ tx }: OperationContext): Promise<Entry[]> {
  return tx.accessorio.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** An accessory as it is written; a new one comes after the others. */
const accessorioEntity = entity({
  model: 'accessorio',
  permesso: 'adminCatalogo',
  schema: accessorioSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'accessorio', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readAccessori(ctx)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('catalogo', { accessorio: pk }),
})

/** Adds an accessory after the others; no type offers it yet. @throws UserErrors for a name that is taken, a full list */
export const createAccessorio = createOperation({
  nome: 'createAccessorio',
  entity: accessorioEntity,
  check: (ctx, { nome }) => checkNewEntry(ctx, 'accessorio', readAccessori, nome, 'nome'),
})

/**
 * Changes the fields of an accessory that are sent. A retired one is offered no more; types and quotes that have it keep
 * it.
 * @throws UserErrors for a name that is taken
 */
export const updateAccessorio = updateOperation({
  nome: 'updateAccessorio',
  entity: accessorioEntity,
  check: async (ctx, { pk, after }) => checkName(await readAccessori(ctx), after.nome, 'nome', pk),
})

const take = NAMED_USES + 1

/** What refers to an accessory: statement for `countUses`. */
export const ACCESSORIO_REFERENCES = `SELECT "A" AS pk FROM "_tipi_serramento_accessori"
  UNION ALL SELECT "A" FROM "_serramenti_accessori" UNION ALL SELECT "A" FROM "_righe_ordine_accessori"
  UNION ALL SELECT "A" FROM "_righe_offerta_accessori"
  UNION ALL SELECT accessorio_id FROM supplementi_listino WHERE accessorio_id IS NOT NULL`

/** What has an accessory, deleted quotes included. TypeScript says when a new reference is missing here. */
async function usesOfAccessorio(tx: Tx, pk: number): Promise<Use[]> {
  const own = { accessori: { some: { id: pk } } }
  const tipi = await tx.tipoSerramento.findMany({
    where: own,
    select: { nome: true },
    orderBy: { ordine: 'asc' },
    take,
  })
  const uses = {
    tipi: {
      count: await tx.tipoSerramento.count({ where: own }),
      names: tipi.map(({ nome }) => nome),
      singolare: 'tipo di serramento',
      plurale: 'tipi di serramento',
    },
    serramenti: await preventiviUse(tx, { serramenti: { some: own } }),
    righe: await ordiniUse(tx, { some: own }),
    supplementi: await listiniUse(tx, { supplementi: { some: { accessorioId: pk } } }),
    righeOfferta: await offerteUse(tx, { some: own }),
  } satisfies Record<keyof Prisma.AccessorioCountOutputType, Use>
  return Object.values(uses)
}

/** Removes an accessory that no type offers and no quote has. @throws UserErrors when one does, or it is the last */
export const deleteAccessorio = deleteOperation({
  nome: 'deleteAccessorio',
  entity: accessorioEntity,
  async check(ctx, { id, ritirato }) {
    const others = (await readAccessori(ctx)).length - 1
    refuseFor(inCatalogoReason({ others, usi: await usesOfAccessorio(ctx.tx, id), ritirato }))
  },
})

/** Puts the accessories in another order: that of the wizard. @throws UserErrors when they are not all there */
export const arrangeAccessori = arrangeOperation({
  nome: 'arrangeAccessori',
  model: 'accessorio',
  permesso: 'adminCatalogo',
  list: readAccessori,
  changed: (ctx, pks) => ctx.emit('catalogo', { accessori: pks }),
})
