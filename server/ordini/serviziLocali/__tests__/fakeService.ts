import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local service for a test: what it answers is up to `risponde`, which may also be changed on the way. */
export interface FakeService {
  url: string
  risponde: (request: IncomingMessage, response: ServerResponse) => void
  /** Method and path of what it was asked. */
  domande: string[]
  close(): Promise<void>
}

/** Starts one on a free port. */
export async function fakeService(): Promise<FakeService> {
  const server = createServer((request, response) => {
    fake.domande.push(`${request.method} ${request.url}`)
    fake.risponde(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    risponde: (_request, response) => response.writeHead(404).end(),
    domande: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return fake
}

/** Answers JSON, or anything under another type. */
export const says =
  (body: unknown, tipo = 'application/json', stato = 200): FakeService['risponde'] =>
  (_request, response) => {
    response.writeHead(stato, { 'Content-Type': tipo })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
