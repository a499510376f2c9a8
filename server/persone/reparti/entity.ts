import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkName, checkNewEntry, type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { itemNotDeletableReason } from '#shared/arranged.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { announceCalendario } from '../calendario/announce.ts'
import { announceReparti, minutiPezzoChanged } from './changes.ts'
import {
  DOCUMENTED_REPARTI,
  DOCUMENTED_REPARTO,
  hasMinutes,
  type RepartoInput,
  repartoKey,
  repartoSchema,
  storedReparto,
} from './rules.ts'
import { usesOfReparto } from './uses.ts'

/** Who arranges the departments. */
export const PERMESSO_REPARTI = 'adminImpostazioni'

const codec = columnCodec('reparto', repartoSchema)

function readReparti({ tx }: OperationContext): Promise<(Entry & { chiave: string })[]> {
  return tx.reparto.findMany({ select: { id: true, nome: true, ordine: true, chiave: true } })
}

/** Keys that hours of some day are written for: those of a department that was removed are no other's. */
async function keysWithHours({ tx }: OperationContext): Promise<string[]> {
  const found = await tx.$queryRaw<{ reparto: string }[]>`
    SELECT DISTINCT one->>'reparto' AS reparto FROM ore_lavorative, jsonb_array_elements(ore_reparti) AS one`
  return found.map(({ reparto }) => reparto)
}

const capacityOf = ({ capacita, minutiGiorno }: RepartoInput) => `${capacita} ${minutiGiorno}`

/** A department as it is written; a new one comes after the others, with a key that it keeps. */
const repartoEntity = entity({
  model: 'reparto',
  permesso: PERMESSO_REPARTI,
  schema: repartoSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'reparto', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(storedReparto(values))
    if (row) return columns
    const others = await readReparti(ctx)
    const taken = [...others.map(({ chiave }) => chiave), ...(await keysWithHours(ctx))]
    return { ...columns, chiave: repartoKey(values.nome, taken), ordine: nextPlace(others) }
  },
  title: ({ nome }) => nome,
  async changed(ctx, _pk, [before, after]) {
    await announceReparti(ctx)
    if (after && capacityOf(before) === capacityOf(after) && before.minutiPezzo === after.minutiPezzo) return
    await announceCalendario(ctx, dayOfInstant(new Date()), null)
    if (after && before.minutiPezzo !== after.minutiPezzo) await minutiPezzoChanged.run(ctx)
  },
})

/** Adds a department, after the others. @throws UserErrors for a name that is taken, a full list */
export const createReparto = createOperation({
  nome: 'createReparto',
  entity: repartoEntity,
  check: (ctx, { nome }) => checkNewEntry(ctx, 'reparto', readReparti, nome, 'nome'),
})

/**
 * A department whose minutes phases take goes on having some, and one that works in days stays so: their phases could
 * not be planned. @throws UserErrors naming the phases
 */
async function checkKind({ tx }: OperationContext, chiave: string, before: RepartoInput, after: RepartoInput) {
  const isSameKind = before.capacita === after.capacita || (hasMinutes(before.capacita) && hasMinutes(after.capacita))
  if (isSameKind) return
  const fasi = await tx.fase.findMany({
    where: { reparto: chiave },
    orderBy: { posizione: 'asc' },
    select: { nome: true },
  })
  const names = fasi.map(({ nome }) => nome).join(', ')
  if (fasi.length > 0)
    throw UserErrors.of('capacita', `Ci si lavora in ${names}: cambia prima il reparto della fase.`, 'CONFLICT')
  const booked = await tx.prenotazione.findFirst({ where: { reparto: chiave }, select: { ordineId: true } })
  if (booked) throw UserErrors.of('capacita', 'Ha minuti prenotati da schedulazioni salvate.', 'CONFLICT')
}

/** Changes the fields of a department that are sent; its key stays. @throws UserErrors for a name that is taken */
export const updateReparto = updateOperation({
  nome: 'updateReparto',
  entity: repartoEntity,
  async check(ctx, { pk, row, before, after }) {
    checkName(await readReparti(ctx), after.nome, 'nome', pk)
    await checkKind(ctx, row.chiave, before, after)
  },
})

/**
 * Removes a department that nobody works in and no phase and schedule names.
 * @throws UserErrors saying what does, and for those that the product comes with
 */
export const deleteReparto = deleteOperation({
  nome: 'deleteReparto',
  entity: repartoEntity,
  async check(ctx, { chiave }) {
    const fixed = DOCUMENTED_REPARTI.includes(chiave) ? DOCUMENTED_REPARTO : null
    refuseFor(itemNotDeletableReason(Number.POSITIVE_INFINITY, await usesOfReparto(ctx.tx, chiave), fixed))
  },
})

/** Puts the departments in another order. @throws UserErrors when they are not all there, each once */
export const arrangeReparti = arrangeOperation({
  nome: 'arrangeReparti',
  model: 'reparto',
  permesso: PERMESSO_REPARTI,
  list: readReparti,
  async changed(ctx) {
    await announceReparti(ctx)
  },
})
