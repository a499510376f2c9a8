import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'

/** A message that arrived and was signed as it should. */
export interface Arrived {
  id: string
  at: number
  body: { type: string; timestamp: string; data: { topic: string; pk: number | null; eliminato: boolean } }
  taken: boolean
}

/** A program that is told: it may fail, die and come back. */
export interface Receiver {
  url: string
  arrived: Arrived[]
  /** Messages whose signature was not right. */
  forged: number
  /** What it answers; 200 unless told. */
  answer: (id: string) => number
  die(): Promise<void>
  revive(): Promise<void>
  close(): Promise<void>
}

/** @param secret of the webhook, asked at each message */
export async function openReceiver(secret: () => string): Promise<Receiver> {
  let server: Server | undefined
  let port = 0
  const receiver: Receiver = {
    url: '',
    arrived: [],
    forged: 0,
    answer: () => 200,
    async die() {
      const dying = server
      server = undefined
      dying?.closeAllConnections()
      await new Promise((resolve) => (dying ? dying.close(resolve) : resolve(undefined)))
    },
    async revive() {
      const next = createServer((request, response) => {
        const parts: Buffer[] = []
        request.on('data', (part: Buffer) => parts.push(part))
        request.on('end', () => {
          const text = Buffer.concat(parts).toString()
          const id = String(request.headers['webhook-id'])
          try {
            new Verifier(secret()).verify(text, request.headers as Record<string, string>)
          } catch {
            receiver.forged++
          }
          const status = receiver.answer(id)
          receiver.arrived.push({ id, at: Date.now(), body: JSON.parse(text), taken: status < 300 })
          response.writeHead(status, status === 503 ? { 'retry-after': '0' } : {}).end()
        })
      })
      await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve))
      port = (next.address() as AddressInfo).port
      receiver.url = `http://127.0.0.1:${port}/eventi`
      server = next
    },
    close: () => receiver.die(),
  }
  await receiver.revive()
  return receiver
}
