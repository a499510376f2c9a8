import type { InferType } from 'yup'
import { controllaFile } from '../../platform/files/files.ts'
import { salvaFile } from '../../platform/files/salva.ts'
import { rifiutaSvgConCodice } from '../../platform/files/svg.ts'
import type { OperationContext } from '../../platform/operation.ts'
import type { immagineSchema } from './rules.ts'

/**
 * The picture that a change leaves a supplier with.
 * @returns number of its file, null for none, undefined when it stays as it is
 * @throws UserErrors on `immagine` when it is no picture
 */
export async function immagineScelta(
  ctx: OperationContext,
  { immagine, removeImmagine }: InferType<typeof immagineSchema>,
): Promise<number | null | undefined> {
  if (!immagine) return removeImmagine ? null : undefined
  const bytes = Buffer.from(immagine.base64, 'base64')
  const file = controllaFile({ nome: immagine.nome, bytes }, 'immagine', 'immagine')
  rifiutaSvgConCodice(file, 'immagine')
  return salvaFile(ctx, file)
}
