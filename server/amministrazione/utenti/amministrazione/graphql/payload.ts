import { nodoField, type PayloadBuilder } from '../../../../platform/graphql/mutationField.ts'
import { elencoUsers } from '../elenco.ts'
import { UserAdmin } from './UserAdmin.ts'

/** The user that was changed, of itself or through a role, as it is now. */
export const payloadUtente = (t: PayloadBuilder<{ user: number }>) => ({
  user: nodoField(t, UserAdmin, elencoUsers, ({ user }) => user),
})

/** The same for operations that say `pk`. */
export const payloadUser = (t: PayloadBuilder<{ pk: number }>) => ({
  user: nodoField(t, UserAdmin, elencoUsers, ({ pk }) => pk),
})
