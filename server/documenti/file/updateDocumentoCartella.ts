import { updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { cartelleList } from '../cartelle/list.ts'
import { lockTree } from '../cartelle/tree.ts'
import { documentoEntity, takePermalink } from './entity.ts'

/** Changes title, description, permalink and folder of a file: in another folder it is seen by who sees that one. */
export const updateDocumentoCartella = updateOperation({
  nome: 'updateDocumentoCartella',
  entity: documentoEntity,
  async check({ tx, viewer }, { pk, before, after }) {
    await takePermalink(tx, after.permalink, pk)
    if (after.cartellaPk === before.cartellaPk) return
    // The folder must not go into the bin meanwhile.
    await lockTree(tx)
    const where = { id: after.cartellaPk, AND: cartelleList.visible(viewer) }
    if ((await tx.cartella.count({ where })) === 0) {
      throw UserErrors.of('cartellaPk', unknownPkMessage(after.cartellaPk))
    }
  },
})
