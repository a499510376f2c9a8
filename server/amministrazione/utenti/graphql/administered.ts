import type { LinkExtension } from '#platform/graphql/plugins/links.ts'

/** What administrators of users alone are told: null to others. */
export const administered = {
  nullable: true,
  authScopes: { permesso: 'adminUsers' },
  unauthorizedResolver: () => null,
} as const

/** The same, of what is there for whoever is told. */
export const administeredWhole = {
  ...administered,
  extensions: { whenSeen: true } satisfies LinkExtension,
} as const

export const RESERVED = 'Withheld from users who do not administer users: null.'
