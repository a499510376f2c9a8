import type { Tx } from '#platform/db/prisma.ts'
import { likeLiteral } from '#platform/db/search.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Materiale } from '#prisma/generated/client.ts'
import { NAME_ALREADY_USED } from './rules.ts'

/** One change of the materials at a time: there are a few dozen, and names must not meet. */
export async function lockMateriali(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('materiali'))::text`
}

/** A material by its name, locked. @throws Refusal NOT_FOUND */
export async function lockMateriale({ tx }: OperationContext, name: string): Promise<Materiale> {
  await lockMateriali(tx)
  await tx.$queryRaw`SELECT 1 FROM materiali WHERE nome = ${name} FOR UPDATE`
  const materiale = await tx.materiale.findUnique({ where: { nome: name } })
  if (!materiale) throw new Refusal('NOT_FOUND')
  return materiale
}

/** Legno and legno would be taken for one. @throws UserErrors on `name` */
export async function refuseDuplicateMateriale(
  { tx }: OperationContext,
  name: string,
  excluded?: number,
): Promise<void> {
  const equal = { equals: likeLiteral(name), mode: 'insensitive' } as const
  const other = await tx.materiale.findFirst({
    where: { nome: equal, NOT: { id: excluded ?? 0 } },
    select: { id: true },
  })
  if (other) throw UserErrors.of('nome', NAME_ALREADY_USED, 'CONFLICT')
}

/** Whether scheduling calls it by its name: one of the four that always are there, or of a phase configured since. */
export async function isBoundToSchedulazione({ tx }: OperationContext, materiale: Materiale): Promise<boolean> {
  return materiale.perSchedulazione || (await tx.fase.count({ where: { nome: materiale.nome } })) > 0
}
