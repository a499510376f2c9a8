import { type Agent, request } from 'node:http'

/**
 * One GraphQL call as a program or a page makes it: over a connection that is kept, a document of its own.
 * @param identity headers that say who asks: a token, or the cookies of a session
 * @throws when the connection breaks, or the answer is no JSON
 */
export function postGraphql<Answer>(
  port: number,
  agent: Agent,
  identity: Readonly<Record<string, string>>,
  body: object,
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ...identity }
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/graphql', headers, agent }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () => {
        try {
          resolve(JSON.parse(text) as Answer)
        } catch (error) {
          reject(error)
        }
      })
    })
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}

/** Who asks by a token. */
export const byToken = (token: string) => ({ Authorization: `Bearer ${token}` })
