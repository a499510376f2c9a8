import { randomBytes } from 'node:crypto'
import { checkStorage } from '#platform/storage/check.ts'
import { openStorage } from '#platform/storage/open.ts'
import type { S3Settings } from '#platform/storage/s3.ts'
import { errorWords, type Finding, failed, ok } from './finding.ts'

/** Whether the bucket lets us list, write, read and remove; leaves nothing in it. */
export async function checkBucket(s3: S3Settings): Promise<Finding> {
  const what = 'Deposito dei file'
  const storage = openStorage({ dataDir: '', s3 })
  const remedy = 'controllare S3_BUCKET, S3_ENDPOINT, S3_REGION e i diritti delle credenziali'
  try {
    if (!(await checkStorage(storage))) return failed(what, `${s3.bucket} non risponde`, remedy)
    const bytes = randomBytes(64)
    const key = await storage.put(bytes)
    try {
      if (!(await storage.read(key)).equals(bytes)) return failed(what, 'rende altro da ciò che ha ricevuto', remedy)
    } finally {
      await storage.remove(key)
    }
    return ok(what, `${s3.bucket}: si elenca, scrive, legge e cancella`)
  } catch (error) {
    return failed(what, errorWords(error), remedy)
  }
}
