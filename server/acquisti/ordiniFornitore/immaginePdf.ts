import type { InferType } from 'yup'
import { chosenImage, saveChosenImage } from '#platform/files/chosenImage.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { ordineFornitoreInputSchema } from './rules.ts'

type Sent = Pick<InferType<typeof ordineFornitoreInputSchema>, 'immaginePdf' | 'removeImmaginePdf'>

/**
 * The picture that a change leaves the print of a supplier order with, checked and stored.
 * @returns number of its file, null for none, undefined when it stays as it is
 * @throws UserErrors on `immaginePdf` when it is no picture
 */
export async function chosenImmaginePdf(
  ctx: OperationContext,
  { immaginePdf: image, removeImmaginePdf: removeImmagine }: Sent,
): Promise<number | null | undefined> {
  return saveChosenImage(ctx, await chosenImage(ctx, { immagine: image, removeImmagine }, 'immaginePdf'))
}
