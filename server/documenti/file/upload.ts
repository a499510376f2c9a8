import type { Context } from '../../platform/context.ts'
import { type CheckedFile, checkFile, refuseSvgWithScript } from '../../platform/files/files.ts'
import { renamedFile, safeFileName } from '../../platform/files/name.ts'

/**
 * Reads and judges the bytes of an upload, before the transaction that stores them begins.
 * @param name name to keep it under, with the extension of the file's own; its own when empty
 * @throws UserErrors on `file` when it is empty, too large, not of an accepted kind or not what it says
 */
export async function checkUpload(
  { services }: Context,
  name: string,
  file: { nome: string; base64: string },
): Promise<CheckedFile> {
  const upload = { nome: file.nome, bytes: Buffer.from(file.base64, 'base64') }
  const checked = await checkFile(services.examiner, upload, 'archivio', 'file')
  refuseSvgWithScript(checked, 'file')
  return { ...checked, nome: safeFileName(renamedFile(file.nome, name)) }
}
