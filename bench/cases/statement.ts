import type { Prisma } from '../../prisma/generated/client.ts'
import type { Viewer } from '../../server/platform/permissions.ts'

/** Who sees all there is. */
export const benchContext: { viewer: Viewer } = {
  viewer: {
    id: 1,
    username: 'super',
    email: '',
    firstName: '',
    lastName: '',
    isSuperuser: true,
    isStaff: true,
    info: { canAdminUsers: true, canViewAttivitaOperatori: true, canViewLineaSaomad: true, vbhReadonlyAccess: false },
    agente: null,
    operatore: null,
    appAccount: null,
    fornitore: null,
  },
}

/** A statement of the product with its values written in it, for the bare server: the same work, without the product. */
export function literalSql({ strings, values }: Prisma.Sql): string {
  const literal = (value: unknown): string => {
    if (value === null) return 'NULL'
    if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]`
    return typeof value === 'number' || typeof value === 'boolean'
      ? `${value}`
      : `'${String(value).replaceAll("'", "''")}'`
  }
  return strings.reduce((text, part, n) => `${text}${literal(values[n - 1])}${part}`)
}
