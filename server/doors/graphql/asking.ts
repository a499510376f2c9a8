import { type DocumentNode, GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '#platform/context.ts'
import type { Weight } from './limits.ts'

/** What a request is to Yoga and to the plugins here, over HTTP and on a websocket. */
export interface Asking {
  ctx: Context
  /** Of the events, before anything is read. */
  position?: string | null
  /** The document, when it is one of ours. */
  known?: { text: string; document: DocumentNode } | undefined
  /** What the document of a caller weighs. */
  weight?: Weight
  /** The variables as they were sent. */
  params?: { variables?: Record<string, unknown> | null | undefined }
}

/** A document that may be run. */
export interface Runnable {
  document: DocumentNode
  /** As they were sent. */
  variableValues?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

export type GraphqlPlugin<Own extends object = object> = Plugin<Asking & Own, Asking & Own>

/** The refusal of a request that is none. */
export function badRequest(message: string, status = 400): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status } } })
}
