import { assertPortFree } from '../port.ts'
import { errorWords, type Finding, failed, ok } from './finding.ts'

/** Whether the server can listen, or listens already. */
export async function checkPort(port: number, host: string): Promise<Finding> {
  const what = 'Porta'
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return failed(what, 'PORT non è una porta', 'indicare un numero da 1 a 65535')
  }
  try {
    await assertPortFree(port, host)
    return ok(what, `${port} libera`)
  } catch (error) {
    if (await isOurs(port, host)) return ok(what, `sulla ${port} risponde già il programma`)
    return failed(what, errorWords(error), `fermare quel programma, o indicare un'altra porta con PORT`)
  }
}

async function isOurs(port: number, host: string): Promise<boolean> {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  try {
    const response = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(3_000) })
    return ((await response.json()) as { stato?: string }).stato === 'ok'
  } catch {
    return false
  }
}
