import { ADMINISTRATOR, insertUtente } from '#amministrazione/utenti/amministrazione/createUser.ts'
import { createUserSchema, setPasswordUserSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { writePassword } from '#amministrazione/utenti/amministrazione/setPasswordUser.ts'
import { removeFattore } from '#amministrazione/utenti/secondoFattore/removeSecondoFattoreUtente.ts'
import { createContext, type Services } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { inTransaction, type OperationContext, validateInput } from '#platform/operation.ts'

/** Nobody: whoever has the machine needs no permission. */
const fromConsole = (services: Services) =>
  createContext({
    services,
    viewer: null,
    auth: { tipo: 'anonimo' },
    requestId: crypto.randomUUID(),
    indirizzo: '',
    userAgent: 'console',
    host: '',
  })

interface NewUser {
  username: string
  password: string
  /** With the administration of users. */
  superuser: boolean
}

/** Adds a user from the machine's own console. @returns its number @throws UserErrors */
export async function createFromConsole(services: Services, user: NewUser): Promise<number> {
  const { username, password, superuser } = user
  const input = await validateInput(createUserSchema, { username, password })
  return inTransaction(fromConsole(services), async (ctx) => {
    const pk = await insertUtente({ ...input, ...(superuser ? ADMINISTRATOR : {}) }, ctx)
    await ctx.tx.codiceAvvio.deleteMany()
    return pk
  })
}

/** Gives a user another password and ends its sessions. @throws UserErrors when there is no such user */
export async function resetFromConsole(services: Services, username: string, password: string): Promise<void> {
  await inTransaction(fromConsole(services), async (ctx) => {
    const id = await lockByName(ctx, username)
    const input = await validateInput(setPasswordUserSchema, { pk: id, password })
    await writePassword(id, input.password, ctx)
  })
}

/** Takes the second factor from a user who has lost phone and codes. @throws UserErrors when there is no such user, or none to take */
export async function removeFattoreFromConsole(services: Services, username: string): Promise<void> {
  await inTransaction(fromConsole(services), async (ctx) => removeFattore(await lockByName(ctx, username), ctx))
}

async function lockByName({ tx }: OperationContext, username: string): Promise<number> {
  const [user] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE username = ${username} OR lower(username) = lower(${username})
    ORDER BY username = ${username} DESC LIMIT 1 FOR UPDATE`
  if (!user) throw UserErrors.of('username', `Non c'è nessun utente ${username}.`)
  return user.id
}
