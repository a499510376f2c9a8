import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { UserErrors } from '#platform/errors.ts'
import { hashPassword } from '#platform/identity/password.ts'
import { COMMON_PASSWORD, isLikeName, type NamedUser, PASSWORD_LIKE_NAME, withoutAdded } from './rules.ts'

/** Digits and marks around a word that add nothing; more of them may be what makes a password good. */
const ADDED = 6

/** Shorter ones are refused anyhow; what stays when digits are taken off may be a little shorter. */
const SHORTEST = 6

let list: Promise<ReadonlySet<string>> | undefined

/** The passwords of leaked databases that are used most, in lower case. Pages do not have them: too large. */
async function readList(): Promise<ReadonlySet<string>> {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'))
  const all = JSON.parse(await readFile(file, 'utf8')) as string[]
  return new Set(all.filter((one) => one.length >= SHORTEST).map((one) => one.toLowerCase()))
}

/** Whether a password is on the list, as it is or with digits and marks around it. */
export async function isListedPassword(password: string): Promise<boolean> {
  list ??= readList()
  const known = await list
  const text = password.toLowerCase()
  const word = withoutAdded(text)
  return known.has(text) || (text.length - word.length <= ADDED && known.has(word))
}

/**
 * Hash of a password that somebody has chosen; every way to set one goes through here.
 * @throws UserErrors on `password` when it is among those that are tried first, or like a name of
 * its user
 */
export async function hashChosenPassword(password: string, user: NamedUser): Promise<string> {
  if (await isListedPassword(password)) throw UserErrors.of('password', COMMON_PASSWORD)
  if (isLikeName(password, user)) throw UserErrors.of('password', PASSWORD_LIKE_NAME)
  return hashPassword(password)
}
