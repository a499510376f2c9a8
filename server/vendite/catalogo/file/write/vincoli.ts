import type { AuditEntry } from '#platform/operation.ts'
import { describeVincolo } from '../../../vincoli/lock.ts'
import type { PianoCatalogo } from '../plan.ts'
import type { MisureInFile } from '../rules.ts'
import { type CatalogoWriting, numeriByName, numeroByName } from './scene.ts'

const select = { id: true, nome: true } as const

/** The ranges of each family and type that change: those of the file stand in the place of those before. */
export async function writeVincoli({ ctx }: CatalogoWriting, items: PianoCatalogo['vincoli']): Promise<void> {
  const { tx } = ctx
  const famiglie = numeriByName(await tx.famiglia.findMany({ select }))
  const tipi = numeriByName(await tx.tipoSerramento.findMany({ select }))
  for (const { azione, prima, dopo } of items) {
    const pair = dopo ?? prima
    if (azione === 'UGUALE' || !pair) continue
    const where = {
      famigliaId: numeroByName(famiglie, pair.famiglia),
      tipoSerramentoId: numeroByName(tipi, pair.tipoSerramento),
    }
    await ctx.audit(...(await replaceVincoli(ctx, where, dopo?.misure ?? [])))
  }
}

const same = (a: MisureInFile, b: MisureInFile) => describeVincolo(a) === describeVincolo(b)

/** Makes the ranges of a family and a type what they are to be; those that are there already stay. @returns the history */
async function replaceVincoli(
  { tx }: CatalogoWriting['ctx'],
  where: { famigliaId: number; tipoSerramentoId: number },
  misure: readonly MisureInFile[],
): Promise<AuditEntry[]> {
  const staying = await tx.vincolo.findMany({ where: where, orderBy: { id: 'asc' } })
  const fresh = misure.filter((one) => {
    const prior = staying.findIndex((riga) => same(riga, one))
    if (prior >= 0) staying.splice(prior, 1)
    return prior < 0
  })
  await tx.vincolo.deleteMany({ where: { id: { in: staying.map(({ id }) => id) } } })
  const create = await tx.vincolo.createManyAndReturn({ data: fresh.map((one) => ({ ...one, ...where })) })
  return [
    ...staying.map((riga) => ({
      oggetto: 'Vincolo',
      oggettoPk: riga.id,
      azione: 'elimina',
      prima: describeVincolo(riga),
    })),
    ...create.map((riga) => ({ oggetto: 'Vincolo', oggettoPk: riga.id, azione: 'crea', dopo: describeVincolo(riga) })),
  ]
}
