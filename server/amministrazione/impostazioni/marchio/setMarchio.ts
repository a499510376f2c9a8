import { number, object } from 'yup'
import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { checkFile, refuseSvgWithScript } from '#platform/files/files.ts'
import { extensionOf, imageSchema } from '#platform/files/rules.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { saveImpostazione } from '../updateImpostazione.ts'
import {
  MARK_BLANK,
  MARK_EXTENSIONS,
  MARK_KIND,
  MARK_MIN,
  MARK_TOO_LARGE,
  MARK_TOO_SMALL,
  MARK_WITH_TEXT,
} from './rules.ts'

const NO_PICTURE = "Invia un'immagine valida. Il file che hai inviato non era un'immagine o era corrotto."

interface Upload {
  nome: string
  bytes: Buffer
}

/** Letters of a drawing are drawn with the letters that this machine has, most often none. */
const hasText = (bytes: Buffer) => /<text[\s>]/i.test(bytes.toString('utf8'))

/**
 * The mark drawn anew from an upload.
 * @throws UserErrors on `immagine` when it is none, runs something, has letters that would be lost, shows nothing, is too small or too large
 */
async function drawMark({ examiner }: Context['services'], upload: Upload) {
  const extension = extensionOf(upload.nome)
  if (!MARK_EXTENSIONS.includes(extension)) throw UserErrors.of('immagine', MARK_KIND, 'BAD_TYPE')
  const checked = await checkFile(examiner, upload, 'immagine', 'immagine')
  refuseSvgWithScript(checked, 'immagine')
  if (extension === 'svg' && hasText(upload.bytes)) throw UserErrors.of('immagine', MARK_WITH_TEXT, 'BAD_CONTENT')
  const [drawn] = (await examiner.examine('mark', {}, upload.bytes)) ?? []
  if (!drawn) throw UserErrors.of('immagine', NO_PICTURE, 'BAD_CONTENT')
  if ('fault' in drawn) {
    throw UserErrors.of('immagine', drawn.fault === 'blank' ? MARK_BLANK : MARK_TOO_LARGE, 'BAD_CONTENT')
  }
  if (Math.max(drawn.larghezza, drawn.altezza) < MARK_MIN) throw UserErrors.of('immagine', MARK_TOO_SMALL)
  const bytes = Buffer.from(drawn.png, 'base64')
  return { larghezza: drawn.larghezza, altezza: drawn.altezza, bytes }
}

/**
 * Sets the company's mark, or takes it away. Whatever was sent is drawn anew as a small PNG.
 * @throws UserErrors on `immagine` when it cannot be taken; Refusal CONFLICT when it was changed meanwhile
 */
export const setMarchio = freeOperation({
  nome: 'setMarchio',
  permesso: 'adminImpostazioni',
  schema: imageSchema.concat(object({ versione: number().integer().min(0).required(REQUIRED_FIELD) })),
  async run({ immagine, removeImmagine, versione }, ctx) {
    if (!immagine && !removeImmagine) throw UserErrors.of('immagine', 'Non è stato inviato alcun file.', 'REQUIRED')
    const upload = immagine && { nome: immagine.nome, bytes: Buffer.from(immagine.base64, 'base64') }
    const drawn = upload && (await drawMark(ctx.services, upload))
    return inTransaction(ctx, async (op) => {
      let valore = null
      if (drawn) {
        const { bytes, larghezza, altezza } = drawn
        const file = { nome: 'marchio.png', mime: 'image/png', dimensione: bytes.length, bytes }
        const id = await saveFile(op, file)
        // Everybody sees it: browsers may keep it.
        const { chiave, nome } = await op.tx.storedFile.update({ where: { id }, data: { pubblico: true } })
        valore = { chiave, nome, larghezza, altezza }
      }
      await saveImpostazione({ chiave: 'marchio', valore, versione }, 'setMarchio', op)
      return { chiave: 'marchio' }
    })
  },
})
