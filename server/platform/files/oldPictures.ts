import type { Services } from '../context.ts'
import { Lru } from '../db/sql/lru.ts'
import { Refusal } from '../errors.ts'
import { DRAWN, type ServedFile } from './files.ts'
import { saveThumbnail } from './save.ts'

/** Smaller pictures are as good as a small one; bytes. */
const WORTH_FROM = 30_000
/** How many pictures are remembered that have, or are being given, a small one. */
const REMEMBERED = 1_000

const asked = new Lru<Promise<ServedFile | null>>(REMEMBERED)

/**
 * A small one of a picture from before there were any, made when it is first asked for.
 * @returns null where the picture itself is to be shown: it is small, cannot be drawn, or others are being drawn
 */
export async function smallOf(
  { db, storage, examiner }: Pick<Services, 'db' | 'storage' | 'examiner'>,
  file: ServedFile,
): Promise<ServedFile | null> {
  if (!DRAWN.has(file.mime) || file.dimensione < WORTH_FROM) return null
  const make = async () => {
    const [picture] = (await examiner.examine('picture', {}, await storage.read(file.chiave))) ?? []
    if (!picture) return null
    const small = await saveThumbnail({ db, storage }, file, Buffer.from(picture.miniatura, 'base64'))
    return { ...small, pubblico: file.pubblico }
  }
  try {
    return await asked.get(file.chiave, make)
  } catch (error) {
    asked.forget(file.chiave)
    if (error instanceof Refusal) return null
    throw error
  }
}
