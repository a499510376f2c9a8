import type { InferType } from 'yup'
import type { Context } from '../context.ts'
import type { OperationContext } from '../operation.ts'
import { type CheckedFile, checkFile, refuseSvgWithScript } from './files.ts'
import type { imageSchema } from './rules.ts'
import { saveFile } from './save.ts'

/**
 * The picture that a change leaves an object with, read and checked.
 * @returns null for none, undefined when it stays as it is
 * @param field what the input calls it
 * @throws UserErrors on `campo` when it is no picture
 */
export async function chosenImage(
  { services }: Context,
  { immagine, removeImmagine }: InferType<typeof imageSchema>,
  field = 'immagine',
): Promise<CheckedFile | null | undefined> {
  if (!immagine) return removeImmagine ? null : undefined
  const upload = { nome: immagine.nome, bytes: Buffer.from(immagine.base64, 'base64') }
  const file = await checkFile(services.examiner, upload, 'immagine', field)
  refuseSvgWithScript(file, field)
  return file
}

/** Stores the chosen picture. @returns number of its file, null for none, undefined when it stays as it is */
export const saveChosenImage = async (ctx: OperationContext, choice: CheckedFile | null | undefined) =>
  choice ? saveFile(ctx, choice) : choice
