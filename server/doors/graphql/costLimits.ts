import { type DocumentNode, GraphQLError, type ParseOptions, parse, type Source } from 'graphql'
import type { Context } from '#platform/context.ts'
import { Lru } from '#platform/db/sql/lru.ts'
import { validateDocument } from '#platform/graphql/validation.ts'
import type { GraphqlPlugin } from './asking.ts'
import { DOCUMENT_LIMITS, type Weight, weighDocument } from './limits.ts'

/** Documents of integrators that are kept parsed and validated, with their plans. */
const KEPT = 200
/** A longer one is read anew each time; characters. */
const KEPT_LENGTH = 20_000
const kept = new Lru<DocumentNode>(KEPT)
const validated = new WeakSet<DocumentNode>()

function parseKept(source: string | Source, options?: ParseOptions): DocumentNode {
  const text = typeof source === 'string' ? source : source.body
  const read = () => parse(text, { ...options, maxTokens: DOCUMENT_LIMITS.tokens })
  return text.length > KEPT_LENGTH ? read() : kept.get(text, read)
}

const validateOnce: typeof validateDocument = (schema, document, rules) => {
  if (validated.has(document)) return []
  const errors = validateDocument(schema, document, rules)
  if (errors.length === 0) validated.add(document)
  return errors
}

/** What a token is told beside its data: what its document weighs, and how many calls it has left. */
function limitsOf({ cost, depth }: Weight, { rate }: Context) {
  const weighed = {
    cost: { used: cost, max: DOCUMENT_LIMITS.cost },
    depth: { used: depth, max: DOCUMENT_LIMITS.depth },
  }
  return { limits: { ...weighed, ...(rate ? { requests: rate } : {}) } }
}

/** Holds documents of callers to their limits: so many words, so deep, so dear. Ours are free. */
export function costLimitsPlugin(): GraphqlPlugin {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseKept)
    },
    onValidate({ context, setValidationFn, params: { documentAST } }) {
      if (context.known) return
      setValidationFn(validateOnce)
      return ({ valid, setResult, extendContext }) => {
        if (!valid) return
        const { auth, services } = context.ctx
        const introspection = auth.tipo === 'token' ? auth.introspezione : !services.config.production
        const weight = weighDocument(documentAST, context.params?.variables ?? {}, introspection)
        if (weight instanceof GraphQLError) setResult([weight])
        else extendContext({ weight })
      }
    },
    onExecute({ context: { ctx, weight } }) {
      if (!weight || ctx.auth.tipo !== 'token') return
      return {
        onExecuteDone: ({ result, setResult }) => setResult({ ...result, extensions: limitsOf(weight, ctx) }),
      }
    },
  }
}
