import type { S3Client } from '@aws-sdk/client-s3'
import { Refusal } from '../errors.ts'
import { assertKey, isKey, keyOf, type Storage, type Stored } from './storage.ts'

/** A bucket; the credentials are found where the SDK looks for them (AWS_ACCESS_KEY_ID …, or the machine's own role). */
export interface S3Settings {
  bucket: string
  /** Of a store that is not Amazon's, e.g. `https://minio.example:9000`; its buckets are part of the path. */
  endpoint: string | undefined
  region: string
}

interface Patience {
  /** For an answer, all tries together; milliseconds. */
  call: number
  /** When the bytes of a file go or come with it. Shorter than a transaction may take: 20 seconds. */
  transfer: number
}

/** Of one request. A try may take half the time of all: a connection that died unnoticed must not cost the call. */
interface Limits {
  abortSignal: AbortSignal
  requestTimeout: number
}

const PATIENCE: Patience = { call: 5_000, transfer: 15_000 }
/** A download may stand still so long, when its reader is slow. */
const IDLE_MS = 60_000
const DOWN = "L'archivio dei file non risponde, riprovare fra poco."

/**
 * Storage in a bucket of an S3-compatible store: the object's name is the key. A single request writes an object whole
 * or not at all, so nothing is left by a crash. The SDK (some 20 MB) is loaded by the first call.
 * @param options.onDown hears why the store was found unavailable
 * @param options.page how many objects a page of the list has, the store's own number when missing
 */
export function createS3Storage(
  settings: S3Settings,
  options: { onDown?: (error: unknown) => void; patience?: Patience; page?: number } = {},
): Storage {
  const { bucket: Bucket } = settings
  const { onDown = () => {}, patience = PATIENCE, page: MaxKeys } = options
  let loaded: ReturnType<typeof load> | undefined
  const sdk = () => (loaded ??= load(settings))

  /**
   * Runs a call with a deadline, its tries and what `work` reads of the answer included.
   * @returns null when the object is not there
   * @throws Refusal UNAVAILABLE when the store cannot be reached or is out of order
   */
  async function ask<T>(
    deadline: number,
    work: (client: S3Client, s3: typeof import('@aws-sdk/client-s3'), limits: Limits) => Promise<T>,
  ): Promise<T | null> {
    const { client, s3 } = await sdk()
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(), deadline)
    try {
      return await work(client, s3, { abortSignal: abort.signal, requestTimeout: deadline / 2 })
    } catch (error) {
      const kind = kindOf(error)
      if (kind === 'missing') return null
      if (kind === 'ours') throw error
      onDown(error)
      throw new Refusal('UNAVAILABLE', DOWN)
    } finally {
      clearTimeout(timer)
    }
  }

  const head = (Key: string) =>
    ask(patience.call, (client, s3, limits) => client.send(new s3.HeadObjectCommand({ Bucket, Key }), limits))

  async function put(bytes: Uint8Array): Promise<string> {
    const Key = keyOf(bytes)
    // Written also when it is there: that is what makes it stored now, and no clean-up can come between.
    const done = await ask(patience.transfer, (client, s3, limits) =>
      client.send(new s3.PutObjectCommand({ Bucket, Key, Body: bytes }), limits),
    )
    if (!done) throw new Error(`Bucket ${Bucket} not found`)
    return Key
  }

  async function read(Key: string): Promise<Buffer> {
    assertKey(Key)
    const bytes = await ask(patience.transfer, async (client, s3, limits) => {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }), limits)
      return await Body?.transformToByteArray()
    })
    if (!bytes) throw new Refusal('NOT_FOUND')
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  async function stream(Key: string): Promise<ReadableStream<Uint8Array>> {
    assertKey(Key)
    const answer = await ask(patience.call, (client, s3, limits) =>
      client.send(new s3.GetObjectCommand({ Bucket, Key }), limits),
    )
    if (!answer?.Body) throw new Refusal('NOT_FOUND')
    return answer.Body.transformToWebStream() as ReadableStream<Uint8Array>
  }

  async function size(key: string): Promise<number | null> {
    return isKey(key) ? ((await head(key))?.ContentLength ?? null) : null
  }

  async function storedAt(key: string): Promise<Date | null> {
    return isKey(key) ? ((await head(key))?.LastModified ?? null) : null
  }

  async function remove(Key: string): Promise<void> {
    assertKey(Key)
    await ask(patience.call, (client, s3, limits) => client.send(new s3.DeleteObjectCommand({ Bucket, Key }), limits))
  }

  async function* list(): AsyncGenerator<Stored> {
    let ContinuationToken: string | undefined
    do {
      const page = await ask(patience.call, (client, s3, limits) =>
        client.send(new s3.ListObjectsV2Command({ Bucket, MaxKeys, ContinuationToken }), limits),
      )
      if (!page) throw new Error(`Bucket ${Bucket} not found`)
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        if (isKey(Key) && LastModified) yield { chiave: Key, at: LastModified }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  return { put, read, stream, size, remove, storedAt, list, prune: async () => 0 }
}

async function load({ endpoint, region }: S3Settings) {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, socketTimeout: IDLE_MS, throwOnRequestTimeout: true },
    // The signature covers the bytes already; checksums beside it are refused by stores that are not Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, s3 }
}

/** What an error means: no such object, a setting of ours that is wrong, or a store that does not work now. */
function kindOf(error: unknown): 'missing' | 'ours' | 'down' {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode
  if (name === 'NoSuchBucket' || name === 'CredentialsProviderError') return 'ours'
  if (status === 404) return 'missing'
  return status !== undefined && status >= 400 && status < 500 && status !== 429 && status !== 408 ? 'ours' : 'down'
}
