import { canActAs, type VediComeUser } from './vediCome.rules.ts'

interface Utente extends VediComeUser {
  isActive: boolean
}

/** What the worth of a token depends on, as it is now. */
interface ReadToken {
  revocatoIl: Date | null
  scadeIl: Date
  /** In whose name it acts. */
  user: Utente
  creatoDa: Utente
}

/**
 * Why a token lets nobody in, in Italian, or null while it does. It is worth at most what who made it may let a program
 * do today: with the maker's rights the token goes too.
 */
export function invalidTokenReason({ revocatoIl, scadeIl, user, creatoDa }: ReadToken, now: Date): string | null {
  if (revocatoIl) return 'Revocato.'
  if (scadeIl <= now) return 'Scaduto.'
  if (!user.isActive) return 'L’utente per cui agisce è disattivato.'
  if (!creatoDa.isActive) return 'Chi l’ha creato è disattivato.'
  if (!canActAs(creatoDa, user)) return 'Chi l’ha creato non può più agire come questo utente.'
  return null
}
