import type { InferType } from 'yup'
import type { Context } from '../../platform/context.ts'
import { controllaFile, type FileControllato, rifiutaSvgConCodice } from '../../platform/files/files.ts'
import { salvaFile } from '../../platform/files/salva.ts'
import type { OperationContext } from '../../platform/operation.ts'
import type { immagineSchema } from './rules.ts'

/**
 * The picture that a change leaves a supplier with, read and checked.
 * @returns null for none, undefined when it stays as it is
 * @throws UserErrors on `immagine` when it is no picture
 */
export async function immagineScelta(
  { services }: Context,
  { immagine, removeImmagine }: InferType<typeof immagineSchema>,
): Promise<FileControllato | null | undefined> {
  if (!immagine) return removeImmagine ? null : undefined
  const upload = { nome: immagine.nome, bytes: Buffer.from(immagine.base64, 'base64') }
  const file = await controllaFile(services.examiner, upload, 'immagine', 'immagine')
  rifiutaSvgConCodice(file, 'immagine')
  return file
}

/** Stores the chosen picture. @returns number of its file, null for none, undefined when it stays as it is */
export const salvaImmagineScelta = async (ctx: OperationContext, scelta: FileControllato | null | undefined) =>
  scelta ? salvaFile(ctx, scelta) : scelta
