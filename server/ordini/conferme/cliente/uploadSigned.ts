import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { checkFile, refuseSvgWithScript } from '#platform/files/files.ts'
import { saveFile } from '#platform/files/save.ts'
import { openLink } from '#platform/identity/visitorLinks.ts'
import { checkInPerson, inTransaction } from '#platform/operation.ts'
import { readCustomerPage } from './page.ts'
import { ALREADY_SIGNED } from './rules.ts'
import { storeSigned } from './signed.ts'

/**
 * The quote that a customer signed by hand and sends back; the caller has counted the call.
 * @throws UserErrors on `file` when it is no document, and when it is signed already; Refusal NOT_FOUND, FORBIDDEN for a token
 */
export async function uploadSigned(ctx: Context, token: string, upload: { nome: string; bytes: Uint8Array }) {
  checkInPerson(ctx)
  const link = await openLink(ctx, token)
  const { firmato } = await readCustomerPage(ctx.services.db, link)
  if (firmato) throw UserErrors.of(null, ALREADY_SIGNED, 'CONFLICT')
  const file = await checkFile(ctx.services.examiner, upload, 'documento', 'file')
  refuseSvgWithScript(file, 'file')
  await inTransaction(ctx, async (writing) => {
    const fileId = await saveFile({ ...writing, viewer: null }, file)
    await storeSigned(writing, link, { fileId, nomeFile: file.nome, tipo: 'CARICATA', chi: '' })
  })
}
