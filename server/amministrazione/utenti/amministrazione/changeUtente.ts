import { fieldHistory, refuseIfStale, type Valori } from '#platform/db/conflict.ts'
import { Refusal } from '#platform/errors.ts'
import { openSession } from '#platform/identity/sessions.ts'
import { loadViewer, sameRights } from '#platform/identity/viewer.ts'
import type { AuditEntry, OperationContext } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { refuseMixedFornitore, requireAnotherAdmin } from './safeguards.ts'

const ruoli = {
  info: true,
  operatore: true,
  agente: true,
  appAccount: true,
  fornitore: { include: { fornitore: true } },
} as const

/** A user with its five possible roles, locked. */
type LockedUtente = Prisma.UserGetPayload<{ include: typeof ruoli }>

/** What an operation does to a user: the fields before and after, and the writes when something changed. */
interface Change {
  /** Prefix of the history's lines: the operation's name. */
  azione: string
  prima: Valori
  dopo: Valori
  /** What the history says of them, where that is not what is held. */
  inWords?: { prima: Valori; dopo: Valori }
  /** Skipped when nothing changes. */
  write(): Promise<unknown>
}

/**
 * Locks a user, changes it and draws the consequences: the version grows, the history is written, the last
 * administrator stays, and when the rights are no longer the same every session of that user ends (the caller's own
 * browser gets a new one). One version covers the user and its roles.
 * @param vista the version the caller has seen; null overwrites
 * @throws Refusal NOT_FOUND, CONFLICT; UserErrors when no administrator would be left, or a supplier would be more
 */
export async function changeUtente(
  ctx: OperationContext,
  userId: number,
  vista: number | null,
  prepare: (utente: LockedUtente) => Change | Promise<Change>,
): Promise<void> {
  const utente = await lockUtente(ctx, userId)
  const { azione, prima, dopo, inWords = { prima, dopo }, write } = await prepare(utente)
  await refuseIfStale(ctx, { oggetto: 'User', pk: userId, vista, attuale: utente, prima, dopo })
  const history: AuditEntry[] = fieldHistory('User', userId, azione, inWords.prima, inWords.dopo)
  if (history.length === 0) return
  const rights = await loadViewer(ctx.tx, userId)
  await write()
  await ctx.tx.user.update({ where: { id: userId }, data: { versione: { increment: 1 } } })
  await ctx.audit(...history)
  await refuseMixedFornitore(ctx, userId)
  await requireAnotherAdmin(ctx, utente)
  if (!sameRights(rights, await loadViewer(ctx.tx, userId))) await endSessions(ctx, userId)
}

/**
 * Locks a user and its roles; who may stop being an administrator is locked together with all the others.
 * @throws Refusal NOT_FOUND
 */
export async function lockUtente(ctx: OperationContext, userId: number): Promise<LockedUtente> {
  // One order for everybody: two administrators who demote each other wait instead of deadlocking.
  await ctx.tx.$queryRaw`SELECT 1 FROM users WHERE is_superuser OR id = ${userId} ORDER BY id FOR UPDATE`
  const utente = await ctx.tx.user.findUnique({ where: { id: userId }, include: ruoli })
  if (!utente) throw new Refusal('NOT_FOUND')
  return utente
}

/**
 * Ends every session of a user at once, sockets included, and has those of its tokens looked at again; the caller's own
 * session is replaced by a new one.
 */
export async function endSessions(ctx: OperationContext, userId: number): Promise<void> {
  const sessions = await ctx.tx.session.findMany({ where: { userId }, select: { vediComeId: true } })
  await ctx.tx.session.deleteMany({ where: { userId } })
  const { auth } = ctx
  if (auth.tipo === 'sessione' && ctx.viewer?.id === userId) {
    await openSession(ctx.tx, ctx, userId, false, { confermataIl: auth.provenAt })
  }
  const seen = sessions.map(({ vediComeId }) => vediComeId).filter((id) => id !== null)
  const token = await ctx.tx.apiToken.findMany({ where: { creatoDaId: userId }, select: { userId: true } })
  const touched = new Set([userId, ...seen, ...token.map((own) => own.userId)])
  for (const id of touched) await ctx.emit('sessione', { userId: id })
}
