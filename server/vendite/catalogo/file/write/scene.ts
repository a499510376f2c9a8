import { UserErrors } from '../../../../platform/errors.ts'
import { formatoDi } from '../../../../platform/files/formats.ts'
import type { PackPicture } from '../../../../platform/files/pack/layout.ts'
import { extensionOf } from '../../../../platform/files/rules.ts'
import { saveFile } from '../../../../platform/files/save.ts'
import type { OperationContext } from '../../../../platform/operation.ts'
import type { ImmagineInFile } from '../document/rules.ts'
import type { VocePiano } from '../plan.ts'

/** What the parts of a catalogue are written with. */
export interface CatalogoWriting {
  ctx: OperationContext
  /** Number of the stored picture; it is stored by this when it comes with the file. */
  fileOf(immagine: ImmagineInFile): Promise<number>
}

/** Stores the pictures that are wanted, each once, for visitors to see. */
export function pictureStore(ctx: OperationContext, pictures: readonly PackPicture[]): CatalogoWriting['fileOf'] {
  const nuove = new Map(pictures.map((picture) => [picture.chiave, picture]))
  const salvate = new Map<string, number>()

  async function salva({ chiave, nome }: ImmagineInFile): Promise<number> {
    const bytes = Buffer.from(nuove.get(chiave)?.base64 ?? '', 'base64')
    if (bytes.length === 0) return (await ctx.tx.storedFile.findUniqueOrThrow({ where: { chiave } })).id
    const mime = formatoDi(extensionOf(nome))?.mime
    if (!mime) throw UserErrors.of(null, `${nome}: Tipo di file non ammesso.`, 'BAD_FILE')
    // The reader of the pack has judged it.
    const id = await saveFile(ctx, { nome, mime, dimensione: bytes.length, bytes })
    await ctx.tx.storedFile.update({ where: { id }, data: { pubblico: true } })
    return id
  }

  return async (immagine) => {
    const id = salvate.get(immagine.chiave) ?? (await salva(immagine))
    salvate.set(immagine.chiave, id)
    return id
  }
}

/** Name → number, of the things of a part. */
export const numeriPerNome = (righe: readonly { id: number; nome: string }[]): ReadonlyMap<string, number> =>
  new Map(righe.map(({ id, nome }) => [nome, id]))

/** The number behind a name that the plan knows to be there. */
export function numeroDi(numeri: ReadonlyMap<string, number>, nome: string): number {
  const numero = numeri.get(nome)
  if (numero === undefined) throw new Error(`Not in the catalogue: ${nome}`)
  return numero
}

/** What is written of a part: each new or changed thing, with its history. */
export async function writeVoci<Voce extends { nome: string }>(
  { ctx }: CatalogoWriting,
  oggetto: string,
  voci: readonly VocePiano<Voce>[],
  righe: readonly { id: number; nome: string }[],
  scrivi: (dopo: Voce, id: number | null, prima: Voce | null) => Promise<{ id: number }>,
): Promise<void> {
  const numeri = numeriPerNome(righe)
  for (const { azione, prima, dopo, campi } of voci) {
    if (azione === 'UGUALE' || dopo === null) continue
    const { id } = await scrivi(dopo, prima && numeroDi(numeri, prima.nome), prima)
    if (!prima) await ctx.audit({ oggetto, oggettoPk: id, azione: 'crea', dopo: dopo.nome })
    else {
      await ctx.audit(
        ...campi.map(({ campo, etichetta, prima: era, dopo: adesso }) => {
          const nome = campo === 'opzioni' ? `${etichetta}: ` : ''
          return {
            oggetto,
            oggettoPk: id,
            azione: 'modifica',
            campo,
            prima: era === null ? null : `${nome}${era}`,
            dopo: adesso === null ? null : `${nome}${adesso}`,
          }
        }),
      )
    }
  }
}
