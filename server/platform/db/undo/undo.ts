import { UserErrors } from '../../errors.ts'
import type { Operation, OperationContext } from '../../operation.ts'
import { modelDef, modelName } from '../entity/rows.ts'
import { isAgainstConstraint, isReferenceBroken } from '../faults.ts'
import { fromJson, toJson } from '../json.ts'
import type { Db } from '../prisma.ts'
import type { Model } from '../read.ts'
import { qualified } from '../sql/model.ts'
import { type KeptRows, putBack, rowsGoingWith } from './rows.ts'

/** How what was deleted comes back. */
interface Return {
  model: Model
  /**
   * What stands against it that the database cannot see, asked before anything is back.
   * @returns the judge of the object as it was, which throws UserErrors; it is called when the object is gone again
   */
  judge?(ctx: OperationContext, pk: number): Promise<() => Promise<void>>
  /** Writes the history and tells the others, once it is back. */
  restored(ctx: OperationContext, pk: number): Promise<void>
}

/** The operation that deletes. */
type Deleting = Pick<Operation<unknown>, 'nome' | 'permesso'>

/** A deletion that its user can take back. */
export type UndoableDeletion = Return & Pick<Deleting, 'permesso'>

const undoable = new Map<string, UndoableDeletion>()

/** Says that a deletion, which keeps what it removes (`keepForUndo`), can be taken back. */
export function declareUndoable({ nome, permesso }: Deleting, how: Return): void {
  undoable.set(nome, { ...how, permesso })
}

/** The deletion of that name, if it can be taken back. */
export const undoableDeletion = (nome: string): UndoableDeletion | undefined => undoable.get(nome)

/**
 * Keeps an object that is about to be deleted, with all that goes along, for who deletes it.
 * @param without tables whose rows do not come back
 */
export async function keepForUndo(
  ctx: OperationContext,
  model: Model,
  pk: number,
  without: readonly string[] = [],
): Promise<void> {
  if (!ctx.viewer) return
  const { table, schema } = modelDef(model)
  const kept = await rowsGoingWith(ctx.tx, qualified(table, schema), pk, without)
  const data = { tipo: modelName(model), oggettoPk: pk, userId: ctx.viewer.id, contenuto: toJson(kept) }
  await ctx.tx.eliminazioneAnnullabile.create({ data, select: { id: true } })
}

const CANNOT = 'Non si può annullare:'
const TOO_LATE = `${CANNOT} è già stato fatto, o è passato troppo tempo.`
const BELONGED = `${CANNOT} nel frattempo è stato eliminato qualcosa a cui era legato.`
const TAKEN = `${CANNOT} nel frattempo il suo posto è stato preso da un altro.`

const refuse = (message: string) => UserErrors.of(null, message, 'CONFLICT')

/** In words why rows could not be written again; what is no matter of the rows passes. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UserErrors) throw refuse(`${CANNOT} ${error.message}`)
    if (isReferenceBroken(error)) throw refuse(BELONGED)
    throw isAgainstConstraint(error) ? refuse(TAKEN) : error
  }
}

/**
 * Brings back what its user has deleted, all of it.
 * @throws UserErrors when it was done already, or something stands against it since
 */
export async function takeBack(ctx: OperationContext, deletion: UndoableDeletion, pk: number): Promise<void> {
  const { tx, viewer } = ctx
  const which = { tipo: modelName(deletion.model), oggettoPk: pk, userId: viewer?.id ?? -1 }
  const kept = await tx.eliminazioneAnnullabile.findFirst({ where: which, orderBy: { id: 'desc' } })
  // Two presses: one of them finds it gone.
  if (!kept || (await tx.eliminazioneAnnullabile.deleteMany({ where: { id: kept.id } })).count === 0) {
    throw refuse(TOO_LATE)
  }
  const rows = fromJson<KeptRows>(kept.contenuto)
  await inWords(async () => {
    if (deletion.judge) {
      // The rules read an object, and look whether there is room for it: it is there, then it is not.
      await tx.$executeRaw`SAVEPOINT com_era`
      await putBack(tx, rows)
      const judge = await deletion.judge(ctx, pk)
      await tx.$executeRaw`ROLLBACK TO SAVEPOINT com_era`
      await judge()
    }
    await putBack(tx, rows)
  })
  await deletion.restored(ctx, pk)
}

/** Forgets what was deleted more than a day ago. @returns how many */
export function pruneUndoable(db: Db): Promise<number> {
  return db.$executeRaw`DELETE FROM eliminazioni_annullabili WHERE il < now() - interval '1 day'`
}
