import type { Db } from '#platform/db/prisma.ts'
import type { OidcSettings } from '#platform/env.ts'
import { isAddress } from '#platform/mail/rules.ts'
import type { User } from '#prisma/generated/client.ts'

/** What the issuer says of who has logged in. */
export type OidcClaims = Readonly<Record<string, unknown>>

/**
 * The user that a claim names: by mail address, or by user name. Users are made here, never by the issuer.
 * @returns null when it is nobody, somebody who is off, or more than one
 */
export async function userOfClaims(db: Db, claim: OidcSettings['claim'], claims: OidcClaims): Promise<User | null> {
  const value = claims[claim]
  if (typeof value !== 'string' || value === '' || value.length > 254) return null
  // An address that anybody may write into a profile is nobody's.
  if (claim === 'email' && (claims.email_verified === false || !isAddress(value))) return null
  const equals = { equals: value.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  const where = claim === 'email' ? { email: equals } : { username: equals }
  const found = await db.user.findMany({ where: { isActive: true, ...where }, take: 2 })
  return found.length === 1 ? (found[0] ?? null) : null
}
