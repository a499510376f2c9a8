import type { Db, Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'

/** @throws UserErrors at the field that names a department which there is none of */
export async function checkReparto(tx: Db | Tx, chiave: string | null, field: string): Promise<void> {
  if (chiave !== null && (await tx.reparto.count({ where: { chiave } })) === 0)
    throw UserErrors.of(field, `"${chiave}" non è una scelta valida.`)
}
