import { builder } from '#platform/graphql/builder.ts'

/** A person who works here; only the name is anybody's to read. */
export const User = builder.prismaObject('User', {
  description: 'A user of the product.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    nome: t.string({
      description: 'First and last name, or the username.',
      select: { firstName: true, lastName: true, username: true },
      resolve: (user) => `${user.firstName} ${user.lastName}`.trim() || user.username,
    }),
  }),
})
