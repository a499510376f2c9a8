import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkName, checkRoom, type Entry, lockLista, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'
import { regoleDistintaUse } from '../distinte/use.ts'
import { listiniUse } from '../listini/listiniUse.ts'
import { preventiviUse } from '../preventivi/preventiviUse.ts'
import { offerteUse, ordiniUse } from '../tipiSerramento/uses.ts'
import { famigliaInUseReason, famigliaSchema, UNKNOWN_TIPOLOGIA_FAMIGLIA } from './rules.ts'

const codec = columnCodec('famiglia', famigliaSchema)

/** The families of a kind, of all kinds unless told. */
function readFamiglie({ tx }: OperationContext, tipologiaFamigliaId?: number): Promise<Entry[]> {
  return tx.famiglia.findMany({
    where: tipologiaFamigliaId === undefined ? {} : { tipologiaFamigliaId },
    select: { id: true, nome: true, ordine: true },
  })
}

/** A kind must be there, and stay until this is done. @throws UserErrors on `tipologiaFamigliaPk` */
async function holdTipologiaFamiglia({ tx }: OperationContext, pk: number): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM tipologie_famiglia WHERE id = ${pk} FOR KEY SHARE`
  if (found.length === 0) throw UserErrors.of('tipologiaFamigliaPk', UNKNOWN_TIPOLOGIA_FAMIGLIA)
}

/** A family as it is written: its text is cleaned, in another kind it comes after the others. */
const famigliaEntity = entity({
  model: 'famiglia',
  permesso: 'adminCatalogo',
  schema: famigliaSchema,
  ...codec,
  values: (row) => ({ ...codec.values(row), descrizione: sanitizeRich(row.descrizione) }),
  take: (ctx, pk) => takeEntry(ctx, 'famiglia', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns({ ...values, descrizione: sanitizeRich(values.descrizione) })
    if (row?.tipologiaFamigliaId === values.tipologiaFamigliaPk) return columns
    await holdTipologiaFamiglia(ctx, values.tipologiaFamigliaPk)
    return { ...columns, ordine: nextPlace(await readFamiglie(ctx, values.tipologiaFamigliaPk)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('catalogo', { famiglia: pk }),
})

/** Adds a family after the others of its kind. @throws UserErrors for a name that is taken, a kind that is gone */
export const createFamiglia = createOperation({
  nome: 'createFamiglia',
  entity: famigliaEntity,
  async check(ctx, { nome, tipologiaFamigliaPk }) {
    await lockLista(ctx, 'famiglia')
    checkRoom(await readFamiglie(ctx, tipologiaFamigliaPk))
    checkName(await readFamiglie(ctx), nome, 'nome')
  },
})

/** Changes a family; quotes show it as it is now. @throws UserErrors for a name that is taken, a kind that is gone */
export const updateFamiglia = updateOperation({
  nome: 'updateFamiglia',
  entity: famigliaEntity,
  check: async (ctx, { pk, after }) => checkName(await readFamiglie(ctx), after.nome, 'nome', pk),
})

/** What refers to a value of an option: statement for `countUses`. */
export const VALORE_REFERENCES = `SELECT valore_id AS pk FROM opzioni_preventivo UNION ALL SELECT valore_id FROM opzioni_riga_ordine
  UNION ALL SELECT valore_id FROM opzioni_riga_offerta
  UNION ALL SELECT valore_id FROM voci_listino WHERE valore_id IS NOT NULL
  UNION ALL SELECT valore_id FROM supplementi_listino WHERE valore_id IS NOT NULL
  UNION ALL SELECT valore_id FROM regole_distinta WHERE valore_id IS NOT NULL`

/** What refers to a kind of family: statement for `countUses`. */
export const TIPOLOGIA_REFERENCES = 'SELECT tipologia_famiglia_id AS pk FROM famiglie'

/** What is a family's own, and goes with it. */
type Own = 'immagini' | 'opzioni' | 'codiciAppresi'

async function vincoliUse(tx: Tx, famigliaId: number): Promise<Use> {
  const tipi = await tx.tipoSerramento.findMany({
    where: { vincoli: { some: { famigliaId } } },
    orderBy: { ordine: 'asc' },
    take: NAMED_USES + 1,
  })
  return {
    count: await tx.vincolo.count({ where: { famigliaId } }),
    names: tipi.map(({ nome }) => nome),
    singolare: 'vincolo di misura',
    plurale: 'vincoli di misura',
  }
}

/** The quotes, constraints and orders of a family. TypeScript says when a new reference is missing here. */
async function usesOfFamiglia(tx: Tx, pk: number): Promise<Use[]> {
  const uses = {
    preventivi: await preventiviUse(tx, { famigliaId: pk }),
    vincoli: await vincoliUse(tx, pk),
    righeOrdine: await ordiniUse(tx, { some: { famigliaId: pk } }),
    vociListino: await listiniUse(tx, { voci: { some: { famigliaId: pk } } }),
    supplementi: await listiniUse(tx, { supplementi: { some: { famigliaId: pk } } }),
    righeOfferta: await offerteUse(tx, { some: { famigliaId: pk } }),
    regoleDistinta: await regoleDistintaUse(tx, { famigliaId: pk }),
  } satisfies Record<Exclude<keyof Prisma.FamigliaCountOutputType, Own>, Use>
  return Object.values(uses)
}

/** Removes a family with its options and pictures. @throws UserErrors with the quotes and constraints that it has */
export const deleteFamiglia = deleteOperation({
  nome: 'deleteFamiglia',
  entity: famigliaEntity,
  check: async ({ tx }, { id }) => refuseFor(famigliaInUseReason(await usesOfFamiglia(tx, id))),
})

/** Puts the families of a kind in another order, that of the wizard. @throws UserErrors when they are not all there */
export const arrangeFamiglie = arrangeOperation({
  nome: 'arrangeFamiglie',
  model: 'famiglia',
  permesso: 'adminCatalogo',
  async list(ctx, pk) {
    const famiglia = await ctx.tx.famiglia.findUnique({ where: { id: pk } })
    return famiglia ? readFamiglie(ctx, famiglia.tipologiaFamigliaId) : []
  },
  changed: (ctx) => ctx.emit('catalogo', { famiglia: null }),
})
