import { object, string } from 'yup'
import { controllaFile } from '../../platform/files/files.ts'
import { fileSchema } from '../../platform/files/rules.ts'
import { salvaFile } from '../../platform/files/salva.ts'
import { rifiutaSvgConCodice } from '../../platform/files/svg.ts'
import { operation } from '../../platform/operation.ts'
import { ordinePk, prendiOrdine } from './prendi.ts'

/**
 * Attaches a file to an order, under the name it had.
 * @throws UserErrors on `allegato` when it is missing, empty, too large, not of an accepted kind or not what it says
 */
export const addAllegatoOrdine = operation({
  nome: 'addAllegatoOrdine',
  permesso: 'updateOrderAllegati',
  schema: object({ ordine: ordinePk, originalName: string().default(''), allegato: fileSchema }),
  async run({ ordine: pk, originalName, allegato }, ctx) {
    const bytes = Buffer.from(allegato.base64, 'base64')
    const file = controllaFile({ nome: originalName || allegato.nome, bytes }, 'documento', 'allegato')
    rifiutaSvgConCodice(file, 'allegato')
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
