import { object } from 'yup'
import { safeFileName } from '#platform/files/name.ts'
import { openPack } from '#platform/files/pack/openPack.ts'
import { fileSchema } from '#platform/files/rules.ts'
import { freeOperation } from '#platform/operation.ts'
import { CATALOGO_LAYOUT } from './rules.ts'

/**
 * Keeps a catalogue file that a preview, then an import, will name by its key.
 * @throws UserErrors when it is no such file, or one of its pictures is not what it says
 */
export const uploadCatalogo = freeOperation({
  nome: 'uploadCatalogo',
  permesso: 'adminCatalogo',
  schema: object({ file: fileSchema }),
  async run({ file }, { services }) {
    const bytes = Buffer.from(file.base64, 'base64')
    const name = safeFileName(file.nome)
    await openPack(services.examiner, { nome: name, bytes }, CATALOGO_LAYOUT, false)
    return { nome: name, chiave: await services.storage.put(bytes) }
  },
})
