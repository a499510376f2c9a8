import { object, string } from 'yup'
import { takeBack, undoableDeletion } from '#platform/db/undo/undo.ts'
import { UserErrors } from '#platform/errors.ts'
import { authorize, operation } from '#platform/operation.ts'
import { idRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

const NOT_UNDOABLE = 'Questa eliminazione non si può annullare.'

/**
 * Takes back a deletion that its user has done within a day, with all that went along.
 * @throws UserErrors when it is no deletion that can be taken back, or something stands against it since; Refusal
 * FORBIDDEN for who may no longer delete such things
 */
export const undoEliminazione = operation({
  nome: 'undoEliminazione',
  permesso: 'login',
  schema: object({ operazione: string().max(100).required(REQUIRED_FIELD), pk: idRule() }),
  async run({ operazione, pk }, ctx) {
    const deletion = undoableDeletion(operazione)
    if (!deletion) throw UserErrors.of('operazione', NOT_UNDOABLE)
    authorize(deletion.permesso, ctx)
    await takeBack(ctx, deletion, pk)
    return { pk }
  },
})
