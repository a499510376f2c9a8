import { type Schema, ValidationError } from 'yup'
import type { RuleContext } from '#shared/fields/fields.ts'
import type { Context } from './context.ts'
import { isReferenceBroken, isTransient } from './db/faults.ts'
import type { Tx } from './db/prisma.ts'
import { Refusal, type UserError, UserErrors } from './errors.ts'
import { emit, emitAll } from './events/events.ts'
import { markWritten } from './idempotency/claims.ts'
import { can, type Flag, hasAccount, isInternal, type Viewer } from './permissions.ts'
import { unknownReferences } from './references.ts'

/** One line of the history of an object (the Logs tab). */
export interface AuditEntry {
  oggetto: string
  oggettoPk: number
  azione: string
  campo?: string
  prima?: string | null
  dopo?: string | null
}

/** What `run` works with: the request, and one transaction. */
export interface OperationContext extends Context {
  tx: Tx
  /** Tells the other browsers, after commit. */
  emit(topic: string, payload: Record<string, unknown>): Promise<void>
  /** The same of many of a topic, in one statement. */
  emitAll(topic: string, payloads: readonly Record<string, unknown>[]): Promise<void>
  /** Writes who, when, field, before, after. */
  audit(...entries: AuditEntry[]): Promise<void>
}

/**
 * Who may: a flag of permissions.ts, 'login' for any user but suppliers, 'account' for these too (what a user does with
 * its own account), 'pubblico' for visitors.
 */
export type RequiredPermission = Flag | 'login' | 'account' | 'pubblico'

/** Who is who and may do what: a person's business, never a program's. */
const IN_PERSON: ReadonlySet<RequiredPermission> = new Set<RequiredPermission>(['adminUsers', 'adminToken', 'vediCome'])

/** A write of the product, as its doors see it. */
export interface Operation<Result> {
  /** The name it has everywhere: file, mutation, REST route, test. */
  nome: string
  permesso: RequiredPermission
  /** Whether a program may do it with its token. */
  conToken: boolean
  /** Whether it wants a proof of the caller that is not older than PROOF_MS. */
  stepUp: boolean
  /** What its input is judged by; a function where that takes data. */
  schema?: unknown
  /**
   * Permission, validation, run.
   * @throws Refusal UNAUTHENTICATED or FORBIDDEN; UserErrors when the input or the state does not allow it
   */
  execute(raw: unknown, ctx: Context): Promise<Result>
}

export const NOT_ON_TABLET =
  'Sul tablet dell’officina non si gestiscono utenti, password e permessi: accedi da un altro dispositivo.'

export const ONLY_IN_PERSON =
  'Utenti, password, token e link personali si gestiscono di persona: un token non può farlo.'

interface Definition<Input> {
  nome: string
  permesso: RequiredPermission
  /** True for what is allowed during 'Vedi come': leaving it, login, logout. */
  ancheInVisione?: boolean
  /** Whether a token may do it; unless told all but the administration of users, tokens and rights. */
  conToken?: boolean
  /**
   * Whether the caller must have proved who it is a short while ago, with all that its login asks; so for the
   * administration of users, tokens and rights unless told.
   */
  stepUp?: boolean
  /** Validates and casts; a function when the rules need data (a catalogue, the object itself). */
  schema: Schema<Input> | ((ctx: Context, raw: unknown) => Promise<Schema<Input>>)
  /**
   * What `run` would refuse of an input that its schema refuses already, so that all that is wrong is told at once. Of
   * fields that the schema refuses nothing is added.
   */
  besides?: (raw: unknown, ctx: Context) => Promise<UserError[]>
}

interface OperationDefinition<Input, Result> extends Definition<Input> {
  /** How long the transaction may take, milliseconds; that of server/platform/db/prisma.ts by default. */
  timeout?: number
  run(input: Input, ctx: OperationContext): Promise<Result>
}

/** For how long the proof of who one is counts, milliseconds: the login, or `confirmIdentita`. */
export const PROOF_MS = 10 * 60_000

const wantsProof = ({ stepUp, permesso }: Pick<Definition<unknown>, 'stepUp' | 'permesso'>) =>
  stepUp ?? IN_PERSON.has(permesso)

/**
 * What a browser that was left open may not do: its user types password and code once more, or uses a passkey.
 * @throws Refusal PROOF_REQUIRED
 */
export function checkProof({ auth }: Pick<Context, 'auth'>): void {
  if (auth.tipo !== 'sessione') return
  if (!auth.provenAt || Date.now() - auth.provenAt.getTime() > PROOF_MS) throw new Refusal('PROOF_REQUIRED')
}

const allowsToken = ({ conToken, permesso }: Pick<Definition<unknown>, 'conToken' | 'permesso'>) =>
  conToken ?? !IN_PERSON.has(permesso)

/** True for a path and for what lies below it: `righe[0].numero` is in `righe[0]`. */
export const isWithinPath = (path: string, of: string): boolean =>
  path === of || path.startsWith(`${of}.`) || path.startsWith(`${of}[`)

/**
 * What is a person's business: no program does it, nor who has entered by the PIN of a tablet, which is less than a
 * password.
 * @throws Refusal FORBIDDEN
 */
export function checkInPerson({ auth }: Pick<Context, 'auth'>): void {
  if (auth.tipo === 'token') throw new Refusal('FORBIDDEN', ONLY_IN_PERSON)
  if (auth.tipo === 'sessione' && auth.tablet) throw new Refusal('FORBIDDEN', NOT_ON_TABLET)
}

async function prepare<Input>(definition: Definition<Input>, raw: unknown, ctx: Context): Promise<Input> {
  checkMayWrite(ctx, definition.ancheInVisione)
  const open = definition.permesso === 'pubblico' && ctx.auth.tipo !== 'token'
  if (!open && !allowsToken(definition)) checkInPerson(ctx)
  authorize(definition.permesso, ctx)
  if (wantsProof(definition)) checkProof(ctx)
  return judgeInput(definition, raw, ctx)
}

/** The input of an operation as its schema reads it. @throws UserErrors, all that is wrong at once */
export async function judgeInput<Input>(
  { schema, besides }: Pick<Definition<Input>, 'schema' | 'besides'>,
  raw: unknown,
  ctx: Context,
): Promise<Input> {
  try {
    return await validateInput(typeof schema === 'function' ? await schema(ctx, raw) : schema, raw, ctx)
  } catch (error) {
    if (!besides || !(error instanceof UserErrors)) throw error
    const known = error.errors.map(({ field }) => field ?? '')
    const others = (await besides(raw, ctx)).filter(
      ({ field }) => !known.some((path) => isWithinPath(field ?? '', path)),
    )
    throw new UserErrors([...error.errors, ...others])
  }
}

/** What was sent of an input: nothing in the place of what stands there only because the schema wants something. */
function sentOf(raw: unknown, { dryRun }: Context): unknown {
  if (!dryRun || typeof raw !== 'object' || raw === null) return raw
  return { ...raw, ...Object.fromEntries([...dryRun.missing].map((name) => [name, null])) }
}

/**
 * Does what may be refused; numbers that are not there are then told with the rest, whatever came first, and where the
 * database alone has found them.
 * @throws what `work` throws
 */
async function withReferences<Result>(
  { schema }: Pick<Operation<unknown>, 'schema'>,
  raw: unknown,
  ctx: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isReferenceBroken(error)) {
      const unknown = await unknownReferences(ctx.services, schema, raw)
      throw unknown.length === 0 ? error : new UserErrors(unknown)
    }
    if (!(error instanceof UserErrors) || error.errors.length === 0) throw error
    const told = error.errors.map(({ field }) => field ?? '')
    const others = (await unknownReferences(ctx.services, schema, raw)).filter(
      ({ field }) => !told.some((path) => isWithinPath(field ?? '', path) || isWithinPath(path, field ?? '')),
    )
    throw others.length === 0 ? error : new UserErrors([...error.errors, ...others])
  }
}

/** Declares a write that runs in one transaction; `run` can be called by a bulk operation. */
export function operation<Input, Result>(
  definition: OperationDefinition<Input, Result>,
): Operation<Result> & OperationDefinition<Input, Result> {
  return {
    ...definition,
    conToken: allowsToken(definition),
    stepUp: wantsProof(definition),
    async execute(raw, ctx) {
      return withReferences(definition, raw, ctx, async () => {
        const input = await prepare(definition, sentOf(raw, ctx), ctx)
        return inTransaction(
          ctx,
          async (operationContext) => {
            const result = await definition.run(input, operationContext)
            // Nothing stood in its way: thrown, it undoes the transaction.
            if (ctx.dryRun) throw new UserErrors([])
            return result
          },
          definition.timeout,
        )
      })
    },
  }
}

/** Declares a write that opens its own transactions: a login must stay counted when it is refused. */
export function freeOperation<Input, Result>(
  definition: Definition<Input> & { run(input: Input, ctx: Context): Promise<Result> },
): Operation<Result> {
  return {
    nome: definition.nome,
    permesso: definition.permesso,
    conToken: allowsToken(definition),
    stepUp: wantsProof(definition),
    schema: definition.schema,
    async execute(raw, ctx) {
      return withReferences(definition, raw, ctx, async () => {
        const input = await prepare(definition, sentOf(raw, ctx), ctx)
        // Its own transactions cannot be undone from here: what the schema says is all that is tried.
        if (ctx.dryRun) throw new UserErrors([])
        const result = await definition.run(input, ctx)
        if (ctx.claim) await markWritten(ctx.services.db, ctx.claim)
        return result
      })
    },
  }
}

/**
 * Whether the caller may write at all: not with a token that only reads, nor during 'Vedi come'.
 * @throws Refusal FORBIDDEN
 */
export function checkMayWrite({ auth, viewer }: Context, alsoWhileViewing = false): void {
  if (auth.tipo === 'token' && !auth.scrittura) throw new Refusal('FORBIDDEN', 'Questo token permette la sola lettura.')
  if (auth.tipo !== 'sessione' || !auth.reale || alsoWhileViewing) return
  const who = viewer ? fullNameOf(viewer) : ''
  throw new Refusal(
    'FORBIDDEN',
    `Stai vedendo il programma come ${who}: in questa modalità non si può modificare nulla.`,
  )
}

/** First and last name of a user, or the username. */
export function fullNameOf({
  firstName,
  lastName,
  username,
}: Pick<Viewer, 'firstName' | 'lastName' | 'username'>): string {
  return `${firstName} ${lastName}`.trim() || username
}

/** The permission of an operation. */
export function authorize(permesso: RequiredPermission, ctx: Context): void {
  if (permesso === 'pubblico') return
  if (!ctx.viewer) throw new Refusal('UNAUTHENTICATED')
  if (!holds(ctx.viewer, permesso)) throw new Refusal('FORBIDDEN')
}

/** Whether a viewer may do what asks for a permission. */
export function holds(viewer: Viewer | null, permesso: RequiredPermission): boolean {
  if (permesso === 'pubblico') return true
  if (permesso === 'login') return isInternal(viewer)
  return permesso === 'account' ? hasAccount(viewer) : can(viewer, permesso)
}

/** Casts and validates with a yup schema, all findings at once. */
export async function validateInput<Input>(
  schema: Schema<Input>,
  raw: unknown,
  { documented = false }: RuleContext = {},
): Promise<Input> {
  try {
    return await schema.validate(raw, { abortEarly: false, stripUnknown: true, context: { documented } })
  } catch (error) {
    if (error instanceof ValidationError) throw UserErrors.fromYup(error)
    throw error
  }
}

const ATTEMPTS = 5

/**
 * Runs `work` in one transaction, again when it lost a race (5 tries with back-off).
 * @param timeout how long it may take, milliseconds; that of server/platform/db/prisma.ts by default
 */
export async function inTransaction<Result>(
  ctx: Context,
  work: (ctx: OperationContext) => Promise<Result>,
  timeout?: number,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.services.db.$transaction(
        async (tx) => {
          const result = await work(operationContext(tx, ctx))
          if (ctx.claim) await markWritten(tx, ctx.claim)
          return result
        },
        { timeout },
      )
    } catch (error) {
      if (attempt >= ATTEMPTS || !isTransient(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt * Math.random()))
    }
  }
}

function operationContext(tx: Tx, ctx: Context): OperationContext {
  // In 'Vedi come' the history names the real person.
  const viewer = (ctx.auth.tipo === 'sessione' && ctx.auth.reale) || ctx.viewer
  const userNome = viewer ? fullNameOf(viewer) : ''
  const request = viewer && { requestId: ctx.requestId, userId: viewer.id }
  // Who comes by a link of a supplier has no user.
  const userId = viewer?.id || null
  return {
    ...ctx,
    tx,
    emit: (topic, payload) => emit(tx, topic, payload, request),
    emitAll: (topic, payloads) => emitAll(tx, topic, payloads, request),
    async audit(...entries) {
      if (entries.length === 0) return
      await tx.auditLog.createMany({ data: entries.map((entry) => ({ ...entry, userId, userNome })) })
    },
  }
}
