import type { Schema } from 'yup'
import { createAssenza, deleteAssenza, updateAssenza } from '#persone/assenze/entity.ts'
import { createOreLavorative, deleteOreLavorative, updateOreLavorative } from '#persone/calendario/entity.ts'
import { setOreLavorative } from '#persone/calendario/setOreLavorative.ts'
import { createFestivita, deleteFestivita, updateFestivita } from '#persone/festivita/entity.ts'
import { createPersona, deletePersona, updatePersona } from '#persone/personale/entity.ts'
import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { authorize, type OperationContext, type RequiredPermission, validateInput } from '#platform/operation.ts'
import { impactOnly, withImpact } from './impact.ts'
import type { CellaView } from './slots.ts'

/** A write of the calendar, as far as trying it goes. */
interface Trial {
  nome: string
  permesso: RequiredPermission
  schema: Schema<unknown> | ((ctx: Context, raw: unknown) => Promise<Schema<unknown>>)
  run(input: unknown, ctx: OperationContext): Promise<unknown>
}

const operations = new Map(
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
    ] as Trial[]
  ).map((operation) => [operation.nome, operation]),
)

/** Names of the writes that change capacity. */
export const CALENDARIO_OPERATIONS = [...operations.keys()]

/**
 * Which cells a write of the calendar would break, and whose orders are in them: it is done and rolled back.
 * @throws UserErrors, Refusal as the write itself
 */
export async function impattoCalendario(name: string, raw: unknown, ctx: Context): Promise<CellaView[]> {
  const operation = operations.get(name)
  if (!operation) throw UserErrors.of('operazione', 'Operazione sconosciuta.')
  authorize(operation.permesso, ctx)
  const { schema } = operation
  const input = await validateInput(typeof schema === 'function' ? await schema(ctx, raw) : schema, raw)
  return impactOnly(ctx, (inside) => withImpact(inside, () => operation.run(input, inside)))
}
