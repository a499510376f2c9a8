import { nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { usersList } from '../list.ts'
import { UserAdmin } from './UserAdmin.ts'

/** The user that was changed, of itself or through a role, as it is now. */
export const utentePayload = (t: PayloadBuilder<{ user: number }>) => ({
  user: nodeField(t, UserAdmin, usersList, ({ user }) => user),
})

/** The same for operations that say `pk`. */
export const userPayload = (t: PayloadBuilder<{ pk: number }>) => ({
  user: nodeField(t, UserAdmin, usersList, ({ pk }) => pk),
})
