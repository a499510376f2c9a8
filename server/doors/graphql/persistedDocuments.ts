import { existsSync, readFileSync } from 'node:fs'
import { type DocumentNode, GraphQLError, parse, validate } from 'graphql'
import { schema } from '#server/schema.ts'

const FILE = new URL('../../../web/__generated__/persisted.json', import.meta.url)

/** A document of the browser: known by the hash that relay-compiler gave it. */
export interface PersistedDocument {
  text: string
  document: DocumentNode
}

/**
 * Loads the persisted documents, parsed and validated once.
 * @throws Error naming the documents that the schema no longer answers: the server must not start with them
 */
export function loadPersisted(): Map<string, PersistedDocument> {
  const texts: Record<string, string> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const documents = new Map<string, PersistedDocument>()
  for (const [id, text] of Object.entries(texts)) {
    const document = parse(text)
    const errors = validate(schema, document)
    if (errors.length > 0) {
      throw new Error(`Documento persistito non valido (npm run gen): ${errors[0]?.message}\n${text.slice(0, 200)}`)
    }
    documents.set(id, { text, document })
  }
  return documents
}

/** The refusal of a document that is not one of ours. */
export function unknownDocument(): GraphQLError {
  return new GraphQLError('Documento sconosciuto: ricarica la pagina.', {
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', http: { status: 400 } },
  })
}

/** The refusal of free documents to whoever has no token. */
export function persistedOnly(): GraphQLError {
  return new GraphQLError(
    'Da un browser si accettano solo i documenti persistiti; per documenti liberi serve un token.',
    {
      extensions: { code: 'PERSISTED_ONLY', http: { status: 400 } },
    },
  )
}
