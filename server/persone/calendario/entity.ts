import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import type { OreLavorative } from '#prisma/generated/client.ts'
import { announceCalendario, touchedDays } from './announce.ts'
import {
  checkOreReparti,
  describeOre,
  lockOre,
  oreRepartiInWords,
  refuseDuplicateDay,
  serializeHoursWrites,
} from './lock.ts'
import { type OreInput, orePlainSchema, oreSchema, readOreReparti } from './rules.ts'

const codec = columnCodec('oreLavorative', orePlainSchema)

const values = (row: OreLavorative): OreInput => ({ ...codec.values(row), oreReparti: readOreReparti(row) })

/** The hours of a day as they are written. */
const oreEntity = entity({
  model: 'oreLavorative',
  permesso: 'adminPersonale',
  schema: oreSchema,
  take: lockOre,
  values,
  columns: (day) => ({ ...codec.columns(day), oreReparti: day.oreReparti.map((one) => ({ ...one })) }),
  inHistory: (row) => ({ ...values(row), oreReparti: oreRepartiInWords(readOreReparti(row)) }),
  title: describeOre,
  changed(ctx, _pk, versions) {
    const days = versions.map(({ giorno }) => ({ giornoDa: giorno, giornoA: giorno }))
    return announceCalendario(ctx, ...touchedDays(...days))
  },
})

/** Gives a day hours of its own. @throws UserErrors when it has them already */
export const createOreLavorative = createOperation({
  nome: 'createOreLavorative',
  entity: oreEntity,
  async check(ctx, { giorno, oreReparti }) {
    await checkOreReparti(ctx, oreReparti)
    await serializeHoursWrites(ctx)
    await refuseDuplicateDay(ctx, giorno)
  },
})

/** Changes the hours of a day. @throws UserErrors when another record has the day */
export const updateOreLavorative = updateOperation({
  nome: 'updateOreLavorative',
  entity: oreEntity,
  async check(ctx, { pk, before, after }) {
    await checkOreReparti(ctx, after.oreReparti, before.oreReparti)
    await refuseDuplicateDay(ctx, after.giorno, pk)
  },
})

/** Takes a day back to the default hours of its weekday. */
export const deleteOreLavorative = deleteOperation({ nome: 'deleteOreLavorative', entity: oreEntity })
