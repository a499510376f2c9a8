import { fileSchema } from '#platform/files/rules.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { storedWord } from '#shared/fields/words.ts'
import { checkConfermaFile, lockConferma, refuseIfSent } from './entity.ts'
import { messaggioConfermaSchema } from './rules.ts'

/**
 * Adds a message to a confirmation, by default of the house; what a customer said elsewhere is written as theirs.
 * Nothing of it is required; it takes the files that orders take.
 * @throws UserErrors when the file is of no accepted kind, or the confirmation has left
 */
export const addMessaggioConferma = freeOperation({
  nome: 'addMessaggioConferma',
  permesso: 'confermaOrdini',
  schema: messaggioConfermaSchema.shape({
    confermaPk: idRule(),
    allegato: fileSchema.optional().nullable().default(null),
  }),
  async run({ confermaPk, note, tipoMittente, allegato }, ctx) {
    const file = allegato && (await checkConfermaFile(ctx, allegato, 'allegato', 'archivio'))
    return inTransaction(ctx, async (writing) => {
      refuseIfSent(await lockConferma(writing, confermaPk))
      const { id } = await writing.tx.messaggioConferma.create({
        data: {
          confermaId: confermaPk,
          note,
          tipoMittente: storedWord(tipoMittente ?? 'interno'),
          allegatoId: file ? await saveFile(writing, file) : null,
          originalName: file?.nome ?? '',
          userId: ctx.viewer?.id ?? null,
        },
      })
      await writing.audit({
        oggetto: 'ConfermaOrdine',
        oggettoPk: confermaPk,
        azione: 'messaggio',
        dopo: note || file?.nome || '',
      })
      await writing.emit('confermaOrdine', { pk: confermaPk })
      return { pk: id, conferma: confermaPk }
    })
  },
})
