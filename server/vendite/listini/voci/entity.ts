import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownReferences } from '#platform/references.ts'
import { field, idRule, refersTo } from '#shared/fields/fields.ts'
import { EXTRA_IS_NO_WINDOW } from '../../tipiSerramento/rules.ts'
import { storedGriglia } from '../inForce.ts'
import { lockDraft, touchListino } from '../lock.ts'
import { EMPTY_GRIGLIA, type Griglia } from './griglia/rules.ts'
import { doubleVoceReason, type VoceListinoInput, voceListinoSchema } from './rules.ts'

export const FOREIGN_VALORE = 'Il valore non è di un’opzione di questa famiglia.'

/** An entry with the list that it is of; the list of one that there is stays. */
const writtenVoceSchema = voceListinoSchema.shape({
  listinoPk: field('Listino', refersTo('listino', idRule()), 'Number of the list; a change leaves it.'),
})

type WrittenVoce = VoceListinoInput & { listinoPk: number }

const voceCodec = columnCodec('voceListino', writtenVoceSchema)

/** 'altezza 1000: 310 402.5 –': the prices of a row, for the history. */
const rowsInWords = ({ altezze, larghezze, prezzi }: Griglia): string[] => [
  `larghezze ${larghezze.join(' ')}`,
  ...altezze.map((altezza, i) => `altezza ${altezza}: ${(prezzi[i] ?? []).map((price) => price ?? '–').join(' ')}`),
]

/** An entry without what its way of pricing does not read. */
function cleanVoce(voce: WrittenVoce): WrittenVoce {
  const { modo } = voce
  return {
    ...voce,
    prezzo: modo === 'GRIGLIA' ? null : voce.prezzo,
    minimoMq: modo === 'MQ' ? voce.minimoMq : null,
    griglia: modo === 'GRIGLIA' ? voce.griglia : EMPTY_GRIGLIA,
  }
}

const voceEntity = entity({
  model: 'voceListino',
  permesso: 'adminListini',
  schema: writtenVoceSchema,
  async take(ctx, pk) {
    const row = await ctx.tx.voceListino.findUnique({ where: { id: pk }, select: { listinoId: true } })
    if (!row) throw new Refusal('NOT_FOUND')
    await lockDraft(ctx, row.listinoId)
    return lockRow(ctx.tx, 'voceListino', pk)
  },
  values: (row) => ({ ...voceCodec.values(row), griglia: storedGriglia(row.griglia) }),
  columns(values, _ctx, row) {
    const clean = cleanVoce(values)
    const columns = voceCodec.columns(clean)
    return {
      ...columns,
      griglia: JSON.parse(JSON.stringify(clean.griglia)),
      listinoId: row?.listinoId ?? values.listinoPk,
    }
  },
  compared(row) {
    const { griglia, ...rest } = voceCodec.values(row)
    return { ...rest, griglia: rowsInWords(storedGriglia(griglia)) }
  },
  title: ({ famigliaPk, tipoSerramentoPk }) => `famiglia ${famigliaPk}, tipo ${tipoSerramentoPk}`,
  changed: (ctx, _pk, [{ listinoPk }]) => touchListino(ctx, listinoPk),
})

const place = {
  id: true,
  famigliaId: true,
  tipoSerramentoId: true,
  valoreId: true,
  valore: { select: { opzioneId: true } },
}

/** @throws UserErrors for what there is not, all of it at once */
async function refuseUnknown({ services }: OperationContext, voce: WrittenVoce): Promise<void> {
  const unknown = await unknownReferences(services, writtenVoceSchema, voce)
  if (unknown.length > 0) throw new UserErrors(unknown)
}

/** @throws UserErrors for what is no window, a value of another family, and a second entry for the same */
async function checkVoce(ctx: OperationContext, voce: WrittenVoce, pk: number | null): Promise<void> {
  const { famigliaPk, tipoSerramentoPk, valorePk } = voce
  const tipo = await ctx.tx.tipoSerramento.findUnique({ where: { id: tipoSerramentoPk }, select: { extra: true } })
  if (tipo?.extra) throw UserErrors.of('tipoSerramentoPk', EXTRA_IS_NO_WINDOW)
  const valore =
    valorePk === null
      ? null
      : await ctx.tx.valoreOpzione.findUnique({ where: { id: valorePk }, select: { opzione: true } })
  if (valore && valore.opzione.famigliaId !== famigliaPk) throw UserErrors.of('valorePk', FOREIGN_VALORE)
  const others = await ctx.tx.voceListino.findMany({ where: { listinoId: voce.listinoPk }, select: place })
  const reason = doubleVoceReason(
    { pk, famigliaPk, tipoSerramentoPk, valorePk, opzionePk: valore?.opzione.id ?? null },
    others.map((other) => ({
      pk: other.id,
      famigliaPk: other.famigliaId,
      tipoSerramentoPk: other.tipoSerramentoId,
      valorePk: other.valoreId,
      opzionePk: other.valore?.opzioneId ?? null,
    })),
  )
  if (reason) throw UserErrors.of('valorePk', reason, 'CONFLICT')
}

/** Adds an entry to a draft. @throws UserErrors when the list has one for the same, or is no draft */
export const createVoceListino = createOperation({
  nome: 'createVoceListino',
  entity: voceEntity,
  async check(ctx, voce) {
    await refuseUnknown(ctx, voce)
    await lockDraft(ctx, voce.listinoPk)
    await checkVoce(ctx, voce, null)
  },
})

/** Changes the fields of an entry of a draft that are sent. @throws UserErrors as a new one */
export const updateVoceListino = updateOperation({
  nome: 'updateVoceListino',
  entity: voceEntity,
  async check(ctx, { pk, after, row }) {
    const voce = { ...after, listinoPk: row.listinoId }
    await refuseUnknown(ctx, voce)
    await checkVoce(ctx, voce, pk)
  },
})

/** Removes an entry of a draft. @throws UserErrors when the list is no draft */
export const deleteVoceListino = deleteOperation({ nome: 'deleteVoceListino', entity: voceEntity })
