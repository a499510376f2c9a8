import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkName, checkNewEntry, type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { refuseFor } from '#platform/errors.ts'
import { chosenImage, saveChosenImage } from '#platform/files/chosenImage.ts'
import { imageSchema } from '#platform/files/rules.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'
import { inCatalogoReason } from '../catalogo/rules.ts'
import { regoleDistintaUse } from '../distinte/use.ts'
import { listiniUse } from '../listini/listiniUse.ts'
import { preventiviUse } from '../preventivi/preventiviUse.ts'
import { offerteUse, ordiniUse } from '../tipiSerramento/uses.ts'
import { tipoAperturaSchema } from './rules.ts'

const codec = columnCodec('tipoApertura', tipoAperturaSchema)

/** The openings, retired ones included. */
function readAperture({ tx }: OperationContext): Promise<Entry[]> {
  return tx.tipoApertura.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** An opening as it is written, with what comes for its picture; a new one comes after the others. */
const tipoAperturaEntity = entity({
  model: 'tipoApertura',
  permesso: 'adminCatalogo',
  schema: tipoAperturaSchema.concat(imageSchema),
  take: (ctx, pk) => takeEntry(ctx, 'tipoApertura', pk),
  values: (row) => ({ ...codec.values(row), immagine: null, removeImmagine: false }),
  async columns({ immagine, removeImmagine, ...values }, ctx, row) {
    const chosen = await saveChosenImage(ctx, await chosenImage(ctx, { immagine, removeImmagine }))
    const columns = { ...codec.columns(values), immagineId: chosen === undefined ? (row?.immagineId ?? null) : chosen }
    return row ? columns : { ...columns, ordine: nextPlace(await readAperture(ctx)) }
  },
  compared: (row) => ({ ...codec.values(row), immagine: row.immagineId === null ? null : `n. ${row.immagineId}` }),
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('catalogo', { tipoApertura: pk }),
})

/**
 * Adds an opening after the others; no type offers it yet.
 * @throws UserErrors for a name that is taken, a full list, what is no picture
 */
export const createTipoApertura = createOperation({
  nome: 'createTipoApertura',
  entity: tipoAperturaEntity,
  check: (ctx, { nome }) => checkNewEntry(ctx, 'tipoApertura', readAperture, nome, 'nome'),
})

/**
 * Changes the fields of an opening that are sent. A retired one is offered no more; types and quotes that have it keep
 * it.
 * @throws UserErrors for a name that is taken, what is no picture
 */
export const updateTipoApertura = updateOperation({
  nome: 'updateTipoApertura',
  entity: tipoAperturaEntity,
  check: async (ctx, { pk, after }) => checkName(await readAperture(ctx), after.nome, 'nome', pk),
})

const take = NAMED_USES + 1

/** What refers to an opening: statement for `countUses`. */
export const APERTURA_REFERENCES = `SELECT "A" AS pk FROM "_tipi_serramento_aperture"
  UNION ALL SELECT tipo_apertura_id FROM serramenti
  UNION ALL SELECT tipo_apertura_id FROM righe_ordine WHERE tipo_apertura_id IS NOT NULL
  UNION ALL SELECT tipo_apertura_id FROM specchiature WHERE tipo_apertura_id IS NOT NULL
  UNION ALL SELECT tipo_apertura_id FROM specchiature_offerta WHERE tipo_apertura_id IS NOT NULL
  UNION ALL SELECT tipo_apertura_id FROM specchiature_preventivo WHERE tipo_apertura_id IS NOT NULL
  UNION ALL SELECT tipo_apertura_id FROM righe_offerta WHERE tipo_apertura_id IS NOT NULL
  UNION ALL SELECT tipo_apertura_id FROM supplementi_listino WHERE tipo_apertura_id IS NOT NULL
  UNION ALL SELECT tipo_apertura_id FROM regole_distinta WHERE tipo_apertura_id IS NOT NULL`

/** What has an opening, deleted quotes included. TypeScript says when a new reference is missing here. */
async function usesOfApertura(tx: Tx, pk: number): Promise<Use[]> {
  const offering = { aperture: { some: { id: pk } } }
  const tipi = await tx.tipoSerramento.findMany({
    where: offering,
    select: { nome: true },
    orderBy: { ordine: 'asc' },
    take,
  })
  const own = { tipoAperturaId: pk }
  const uses = {
    tipi: {
      count: await tx.tipoSerramento.count({ where: offering }),
      names: tipi.map(({ nome }) => nome),
      singolare: 'tipo di serramento',
      plurale: 'tipi di serramento',
    },
    serramenti: await preventiviUse(tx, { serramenti: { some: { OR: [own, { specchiature: { some: own } }] } } }),
    righe: await ordiniUse(tx, { some: { OR: [own, { specchiature: { some: own } }] } }),
    supplementi: await listiniUse(tx, { supplementi: { some: { tipoAperturaId: pk } } }),
    righeOfferta: await offerteUse(tx, { some: { OR: [own, { specchiature: { some: own } }] } }),
    regoleDistinta: await regoleDistintaUse(tx, { tipoAperturaId: pk }),
  } satisfies Record<
    Exclude<
      keyof Prisma.TipoAperturaCountOutputType,
      'specchiature' | 'specchiatureOfferta' | 'specchiaturePreventivo'
    >,
    Use
  >
  return Object.values(uses)
}

/** Removes an opening that no type offers and no quote has. @throws UserErrors when one does, or it is the last */
export const deleteTipoApertura = deleteOperation({
  nome: 'deleteTipoApertura',
  entity: tipoAperturaEntity,
  async check(ctx, { id, ritirato }) {
    const others = (await readAperture(ctx)).length - 1
    refuseFor(inCatalogoReason({ others, usi: await usesOfApertura(ctx.tx, id), ritirato }))
  },
})

/** Puts the openings in another order: that of the wizard. @throws UserErrors when they are not all there */
export const arrangeTipiApertura = arrangeOperation({
  nome: 'arrangeTipiApertura',
  model: 'tipoApertura',
  permesso: 'adminCatalogo',
  list: readAperture,
  changed: (ctx, pks) => ctx.emit('catalogo', { tipiApertura: pks }),
})
