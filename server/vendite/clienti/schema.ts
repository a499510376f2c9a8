import { number, object, type Schema } from 'yup'
import type { Context } from '#platform/context.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { agenteField, type ClienteInput, clienteSchema } from './rules.ts'

/** True when no agent is named, or one that exists. */
async function agenteExists(ctx: Context, id: number | null): Promise<boolean> {
  if (id === null || !Number.isInteger(id)) return true
  return (await ctx.services.db.agente.count({ where: { id } })) === 1
}

/** The form of a customer whose agent exists. */
export function newClienteSchema(ctx: Context) {
  return clienteSchema.concat(
    object({
      agentePk: agenteField.test(
        'esiste',
        async (id, { createError }) => (await agenteExists(ctx, id)) || createError({ message: unknownPkMessage(id) }),
      ),
    }),
  )
}

/** What a change sends: the number, the version seen (none from the old clients), and the fields to change. */
type ClienteChange = { pk: number; versione: number | null } & Partial<ClienteInput>

/** The fields of the form that were sent: the others stay as they are. */
export function clienteChangeSchema(ctx: Context, raw: unknown): Schema<ClienteChange> {
  const sent = new Set(typeof raw === 'object' && raw !== null ? Object.keys(raw) : [])
  const present = (Object.keys(clienteSchema.fields) as (keyof ClienteInput)[]).filter((name) => sent.has(name))
  const identity = object({ pk: number().integer().required(), versione: number().integer().nullable().default(null) })
  // Which fields are picked is known only now: the type says that any may be missing.
  return identity.concat(newClienteSchema(ctx).pick(present)) as Schema<ClienteChange>
}
