import { UserErrors } from '../../errors.ts'
import type { Examiner } from '../examiner/examiner.ts'
import { extensionOf } from '../rules.ts'
import { PACK_MAX_BYTES, type PackHead, type PackLayout, type PackPicture, type Verdict } from './layout.ts'

/** A pack as it was read in a process of its own. */
export interface OpenPack {
  text: string
  pictures: PackPicture[]
}

const TOO_HEAVY = 'Il file è danneggiato, o troppo grande per essere letto.'

const REFUSED: Readonly<Record<Exclude<Verdict, 'sound'>, (name: string) => string>> = {
  huge: () => TOO_HEAVY,
  code: () => "L'immagine SVG contiene del codice: non è ammessa.",
  unsound: (name) => `Il contenuto non è quello di un'immagine .${extensionOf(name) || '?'}, o il file è corrotto.`,
}

/** The refusal of a pack, in words that name the file. */
export const refusedPack = (name: string, reason: string): UserErrors =>
  UserErrors.of(null, `${name}: ${reason}`, 'BAD_FILE')

/**
 * Opens a pack: names, sizes and pictures are judged before anything is made of them.
 * @param bytes whether the bytes of the pictures are wanted too
 * @throws UserErrors that name the file, and the picture; Refusal UNAVAILABLE when too many files are being read
 */
export async function openPack(
  examiner: Examiner,
  file: { nome: string; bytes: Buffer },
  layout: PackLayout,
  bytes: boolean,
): Promise<OpenPack> {
  const { nome } = file
  if (file.bytes.length === 0) throw refusedPack(nome, 'Il file inviato è vuoto.')
  if (file.bytes.length > PACK_MAX_BYTES) throw refusedPack(nome, `Il file supera ${PACK_MAX_BYTES / 1024 / 1024} MB.`)
  const answer = await examiner.examine('pack', { ...layout, bytes }, file.bytes)
  const [head, ...pictures] = (answer ?? []) as [PackHead?, ...PackPicture[]]
  if (!head) throw refusedPack(nome, TOO_HEAVY)
  if (head.motivo !== null) throw refusedPack(nome, head.motivo)
  const faults = pictures.flatMap(({ name, verdict }) =>
    verdict === 'sound'
      ? []
      : [{ code: 'BAD_FILE', field: null, message: `${nome}: ${name}: ${REFUSED[verdict](name)}` }],
  )
  if (faults.length > 0) throw new UserErrors(faults.slice(0, 50))
  return { text: head.text, pictures }
}
