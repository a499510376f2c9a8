import { UserErrors } from '#platform/errors.ts'
import { formatOf } from '#platform/files/formats.ts'
import type { PackPicture } from '#platform/files/pack/layout.ts'
import { extensionOf } from '#platform/files/rules.ts'
import { saveFile } from '#platform/files/save.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { PianoItem } from '../plan.ts'
import type { ImageInFile } from '../rules.ts'

/** What the parts of a catalogue are written with. */
export interface CatalogoWriting {
  ctx: OperationContext
  /** Number of the stored picture; it is stored by this when it comes with the file. */
  fileOf(image: ImageInFile): Promise<number>
}

/** Stores the pictures that are wanted, each once, for visitors to see. */
export function pictureStore(ctx: OperationContext, pictures: readonly PackPicture[]): CatalogoWriting['fileOf'] {
  const fresh = new Map(pictures.map((picture) => [picture.chiave, picture]))
  const saved = new Map<string, number>()

  async function save({ chiave, nome }: ImageInFile): Promise<number> {
    const bytes = Buffer.from(fresh.get(chiave)?.base64 ?? '', 'base64')
    if (bytes.length === 0) return (await ctx.tx.storedFile.findUniqueOrThrow({ where: { chiave } })).id
    const mime = formatOf(extensionOf(nome))?.mime
    if (!mime) throw UserErrors.of(null, `${nome}: Tipo di file non ammesso.`, 'BAD_FILE')
    // The reader of the pack has judged it.
    const id = await saveFile(ctx, { nome, mime, dimensione: bytes.length, bytes })
    await ctx.tx.storedFile.update({ where: { id }, data: { pubblico: true } })
    return id
  }

  return async (image) => {
    const id = saved.get(image.chiave) ?? (await save(image))
    saved.set(image.chiave, id)
    return id
  }
}

/** Name → number, of the things of a part. */
export const numeriByName = (righe: readonly { id: number; nome: string }[]): ReadonlyMap<string, number> =>
  new Map(righe.map(({ id, nome }) => [nome, id]))

/** The number behind a name that the plan knows to be there. */
export function numeroByName(numeri: ReadonlyMap<string, number>, name: string): number {
  const numero = numeri.get(name)
  if (numero === undefined) throw new Error(`Not in the catalogue: ${name}`)
  return numero
}

/** What is written of a part: each new or changed thing, with its history. */
export async function writeItems<Item extends { nome: string }>(
  { ctx }: CatalogoWriting,
  oggetto: string,
  items: readonly PianoItem<Item>[],
  righe: readonly { id: number; nome: string }[],
  write: (after: Item, id: number | null, before: Item | null) => Promise<{ id: number }>,
): Promise<void> {
  const numeri = numeriByName(righe)
  for (const { azione, prima, dopo, campi } of items) {
    if (azione === 'UGUALE' || dopo === null) continue
    const { id } = await write(dopo, prima && numeroByName(numeri, prima.nome), prima)
    if (!prima) await ctx.audit({ oggetto, oggettoPk: id, azione: 'crea', dopo: dopo.nome })
    else {
      await ctx.audit(
        ...campi.map(({ campo, etichetta, prima: era, dopo: now }) => {
          const name = campo === 'opzioni' ? `${etichetta}: ` : ''
          return {
            oggetto,
            oggettoPk: id,
            azione: 'modifica',
            campo,
            prima: era === null ? null : `${name}${era}`,
            dopo: now === null ? null : `${name}${now}`,
          }
        }),
      )
    }
  }
}
