import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'

/** The supplier that a user is to stand for, who stays until this is done. @throws UserErrors on `fornitorePk` */
export async function namedFornitore({ tx }: OperationContext, pk: number): Promise<string> {
  const [found] = await tx.$queryRaw<{ nome: string }[]>`SELECT nome FROM fornitori WHERE id = ${pk} FOR KEY SHARE`
  if (!found) throw UserErrors.of('fornitorePk', unknownPkMessage(pk))
  return found.nome
}
