import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** What stands between the product and its database in a test. */
export interface DatabaseProxy {
  /** The database's address, through the proxy. */
  url: string
  /** The database goes away: open connections break, new ones are refused. */
  cut(): Promise<void>
  /** It is there again. */
  restore(): Promise<void>
  close(): Promise<void>
}

/** A way to a database that can be cut. @param databaseUrl with a host and a port */
export async function createDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let server: Server | undefined

  function pass(client: Socket): void {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }

  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      const listening = createServer(pass).on('error', reject)
      listening.listen(port, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port))
      server = listening
    })

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server?.close(resolve))
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }

  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut,
    restore: async () => void (await listen(port)),
    close: async () => {
      if (server?.listening) await cut()
    },
  }
}
