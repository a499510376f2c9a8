import type { Schema } from 'yup'
import { createAssenza } from '../../persone/assenze/createAssenza.ts'
import { deleteAssenza } from '../../persone/assenze/deleteAssenza.ts'
import { updateAssenza } from '../../persone/assenze/updateAssenza.ts'
import { createOreLavorative } from '../../persone/calendario/createOreLavorative.ts'
import { deleteOreLavorative } from '../../persone/calendario/deleteOreLavorative.ts'
import { setOreLavorative } from '../../persone/calendario/setOreLavorative.ts'
import { updateOreLavorative } from '../../persone/calendario/updateOreLavorative.ts'
import { createFestivita } from '../../persone/festivita/createFestivita.ts'
import { deleteFestivita } from '../../persone/festivita/deleteFestivita.ts'
import { updateFestivita } from '../../persone/festivita/updateFestivita.ts'
import { createPersona } from '../../persone/personale/createPersona.ts'
import { deletePersona } from '../../persone/personale/deletePersona.ts'
import { updatePersona } from '../../persone/personale/updatePersona.ts'
import type { Context } from '../../platform/context.ts'
import { UserErrors } from '../../platform/errors.ts'
import { authorize, type OperationContext, type RequiredPermission, validateInput } from '../../platform/operation.ts'
import { type CellaRottaView, impattoOnly, withImpatto } from './impatto.ts'

/** A write of the calendar, as far as trying it goes. */
interface Prova {
  nome: string
  permesso: RequiredPermission
  schema: Schema<unknown> | ((ctx: Context, raw: unknown) => Promise<Schema<unknown>>)
  run(input: unknown, ctx: OperationContext): Promise<unknown>
}

const operazioni = new Map(
  (
    [
      createAssenza,
      updateAssenza,
      deleteAssenza,
      createFestivita,
      updateFestivita,
      deleteFestivita,
      createOreLavorative,
      updateOreLavorative,
      deleteOreLavorative,
      setOreLavorative,
      createPersona,
      updatePersona,
      deletePersona,
    ] as unknown as Prova[]
  ).map((operazione) => [operazione.nome, operazione]),
)

/** Names of the writes that change capacity. */
export const OPERAZIONI_CALENDARIO = [...operazioni.keys()]

/**
 * Which cells a write of the calendar would break, and whose orders are in them: it is done and rolled back.
 * @throws UserErrors, Refusal as the write itself
 */
export async function impattoCalendario(nome: string, raw: unknown, ctx: Context): Promise<CellaRottaView[]> {
  const operazione = operazioni.get(nome)
  if (!operazione) throw UserErrors.of('operazione', 'Operazione sconosciuta.')
  authorize(operazione.permesso, ctx)
  const { schema } = operazione
  const input = await validateInput(typeof schema === 'function' ? await schema(ctx, raw) : schema, raw)
  return impattoOnly(ctx, (dentro) => withImpatto(dentro, () => operazione.run(input, dentro)))
}
