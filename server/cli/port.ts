import { createServer } from 'node:net'

/** Nobody can listen there, another program does already; the message (Italian) says what to do. */
export class PortInUse extends Error {}

/**
 * Looks before the long steps whether the server will be able to listen.
 * @throws PortInUse
 */
export function assertPortFree(port: number, host = process.env.HOST || '0.0.0.0'): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new PortInUse(
            `La porta ${port} è già usata da un altro programma: indicarne un'altra, ad esempio PORT=${port + 1} npm start`,
          ),
        )
      } else if (error.code === 'EACCES') {
        reject(
          new PortInUse(`La porta ${port} richiede i permessi di amministratore: indicarne una da 1024 in su con PORT`),
        )
      } else if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')) {
        reject(
          new PortInUse(
            `HOST=${host} non è un indirizzo di questa macchina: usarne uno suo, 127.0.0.1 per lei sola o 0.0.0.0 per tutti`,
          ),
        )
      } else reject(error)
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** A port that nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
