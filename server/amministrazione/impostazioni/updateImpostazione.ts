import { type AnySchema, type InferType, mixed, number, object, type Schema } from 'yup'
import { announceCalendario } from '#persone/calendario/announce.ts'
import { Refusal } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { checkInPerson, checkProof, type OperationContext, operation } from '#platform/operation.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { INVALID_CHOICE, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { endUnprotectedSessions } from '../utenti/secondoFattore/obbligo.ts'
import { type SettingKey, settingKeys, settings, settingValues } from './rules.ts'

/** A picture comes by a way of its own, `marchio/setMarchio.ts`. */
const writtenKeys = settingKeys.filter((key) => settings[key].controllo !== 'marchio')

const CAPACITY: ReadonlySet<SettingKey> = new Set(['ora_apertura', 'ore_settimana'])

const identity = object({
  chiave: mixed<SettingKey>().oneOf(writtenKeys, INVALID_CHOICE).required(REQUIRED_FIELD),
  versione: number().integer().min(0).required(REQUIRED_FIELD),
})

type Named = InferType<typeof identity>
type Input = Named & { valore?: unknown }

/** The value obeys the schema of its own setting: errors point into it, `value.cap`, `value[2]`. */
async function schema(_ctx: unknown, raw: unknown): Promise<Schema<Input>> {
  const { chiave } = await identity
    .validate(raw, { abortEarly: false, stripUnknown: true })
    .catch(() => ({ chiave: null }))
  const value: AnySchema = chiave ? settings[chiave].schema : mixed()
  return identity.shape({ valore: value })
}

/** Writes over the version the caller has seen, and no other. @returns false when somebody was faster */
async function write({ chiave, versione, valore }: Input, ctx: OperationContext): Promise<boolean> {
  const data = { valore: valore === null ? Prisma.JsonNull : (valore as Prisma.InputJsonValue) }
  if (versione === 0) {
    const made = await ctx.tx.impostazione.createMany({ data: [{ chiave, ...data }], skipDuplicates: true })
    return made.count === 1
  }
  const where = { chiave, versione }
  const done = await ctx.tx.impostazione.updateMany({ where, data: { ...data, versione: { increment: 1 } } })
  return done.count === 1
}

/** The refusal of a stale write: who saved last, when, what holds now and the version to save with. */
async function superseded(key: SettingKey, ctx: OperationContext): Promise<Refusal> {
  const [riga, last] = [
    await ctx.tx.impostazione.findUnique({ where: { chiave: key } }),
    await ctx.tx.auditLog.findFirst({
      where: { oggetto: 'Impostazione', oggettoPk: 0, campo: key },
      orderBy: { id: 'desc' },
    }),
  ]
  const author = last?.userNome || 'un altro utente'
  const it = last ? formatDateTime(last.il) : ''
  const value = settingValues(riga ? [riga] : [])[key]
  return new Refusal('CONFLICT', `Modificata nel frattempo da ${author}${it && ` il ${it}`}.`, {
    autore: author,
    il: it,
    campi: { valore: value },
    versione: riga?.versione ?? 0,
  })
}

/**
 * What decides who must prove more at the login is no ordinary setting.
 * @throws Refusal FORBIDDEN, PROOF_REQUIRED
 */
function checkGuard({ chiave }: Input, ctx: OperationContext): void {
  if (!settings[chiave].guarded) return
  checkInPerson(ctx)
  if (!ctx.can('adminUsers')) throw new Refusal('FORBIDDEN', 'Lo cambia solo chi amministra gli utenti.')
  checkProof(ctx)
}

/**
 * Writes a value that obeys its setting, with its history, and tells the others.
 * @throws Refusal CONFLICT when it was changed meanwhile
 */
export async function saveImpostazione(input: Input, action: string, ctx: OperationContext): Promise<void> {
  const before = await ctx.tx.impostazione.findUnique({ where: { chiave: input.chiave } })
  if (!(await write(input, ctx))) throw await superseded(input.chiave, ctx)
  await ctx.audit({
    oggetto: 'Impostazione',
    oggettoPk: 0,
    azione: action,
    campo: input.chiave,
    prima: JSON.stringify(before?.valore ?? settings[input.chiave].predefinito),
    dopo: JSON.stringify(input.valore),
  })
  // The wizard's configuration is part of what browsers keep as the catalogue.
  await ctx.emit('catalogo', { impostazione: input.chiave })
}

/**
 * Changes a setting; `versione` is 0 while the default holds.
 * @throws UserErrors when the value does not fit the setting; Refusal FORBIDDEN for a guarded one of who may not,
 * PROOF_REQUIRED for one of who has not proved who it is lately, CONFLICT when it was changed meanwhile
 */
export const updateImpostazione = operation({
  nome: 'updateImpostazione',
  permesso: 'adminImpostazioni',
  schema,
  async run(input: Input, ctx) {
    checkGuard(input, ctx)
    await saveImpostazione(input, 'updateImpostazione', ctx)
    if (settings[input.chiave].guarded) {
      const { label } = settings[input.chiave]
      await recordAccesso(ctx.tx, ctx, { evento: 'impostazione', user: ctx.viewer, dettaglio: label })
    }
    // The capacity of every day that has no hours of its own.
    if (CAPACITY.has(input.chiave)) await announceCalendario(ctx, dayOfInstant(new Date()), null)
    if (input.chiave === 'secondo_fattore_ruoli') await endUnprotectedSessions(ctx)
    return { chiave: input.chiave }
  },
})
