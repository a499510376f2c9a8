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

/** A statement of the product for the bare server, with the values of its parameters: the same work, without the product. */
export interface BoundSql {
  text: string
  values: unknown[]
}

/** @param around `text` with what the bare server has to put round it */
export function boundSql({ text, values }: Prisma.Sql, around = (inner: string) => inner): BoundSql {
  return { text: around(text), values }
}
