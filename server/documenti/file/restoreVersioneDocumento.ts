import { identitySchema } from '#platform/db/entity/entity.ts'
import { UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idRule, unknownPkMessage } from '#shared/fields/fields.ts'
import { documentoEntity } from './entity.ts'
import { putVersion } from './replaceDocumentoCartella.ts'

/**
 * Makes an earlier version of a file the one that is there, under the same title and permalink; what it was is kept as
 * an earlier version, and the one that was restored stays among them.
 * @throws UserErrors on `precedente` when the file has no such version; Refusal NOT_FOUND
 */
export const restoreVersioneDocumento = operation({
  nome: 'restoreVersioneDocumento',
  permesso: 'adminApp',
  schema: identitySchema.shape({ precedentePk: idRule() }),
  async run({ pk, precedentePk }, ctx) {
    const row = await documentoEntity.take(ctx, pk)
    const where = { id: precedentePk, documentoId: pk }
    const version = await ctx.tx.versioneDocumento.findFirst({ where, select: { fileId: true, nome: true } })
    if (!version) throw UserErrors.of('precedentePk', unknownPkMessage(precedentePk))
    return putVersion(ctx, row, version, 'ripristinaVersione')
  },
})
