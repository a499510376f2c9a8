/** What things cost the house is null to who may not see margins. */
export const margini = { authScopes: { permesso: 'viewMargini' }, unauthorizedResolver: () => null } as const
export const withoutMargini = 'Withheld from users who may not see margins: null.'
