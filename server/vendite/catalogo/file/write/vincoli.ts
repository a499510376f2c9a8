import type { AuditEntry } from '../../../../platform/operation.ts'
import { describeVincolo } from '../../../vincoli/lock.ts'
import type { MisureInFile } from '../document/rules.ts'
import type { PianoCatalogo } from '../plan.ts'
import { type CatalogoWriting, numeriPerNome, numeroDi } from './scene.ts'

const select = { id: true, nome: true } as const

/** The ranges of each family and type that change: those of the file stand in the place of those before. */
export async function writeVincoli({ ctx }: CatalogoWriting, voci: PianoCatalogo['vincoli']): Promise<void> {
  const { tx } = ctx
  const famiglie = numeriPerNome(await tx.famiglia.findMany({ select }))
  const tipi = numeriPerNome(await tx.tipoSerramento.findMany({ select }))
  for (const { azione, prima, dopo } of voci) {
    const coppia = dopo ?? prima
    if (azione === 'UGUALE' || !coppia) continue
    const dove = {
      famigliaId: numeroDi(famiglie, coppia.famiglia),
      tipoSerramentoId: numeroDi(tipi, coppia.tipoSerramento),
    }
    await ctx.audit(...(await replaceVincoli(ctx, dove, dopo?.misure ?? [])))
  }
}

const stesse = (a: MisureInFile, b: MisureInFile) => describeVincolo(a) === describeVincolo(b)

/** Makes the ranges of a family and a type what they are to be; those that are there already stay. @returns the history */
async function replaceVincoli(
  { tx }: CatalogoWriting['ctx'],
  dove: { famigliaId: number; tipoSerramentoId: number },
  misure: readonly MisureInFile[],
): Promise<AuditEntry[]> {
  const restano = await tx.vincolo.findMany({ where: dove, orderBy: { id: 'asc' } })
  const nuove = misure.filter((una) => {
    const gia = restano.findIndex((riga) => stesse(riga, una))
    if (gia >= 0) restano.splice(gia, 1)
    return gia < 0
  })
  await tx.vincolo.deleteMany({ where: { id: { in: restano.map(({ id }) => id) } } })
  const create = await tx.vincolo.createManyAndReturn({ data: nuove.map((una) => ({ ...una, ...dove })) })
  return [
    ...restano.map((riga) => ({
      oggetto: 'Vincolo',
      oggettoPk: riga.id,
      azione: 'elimina',
      prima: describeVincolo(riga),
    })),
    ...create.map((riga) => ({ oggetto: 'Vincolo', oggettoPk: riga.id, azione: 'crea', dopo: describeVincolo(riga) })),
  ]
}
