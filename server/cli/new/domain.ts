import { dataModel } from '#prisma/generated/dataModel.ts'
import { exists, filesOf, findExport, sourceOf } from './sources.ts'

/** What the files of an operation are made from. */
export interface Target {
  /** `updateFornitore` */
  name: string
  /** `update` */
  verb: string
  /** `Fornitore`: the model and its type. */
  noun: string
  /** Folder of the domain: `server/acquisti/fornitori`. */
  folder: string
  /** Name of its entity, when it has one: `fornitoreEntity`. */
  entity: string | undefined
  /** Name of its fields: `fornitoreSchema`. */
  schema: string | undefined
  /** Name of its list: `fornitoriList`. */
  list: string | undefined
  /** Who may: a flag of the permissions. */
  permission: string
}

/** `updateFornitore`: 'update', 'Fornitore'. @throws Error when the name is no verb and model */
function errorWords(name: string): { verb: string; noun: string } {
  const models = Object.keys(dataModel.models).sort((a, b) => b.length - a.length)
  const noun = models.find((model) => name.endsWith(model) && name.length > model.length)
  if (!noun || !/^[a-z]/.test(name)) {
    throw new Error(`«${name}» non è un verbo seguito da un modello di prisma/schema (updateFornitore).`)
  }
  return { verb: name.slice(0, -noun.length), noun }
}

/** The folder whose graphql/ has the type of a model. */
function folderOf(place: string, noun: string): string {
  const type = `graphql/${noun}.ts`
  if (exists(`server/${place}/${type}`)) return `server/${place}`
  const found = filesOf(`server/${place}`).filter((path) => path.endsWith(`/${type}`))
  const [only] = found
  if (only === undefined || found.length > 1) throw new Error(`In server/${place} non c'è un dominio con ${type}.`)
  return only.slice(0, -type.length - 1)
}

/** The list of a model: what says which rows a viewer sees. */
function listOf(folder: string, noun: string): string | undefined {
  const declared = new RegExp(`^export const (\\w+): [^=]*= \\{\\n  model: '${modelOf(noun)}',`, 'm')
  return filesOf(folder)
    .map((path) => declared.exec(sourceOf(path))?.[1])
    .find((name) => name !== undefined)
}

const exportedIn = (path: string, pattern: RegExp) => (exists(path) ? pattern.exec(sourceOf(path))?.[1] : undefined)

/**
 * Finds out what an operation is about.
 * @param path area or domain, and the operation: `acquisti/createFornitore`, `acquisti/fornitori/createFornitore`
 * @param flag who may; as the domain's entity says unless told
 * @throws Error in words for who called
 */
export function targetOf(path: string, flag: string | undefined): Target {
  const parts = path.replace(/^server\//, '').split('/')
  const name = parts.pop() ?? ''
  const { verb, noun } = errorWords(name)
  const taken = findExport(name)
  if (taken) throw new Error(`${name} c'è già: ${taken}`)
  const folder = folderOf(parts.join('/'), noun)
  const entity = exportedIn(`${folder}/entity.ts`, new RegExp(`^export const (\\w*${noun}Entity)\\b`, 'im'))
  const permission = flag ?? exportedIn(`${folder}/entity.ts`, /permesso: '(\w+)'/)
  if (!permission) throw new Error('Chi può farla? Aggiungere --permesso <flag>, uno di server/…/permissions.ts.')
  return {
    name,
    verb,
    noun,
    folder,
    entity,
    permission,
    schema: exportedIn(`${folder}/rules.ts`, new RegExp(`^export const (${noun}Schema)\\b`, 'im')),
    list: listOf(folder, noun),
  }
}

/** Name of a model in the client: `Fornitore` → `fornitore`. */
export const modelOf = (noun: string) => noun.charAt(0).toLowerCase() + noun.slice(1)
