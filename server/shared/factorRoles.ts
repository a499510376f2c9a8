/** Roles that may be obliged to have a second factor, and what people call them. */
export const FACTOR_ROLES = {
  superuser: 'Superuser',
  staff: 'Staff',
  agente: 'Agenti',
  operatore: 'Operatori',
  app: 'Account dell’app',
  fornitore: 'Fornitori',
} as const
export type FactorRole = keyof typeof FACTOR_ROLES
export const factorRoles = Object.keys(FACTOR_ROLES) as FactorRole[]
