import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../s3.ts'

const KEY_ID = 'TEST-KEY'
const PAGE = 1000

interface StoredObject {
  bytes: Buffer
  modified: Date
}

/** What an S3-compatible store answers to the calls that we make, on this machine; ends with `stop`. */
export async function startS3(): Promise<S3Settings & { stop(): Promise<void> }> {
  process.env.AWS_ACCESS_KEY_ID = KEY_ID
  process.env.AWS_SECRET_ACCESS_KEY = 'TEST-SECRET'
  const bucket = 'prova'
  const objects = new Map<string, StoredObject>()
  const server = createServer((request, response) => {
    answer(bucket, objects, request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    bucket,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-south-1',
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  bucket: string,
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://s3')
  const [, name = '', key = ''] = url.pathname.split('/')
  const bytes = await buffer(request)
  const refuse = (status: number, code: string) => {
    const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(request.method === 'HEAD' ? undefined : text)
  }
  const signed = request.headers.authorization?.includes(`Credential=${KEY_ID}/`)
  if (!signed) return refuse(403, 'AccessDenied')
  const hash = createHash('sha256').update(bytes).digest('hex')
  // Over HTTP the signature covers the bytes: a store refuses others.
  if (request.headers['x-amz-content-sha256'] !== hash) return refuse(400, 'XAmzContentSHA256Mismatch')
  if (name !== bucket) return refuse(404, 'NoSuchBucket')
  if (!key) {
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(listOf(objects, url.searchParams))
    return
  }
  if (request.method === 'PUT') {
    objects.set(key, { bytes, modified: new Date() })
    response.writeHead(200, { ETag: `"${hash}"` }).end()
    return
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
    return
  }
  const found = objects.get(key)
  if (!found) return refuse(404, 'NoSuchKey')
  response.writeHead(200, { 'Content-Length': found.bytes.length, 'Last-Modified': found.modified.toUTCString() })
  response.end(request.method === 'HEAD' ? undefined : found.bytes)
}

/** A page of the keys in their order; its token is the last key of the page before. */
function listOf(objects: ReadonlyMap<string, StoredObject>, params: URLSearchParams): string {
  const size = Number(params.get('max-keys') ?? PAGE)
  const after = params.get('continuation-token') ?? ''
  const left = [...objects.keys()].sort().filter((key) => key > after)
  const page = left.slice(0, size)
  const contents = page.map((key) => {
    // S3 tells whole seconds.
    const modified = `${objects.get(key)?.modified.toISOString().slice(0, 19)}.000Z`
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`
  })
  const next = left.length > size ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`
}
