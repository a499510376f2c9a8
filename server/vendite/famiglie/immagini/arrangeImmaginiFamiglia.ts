import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import type { Entry } from '#platform/db/arranged/entries.ts'
import type { OperationContext } from '#platform/operation.ts'

/** The pictures of a family. */
export async function readImages({ tx }: OperationContext, famigliaId: number): Promise<Entry[]> {
  const images = await tx.immagineFamiglia.findMany({ where: { famigliaId }, include: { file: true } })
  return images.map(({ id, ordine, file }) => ({ id, ordine, nome: file.nome }))
}

/** Puts the pictures of a family in another order: the first is the large one. @throws UserErrors when they are not all there */
export const arrangeImmaginiFamiglia = arrangeOperation({
  nome: 'arrangeImmaginiFamiglia',
  model: 'immagineFamiglia',
  permesso: 'adminCatalogo',
  async list(ctx, pk) {
    const image = await ctx.tx.immagineFamiglia.findUnique({ where: { id: pk } })
    return image ? readImages(ctx, image.famigliaId) : []
  },
  changed: (ctx) => ctx.emit('catalogo', { famiglia: null }),
})
