import { type GraphQLField, isRequiredArgument } from 'graphql'
import type { Prisma } from '../../../prisma/generated/client.ts'
import { createRest } from '../../../rest-compat/router.ts'
import { schema } from '../../schema.ts'
import type { CallOutcome, Client } from '../client.ts'
import { matrixActions, matrixNodes, matrixQueries } from './calls.ts'
import {
  type Everything,
  everything,
  groupOutcomes,
  howMany,
  readOutcome,
  selectionOf,
  writeOutcome,
} from './outcome.ts'
import { beforeRest, kindOfPath, restBodies, testedElsewhere } from './restCalls.ts'
import { type CallerName, callers, type MatrixScene, type MatrixTarget, type ObjectKind } from './scene.ts'

/** Door → field or route → row tried → outcome → callers. */
export type PermissionMatrix = Record<string, Record<string, Record<string, Record<string, string>>>>

/** Another user's row and a missing one must get the same answer. */
export type MatrixDifference = { dove: string; chi: CallerName; altrui: string; mancante: string }

interface Prova {
  /** One word, for the matrix. */
  esito: string
  /** The whole answer with its numbers taken out, to be compared. */
  intera: string
  /** Whether it may have changed something. */
  cambiato?: boolean
}

type Esegui = (client: Client, pk: number) => Promise<Prova>

const fields = (type: 'Query' | 'Mutation' | 'Subscription') =>
  Object.values((schema.getType(type) as NonNullable<ReturnType<typeof schema.getQueryType>>).getFields())

const senzaNumeri = (value: unknown) =>
  JSON.stringify(value, (key, part) => (key === 'locations' || key === 'requestId' ? undefined : part)).replace(
    /\d+/g,
    'N',
  )

/** Whether what is tried may change something: then callers take turns, and none finds what another has changed. */
type Modo = 'legge' | 'scrive'

/** Tries one thing on every row, as every caller. */
async function prova(
  scena: MatrixScene,
  dove: string,
  tipo: ObjectKind | undefined,
  modo: Modo,
  run: Esegui,
  differenze: MatrixDifference[],
) {
  const perBersaglio: Record<string, Record<string, string>> = {}
  const prove = new Map<string, Prova>()
  const legge = modo === 'legge'
  for (const bersaglio of tipo ? scena.bersagli(tipo) : (['-'] as const)) {
    const tenta = async (chi: CallerName) => {
      const riga = bersaglio as MatrixTarget
      const pk = tipo ? await scena[legge ? 'fisso' : 'daCambiare'](tipo, riga, chi) : 0
      const esito = await run(await scena[legge ? 'lettore' : 'scrittore'](chi), pk)
      prove.set(`${bersaglio} ${chi}`, esito)
      if (!legge && esito.cambiato) scena.cambiato(tipo, riga, chi)
    }
    // What the first gets is the measure for the others.
    for (const chi of legge ? callers.slice(0, 1) : callers) await tenta(chi)
    if (legge) await Promise.all(callers.slice(1).map(tenta))
    perBersaglio[bersaglio] = groupOutcomes(callers.map((chi) => [chi, prove.get(`${bersaglio} ${chi}`)?.esito ?? '']))
  }
  for (const chi of callers) {
    const [suo, mancante] = ['suo', 'mancante'].map((bersaglio) => prove.get(`${bersaglio} ${chi}`))
    for (const bersaglio of ['altrui', 'delSubAgente']) {
      const altrui = prove.get(`${bersaglio} ${chi}`)
      if (!altrui || altrui.esito === suo?.esito || altrui.intera === mancante?.intera) continue
      differenze.push({ dove, chi, altrui: altrui.intera, mancante: mancante?.intera ?? '' })
    }
  }
  return perBersaglio
}

async function letture(scena: MatrixScene, differenze: MatrixDifference[]) {
  const parte: PermissionMatrix[string] = {}
  for (const field of fields('Query')) {
    if (field.name === 'node' || field.name === 'nodes') continue
    const domanda = matrixQueries[field.name] ?? {}
    if (!domanda.args && field.args.some(isRequiredArgument)) throw new Error(`Query.${field.name}: manca in calls.ts`)
    parte[field.name] = await lettura(scena, field.name, field, domanda, differenze)
  }
  for (const { name } of schema.getPossibleTypes(schema.getType('Node') as never)) {
    const tipo = matrixNodes[name]
    if (!tipo) throw new Error(`node(${name}): manca in calls.ts`)
    const type = schema.getType(name) as never
    const id = (pk: number) => Buffer.from(`${name}:${pk}`).toString('base64')
    const scelta = `{ ... on ${name} ${selectionOf(type)} }`
    const ask = (field: string, args: (pk: number) => string) =>
      prova(
        scena,
        `${field} ${name}`,
        tipo,
        'legge',
        read(field, (pk) => `{ ${field}(${args(pk)}) ${scelta} }`),
        differenze,
      )
    parte[`node ${name}`] = await ask('node', (pk) => `id: "${id(pk)}"`)
    parte[`nodes ${name}`] = await ask('nodes', (pk) => `ids: ["${id(pk)}"]`)
  }
  return parte
}

/** Reads with a document; what the first caller, a superuser, gets is the measure of what is withheld from others. */
function read(field: string, documento: (pk: number) => string): Esegui {
  let misura: Everything | undefined
  return async (client, pk) => {
    const esito: CallOutcome<unknown> = await client.graphql(documento(pk))
    misura ??= everything(esito, field)
    return { esito: readOutcome(esito, field, misura), intera: senzaNumeri(esito) }
  }
}

function lettura(
  scena: MatrixScene,
  dove: string,
  field: GraphQLField<unknown, unknown>,
  { tipo, args }: (typeof matrixQueries)[string],
  differenze: MatrixDifference[],
) {
  const argomenti = (pk: number) => (typeof args === 'function' ? args(pk) : args)
  const documento = (pk: number) => `{ ${field.name}${args ? `(${argomenti(pk)})` : ''} ${selectionOf(field.type)} }`
  return prova(scena, dove, tipo, 'legge', read(field.name, documento), differenze)
}

async function scritture(scena: MatrixScene, differenze: MatrixDifference[]) {
  const parte: PermissionMatrix[string] = {}
  for (const field of fields('Mutation')) {
    const azione = matrixActions[field.name]
    if (!azione) throw new Error(`Mutation.${field.name}: manca in calls.ts`)
    const payload = field.type as unknown as { ofType?: { getFields(): object } }
    const esiti = Object.hasOwn(payload.ofType?.getFields() ?? {}, 'esiti') ? 'esiti { fatto motivo }' : ''
    const inputType = String(field.args[0]?.type)
    const documento = `mutation ($input: ${inputType}) { ${field.name}(input: $input) { ${esiti} errors { code field message } } }`
    const run: Esegui = async (client, pk) => {
      await azione.prima?.(scena)
      const esito: CallOutcome<unknown> = await client.graphql(documento, { input: azione.input(pk, scena) })
      return { ...writeOutcome(esito, field.name), intera: senzaNumeri(esito) }
    }
    parte[field.name] = await prova(scena, field.name, azione.tipo, 'scrive', run, differenze)
  }
  return parte
}

async function sottoscrizioni(scena: MatrixScene, differenze: MatrixDifference[]) {
  const parte: PermissionMatrix[string] = {}
  for (const field of fields('Subscription')) {
    const args = matrixQueries[field.name]?.args
    const parentesi = typeof args === 'string' ? `(${args})` : ''
    const run: Esegui = async (client) => {
      const aperta = client.subscribe(`subscription { ${field.name}${parentesi} { __typename } }`)
      const esito = await aperta.then(
        async (events) => {
          await events.return(undefined)
          return 'aperta'
        },
        (error: { extensions?: { code?: unknown } }) => String(error.extensions?.code),
      )
      return { esito, intera: esito }
    }
    parte[field.name] = await prova(scena, field.name, undefined, 'legge', run, differenze)
  }
  return parte
}

/** Status of an answer over HTTP, and how much of a list. */
function rispondiRest(chiama: (client: Client, pk: number) => Promise<Response>): Esegui {
  let tutte: number | undefined
  return async (client, pk) => {
    const response = await chiama(client, pk)
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const text = await response.text()
    const body: unknown = isJson && text ? JSON.parse(text) : null
    const rows = Array.isArray(body) ? body.length : (body as { count?: number } | null)?.count
    const answer = { intera: senzaNumeri([response.status, body]), cambiato: response.ok }
    if (!response.ok || rows === undefined) return { esito: String(response.status), ...answer }
    tutte ??= rows
    return { esito: `${response.status} ${howMany(rows, tutte)}`, ...answer }
  }
}

async function rest(scena: MatrixScene, differenze: MatrixDifference[]) {
  const parte: PermissionMatrix[string] = {}
  const { paths } = createRest().openapi() as { paths: Record<string, Record<string, unknown>> }
  for (const [path, methods] of Object.entries(paths)) {
    const tipo = path.includes('{')
      ? kindOfPath.find(([pattern]) => pattern.test(path))?.[1]
      : testedElsewhere[path]?.tipo
    if (path.includes('{') && !tipo) throw new Error(`${path}: manca in calls.ts`)
    for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
      const dove = `${method} ${path}`
      const run = rispondiRest(async (client, pk) => {
        await beforeRest[dove]?.(scena)
        const url = `${path.replace(/\{\w+\}/, String(pk))}${testedElsewhere[path]?.query?.(pk) ?? ''}`
        const body = method === 'GET' ? undefined : JSON.stringify(restBodies[dove]?.(pk, scena) ?? {})
        return client.fetch(url, { method, headers: { 'content-type': 'application/json' }, body })
      })
      parte[dove] = await prova(scena, dove, tipo, method === 'GET' ? 'legge' : 'scrive', run, differenze)
    }
  }
  return parte
}

/** The file that a row shows, by what refers to it: read by who sees the row. */
const shown: Partial<Record<ObjectKind, (pk: number) => Prisma.StoredFileWhereInput>> = {
  AllegatoOrdine: (id) => ({ allegatiOrdine: { some: { id } } }),
  AllegatoOrdineFornitore: (id) => ({ allegatiOrdineFornitore: { some: { id } } }),
  ImmagineRiga: (id) => ({ immaginiRiga: { some: { id } } }),
  Fornitore: (id) => ({ fornitori: { some: { id } } }),
}

async function file(scena: MatrixScene, differenze: MatrixDifference[]) {
  const parte: PermissionMatrix[string] = {}
  const scarica = (client: Client, chiave: string) => client.fetch(`/files/${chiave}/prova.png`, { method: 'HEAD' })
  const mancante = 'f'.repeat(64)
  for (const [nome, chiave] of Object.entries({ ...scena.file, mancante })) {
    const run = rispondiRest((client) => scarica(client, chiave))
    parte[nome] = await prova(scena, `file ${nome}`, undefined, 'legge', run, differenze)
  }
  for (const [tipo, where] of Object.entries(shown)) {
    const run = rispondiRest(async (client, pk) => {
      const shown = await scena.app.db.storedFile.findFirst({ where: where(pk) })
      return scarica(client, shown?.chiave ?? mancante)
    })
    parte[tipo] = await prova(scena, `file ${tipo}`, tipo as ObjectKind, 'legge', run, differenze)
  }
  return parte
}

/** Tries every entrance (GraphQL, REST, files, exports) as every caller. */
export async function computeMatrix(
  scena: MatrixScene,
): Promise<{ matrice: PermissionMatrix; differenze: MatrixDifference[] }> {
  const differenze: MatrixDifference[] = []
  const matrice: PermissionMatrix = {
    query: await letture(scena, differenze),
    subscription: await sottoscrizioni(scena, differenze),
    mutation: await scritture(scena, differenze),
    rest: await rest(scena, differenze),
    file: await file(scena, differenze),
  }
  return { matrice, differenze }
}
