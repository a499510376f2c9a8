import type { Db, Tx } from '../db/prisma.ts'
import type { Storage } from '../storage/storage.ts'
import { readSettings } from './read.ts'
import type { Marchio, ProductSettings, SettingsOf } from './rules.ts'

/** What the company's paper is made of: documents and mails have the same. */
export interface Paper extends Pick<ProductSettings, 'azienda' | 'colore' | 'sito'> {
  /** The mark as a `data:` URL, '' for none. */
  immagineMarchio: string
}

interface Stores {
  db: Db | Tx
  storage: Pick<Storage, 'read'>
}

/** Where a page finds the mark. */
export const markPath = ({ chiave, nome }: Marchio): string => `/files/${chiave}/${encodeURIComponent(nome)}`

/** Bytes of the mark; null for none. A lost file leaves the paper with the name alone. */
export async function readMark({ storage }: Pick<Stores, 'storage'>, marchio: Marchio | null): Promise<Buffer | null> {
  return marchio && storage.read(marchio.chiave).catch(() => null)
}

/** The settings with what the paper of documents has: `readSettings` for whoever prints. */
export async function readPaper<Area extends object = object>(
  { db, storage }: Stores,
  area?: SettingsOf<Area>,
): Promise<ProductSettings & Area & Paper> {
  const settings = await readSettings(db, area)
  const bytes = await readMark({ storage }, settings.marchio)
  return { ...settings, immagineMarchio: bytes ? `data:image/png;base64,${bytes.toString('base64')}` : '' }
}
