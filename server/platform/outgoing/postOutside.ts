import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { OutsideFault, type OutsideRules, resolveOutside } from './resolve.ts'

interface Message {
  url: string
  headers: Record<string, string>
  body: string
  /** Milliseconds, all included. */
  timeout: number
  /** Given up from outside. */
  signal?: AbortSignal
}

/** What was answered: the body is nobody's business. */
interface OutsideAnswer {
  status: number
  /** Seconds that the receiver asks to wait. */
  retryAfter: number | null
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'La connessione è stata rifiutata.',
  ECONNRESET: 'La connessione è stata interrotta.',
  ETIMEDOUT: 'Nessuna risposta in tempo.',
  EHOSTUNREACH: 'L’indirizzo non è raggiungibile.',
  ENETUNREACH: 'L’indirizzo non è raggiungibile.',
  EPIPE: 'La connessione è stata interrotta.',
}

function faultOf(error: NodeJS.ErrnoException, { timeout }: Message): OutsideFault {
  if (error instanceof OutsideFault) return error
  if (error.name === 'TimeoutError') return new OutsideFault(`Nessuna risposta in ${timeout / 1000} secondi.`)
  const isTls = /CERT|SSL|TLS|SIGNATURE|ISSUER/.test(error.code ?? '')
  const reason = isTls ? `Il certificato non è valido (${error.code}).` : REASONS[error.code ?? '']
  return new OutsideFault(reason ?? `Non si è potuto inviare: ${error.message.slice(0, 200)}`, { cause: error })
}

const secondsOf = (header: string | undefined) => (header && /^\d{1,6}$/.test(header) ? Number(header) : null)

/**
 * Posts to a program outside: to the address that was judged and to no other, following no redirection, reading nothing
 * of the answer but its status.
 * @throws OutsideFault when it cannot be reached, may not be, or does not answer in time
 */
export async function postOutside(message: Message, rules: OutsideRules): Promise<OutsideAnswer> {
  const deadline = AbortSignal.timeout(message.timeout)
  const signal = message.signal ? AbortSignal.any([deadline, message.signal]) : deadline
  try {
    const { url, place } = await resolveOutside(message.url, rules)
    const pinned: LookupFunction = (_name, options, done) =>
      options.all ? done(null, [place]) : done(null, place.address, place.family)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const headers = { ...message.headers, 'Content-Length': String(Buffer.byteLength(message.body)) }
    return await new Promise<OutsideAnswer>((resolve, reject) => {
      const sent = request(url, { method: 'POST', headers, lookup: pinned, agent: false, signal }, (answer) => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: secondsOf(answer.headers['retry-after']) })
        answer.destroy()
      })
      sent.on('error', reject)
      sent.end(message.body)
    })
  } catch (error) {
    throw faultOf(deadline.aborted ? deadline.reason : (error as Error), message)
  }
}
