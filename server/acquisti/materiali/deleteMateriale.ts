import { object, string } from 'yup'
import { commesseUse } from '#ordini/ordini/commesseUse.ts'
import { removeObject, undoableEntity } from '#platform/db/entity/entity.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { NAMED_USES, type Use } from '#shared/uses.ts'
import { regoleDistintaUse } from '#vendite/distinte/use.ts'
import { whoSupplies } from '../fornitori/forniti.ts'
import { suppliedUses } from '../ordiniFornitore/suppliedUses.ts'
import { materialeEntity } from './entity.ts'
import { isBoundToSchedulazione, lockMateriale } from './lock.ts'
import { materialeInUseReason, TIED_TO_SCHEDULAZIONE } from './rules.ts'

/** What calls a material by its name. TypeScript says when a new reference is missing here. */
async function usesOfMateriale(tx: Tx, name: string): Promise<Use[]> {
  const { _count: count } = await tx.materiale.findUniqueOrThrow({
    where: { nome: name },
    select: {
      _count: { select: { ordiniFornitore: true, righe: true, righeDistinta: true, stati: true } },
    },
  })
  const of = { some: { tipologia: name } }
  const fornitori = await tx.fornitore.findMany({
    where: whoSupplies(name),
    select: { nome: true },
    orderBy: { nome: 'asc' },
    take: NAMED_USES + 1,
  })
  const uses = {
    fornitori: {
      count: await tx.fornitore.count({ where: whoSupplies(name) }),
      names: fornitori.map((own) => own.nome),
      singolare: 'fornitore',
      plurale: 'fornitori',
    },
    ...(await suppliedUses(tx, count, of)),
    stati: await commesseUse(
      tx,
      count.stati,
      { singolare: 'stato di un ordine', plurale: 'stati di ordini' },
      { statiMateriale: { some: { materiale: name } } },
    ),
    regoleDistinta: await regoleDistintaUse(tx, { tipologia: name }),
    righeDistinta: await commesseUse(
      tx,
      count.righeDistinta,
      { singolare: 'riga di distinta', plurale: 'righe di distinte' },
      { righe: { some: { distinta: { is: { righe: of } } } } },
    ),
    // A raccolta is gone with the last of its supplier orders, which are counted.
  } satisfies Record<Exclude<keyof Prisma.MaterialeCountOutputType, 'raccolte'>, Use>
  return Object.values(uses)
}

/**
 * Removes a material that nothing is called by.
 * @throws UserErrors when it is tied to scheduling, or used: by which suppliers and orders
 */
export const deleteMateriale = operation({
  nome: 'deleteMateriale',
  permesso: materialeEntity.permesso,
  schema: object({ materiale: string().strict().defined() }),
  async run({ materiale: name }, ctx) {
    // The lock makes a write that is about to use it wait; its foreign key then fails.
    const materiale = await lockMateriale(ctx, name)
    if (await isBoundToSchedulazione(ctx, materiale)) {
      throw UserErrors.of(null, TIED_TO_SCHEDULAZIONE, 'CONFLICT')
    }
    refuseFor(materialeInUseReason(await usesOfMateriale(ctx.tx, name)))
    return removeObject(ctx, materialeEntity, materiale)
  },
})

undoableEntity(deleteMateriale, materialeEntity)
