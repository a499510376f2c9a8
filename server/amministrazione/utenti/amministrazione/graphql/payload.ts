import { nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { User } from '../../graphql/User.ts'
import { usersList } from '../list.ts'

/** The user that was changed, of itself or through a role, as it is now. */
export const utentePayload = (t: PayloadBuilder<{ user: number }>) => ({
  user: nodeField(t, User, usersList, ({ user }) => user),
})

/** The same for operations that say `pk`. */
export const userPayload = (t: PayloadBuilder<{ pk: number }>) => ({
  user: nodeField(t, User, usersList, ({ pk }) => pk),
})
