import type { Context } from '../../platform/context.ts'
import type { HttpCall } from '../../platform/http/call.ts'
import type { HttpAnswer } from './answer.ts'

/** Whether a browser asks for the page to write documents in: in development, for who is logged in. */
export function wantsGraphiql({ method, url, headers }: HttpCall, { viewer, services }: Context): boolean {
  if (services.config.production || !viewer || method !== 'GET') return false
  // Its own addresses hold the document that is being written.
  return (headers.get('accept') ?? '').includes('text/html') && !new URL(url).searchParams.has('id')
}

/** That page, as Yoga has it. */
export async function graphiqlPage(): Promise<HttpAnswer> {
  const { renderGraphiQL } = await import('graphql-yoga')
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return { status: 200, headers, body: renderGraphiQL({ title: 'GraphiQL' }) }
}
