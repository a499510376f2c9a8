import type { InferType } from 'yup'
import type { Context } from '../../platform/context.ts'
import { type CheckedFile, checkFile, refuseSvgWithScript } from '../../platform/files/files.ts'
import { saveFile } from '../../platform/files/save.ts'
import type { OperationContext } from '../../platform/operation.ts'
import type { immagineSchema } from './rules.ts'

/**
 * The picture that a change leaves a supplier with, read and checked.
 * @returns null for none, undefined when it stays as it is
 * @throws UserErrors on `immagine` when it is no picture
 */
export async function chosenImage(
  { services }: Context,
  { immagine, removeImmagine }: InferType<typeof immagineSchema>,
): Promise<CheckedFile | null | undefined> {
  if (!immagine) return removeImmagine ? null : undefined
  const upload = { nome: immagine.nome, bytes: Buffer.from(immagine.base64, 'base64') }
  const file = await checkFile(services.examiner, upload, 'immagine', 'immagine')
  refuseSvgWithScript(file, 'immagine')
  return file
}

/** Stores the chosen picture. @returns number of its file, null for none, undefined when it stays as it is */
export const salvaImmagineScelta = async (ctx: OperationContext, scelta: CheckedFile | null | undefined) =>
  scelta ? saveFile(ctx, scelta) : scelta
