import { object, string } from 'yup'
import { UserErrors } from '../errors.ts'
import { fileSchema } from '../files/rules.ts'
import { salvaFile } from '../files/salva.ts'
import { controllaFile } from '../files.ts'
import { operation } from '../operation.ts'
import { ordinePk, prendiOrdine } from './prendi.ts'

export const SVG_CON_SCRIPT = "L'immagine SVG contiene del codice: non è ammessa."

/** What an SVG may run when it is opened by itself. */
const CODICE_SVG = /<script|<foreignobject|\son[a-z]+\s*=|javascript:/i

/**
 * Attaches a file to an order, under the name it had (spec/001 §2, §5).
 * @throws UserErrors on `allegato` when it is missing, empty, too large, not of an accepted kind or not what it says
 */
export const addAllegatoOrdine = operation({
  nome: 'addAllegatoOrdine',
  permesso: 'updateOrderAllegati',
  schema: object({ ordine: ordinePk, originalName: string().default(''), allegato: fileSchema }),
  async run({ ordine: pk, originalName, allegato }, ctx) {
    const bytes = Buffer.from(allegato.base64, 'base64')
    const file = controllaFile({ nome: originalName || allegato.nome, bytes }, 'documento', 'allegato')
    if (file.mime === 'image/svg+xml' && CODICE_SVG.test(bytes.toString('utf8'))) {
      throw UserErrors.of('allegato', SVG_CON_SCRIPT, 'BAD_CONTENT')
    }
    await prendiOrdine(ctx, pk)
    const fileId = await salvaFile(ctx, file)
    const { id } = await ctx.tx.allegatoOrdine.create({
      data: { ordineId: pk, fileId, originalName: file.nome, creatoDaId: ctx.viewer?.id },
    })
    await ctx.audit({
      oggetto: 'Ordine',
      oggettoPk: pk,
      azione: 'aggiungeAllegato',
      campo: 'allegati',
      dopo: file.nome,
    })
    await ctx.emit('ordine', { pk })
    return { pk: id, ordine: pk }
  },
})
