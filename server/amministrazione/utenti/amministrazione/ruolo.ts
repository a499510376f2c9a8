import { Refusal, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'

type Ruolo = 'operatore' | 'agente' | 'appAccount' | 'fornitoreUtente'

/** The user behind a role. @throws Refusal NOT_FOUND */
export async function utenteOfRuolo(ctx: OperationContext, ruolo: Ruolo, pk: number): Promise<number> {
  const delegate = ctx.tx[ruolo] as {
    findUnique(args: object): Promise<{ userId: number } | null>
  }
  const riga = await delegate.findUnique({ where: { id: pk }, select: { userId: true } })
  if (!riga) throw new Refusal('NOT_FOUND')
  return riga.userId
}

/** A role as it is once its user is locked. @throws Refusal NOT_FOUND when it was removed meanwhile */
export function requireRuolo<T>(ruolo: T | null): T {
  if (ruolo === null) throw new Refusal('NOT_FOUND')
  return ruolo
}

/** A user that is not there is an error of the field, as for the old framework. @throws UserErrors on `userPk` */
export async function requireUtente(ctx: OperationContext, user: number): Promise<void> {
  if ((await ctx.tx.user.count({ where: { id: user } })) === 0) throw UserErrors.of('userPk', unknownPkMessage(user))
}

/** A user has a role once. @throws UserErrors on `userPk` */
export function refuseSecondRuolo(ruolo: object | null, name: string): void {
  if (ruolo !== null) throw UserErrors.of('userPk', `${name} con questo user esiste già.`)
}

/** What is given over what there is. */
export function mergeRuolo<T extends object>(current: T, data: { [K in keyof T]?: T[K] | undefined }): T {
  const dato = Object.entries(data).filter(([name, value]) => value !== undefined && Object.hasOwn(current, name))
  return { ...current, ...Object.fromEntries(dato) }
}

/** Each field under the role's name: `operatore.vedeOrdini`, as the history tells it. */
export function withPrefix(ruolo: Ruolo, values: object): Record<string, string | number | boolean | null> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${ruolo}.${name}`, value]))
}
