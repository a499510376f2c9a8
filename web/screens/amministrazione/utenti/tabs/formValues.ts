import { type AdminFlag, adminFlags } from '#amministrazione/utenti/amministrazione/rules.ts'
import type { ShownUtente } from '../utente.ts'

/** Values of the form of a user's own data; roles have forms of their own. */
export interface UtenteFormValues {
  username: string
  email: string
  firstName: string
  lastName: string
  isSuperuser: boolean
  isStaff: boolean
  info: { note: string } & Record<AdminFlag, boolean>
}

const switchedOff = Object.fromEntries(adminFlags.map((flag) => [flag, false])) as Record<AdminFlag, boolean>

export const newUtenteFormValues: UtenteFormValues = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  isSuperuser: false,
  isStaff: false,
  info: { note: '', ...switchedOff },
}

/** A user's data as the form begins with them. */
export function utenteFormValues({
  username,
  email,
  firstName,
  lastName,
  isSuperuser,
  isStaff,
  info,
}: ShownUtente): UtenteFormValues {
  const flag = info && Object.fromEntries(adminFlags.map((name) => [name, info[name]]))
  return {
    username,
    email,
    firstName,
    lastName,
    isSuperuser,
    isStaff,
    info: { ...newUtenteFormValues.info, ...flag, note: info?.note ?? '' },
  }
}
