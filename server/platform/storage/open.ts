import { join } from 'node:path'
import type { Log } from '../log.ts'
import { createFolderStorage } from './folder.ts'
import { createS3Storage, type S3Settings } from './s3.ts'
import type { Storage } from './storage.ts'

/**
 * The store of this installation: a bucket when one is set, else the folder `files` of its data.
 * @param log hears when the bucket does not answer
 */
export function openStorage({ dataDir, s3 }: { dataDir: string; s3?: S3Settings | undefined }, log?: Log): Storage {
  if (!s3) return createFolderStorage({ dir: join(dataDir, 'files') })
  return createS3Storage(s3, { onDown: (error) => log?.warn({ err: error, bucket: s3.bucket }, 'file store') })
}
