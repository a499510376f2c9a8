import {
  type FlagAmministratore,
  flagAmministratore,
} from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import type { Utente } from '../utente.ts'

/** Values of the form of a user's own data; roles have forms of their own. */
export interface ValoriUtente {
  username: string
  email: string
  firstName: string
  lastName: string
  isSuperuser: boolean
  isStaff: boolean
  info: { note: string } & Record<FlagAmministratore, boolean>
}

const spenti = Object.fromEntries(flagAmministratore.map((flag) => [flag, false])) as Record<
  FlagAmministratore,
  boolean
>

export const nuovoUtente: ValoriUtente = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  isSuperuser: false,
  isStaff: false,
  info: { note: '', ...spenti },
}

/** A user's data as the form begins with them. */
export function valoriDi({ username, email, firstName, lastName, isSuperuser, isStaff, info }: Utente): ValoriUtente {
  const flag = info && Object.fromEntries(flagAmministratore.map((nome) => [nome, info[nome]]))
  return {
    username,
    email,
    firstName,
    lastName,
    isSuperuser,
    isStaff,
    info: { ...nuovoUtente.info, ...flag, note: info?.note ?? '' },
  }
}
