import { type AnySchema, ValidationError } from 'yup'
import { safeFileName } from '#platform/files/name.ts'
import { placeOf } from '#platform/files/pack/jsonPlace.ts'
import { type OpenPack, refusedPack } from '#platform/files/pack/openPack.ts'
import { extensionOf } from '#platform/files/rules.ts'
import { breather } from '#platform/imports/rows.ts'
import { type CatalogoFaults, type CatalogoPath, catalogoFaults } from './faults.ts'
import {
  CATALOGO_FORMAT,
  CATALOGO_LAYOUT,
  CATALOGO_VERSIONE,
  type CatalogoDocument,
  catalogoItemSchema,
  type ImageInFile,
  LISTA_REQUIRED,
  SECTION_MAX,
  SEZIONI_CATALOGO,
  type SezioneCatalogo,
} from './rules.ts'
import { cleanRich } from './stored.ts'

/** What the file says of a thing; lists of things inside it say as little. */
export type SentFields<Item> = {
  [Field in keyof Item]?: Item[Field] extends ImageInFile[] | string[]
    ? Item[Field]
    : Item[Field] extends (infer Part extends object)[]
      ? SentFields<Part>[]
      : Item[Field]
}

/** The catalogue as a file tells it: a part that it does not have is null, a field that it does not have is missing. */
export type CatalogoSent = {
  [Section in SezioneCatalogo]: SentFields<CatalogoDocument[Section][number]>[] | null
}

/** A file whose fields are right, each by itself. */
export interface ParsedCatalogo {
  sent: CatalogoSent
  faults: CatalogoFaults
  /** Pictures of the file that nothing shows. */
  inutili: string[]
}

type PlainObject = Record<string, unknown>

const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws UserErrors with line and column */
function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, place] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
    const { riga, colonna } = placeOf(text, place ? Number(place) : text.length)
    const where = `${CATALOGO_LAYOUT.text}, riga ${riga}, colonna ${colonna}`
    throw refusedPack(name, `${where}: il testo non è JSON valido: qui manca qualcosa, o c’è qualcosa di troppo.`)
  }
}

/** Whether a key anywhere stands for what an object inherits: whoever looks a field up would be led astray. */
function hasProto(documento: unknown): boolean {
  const again = [documento]
  for (let self = again.pop(); self !== undefined; self = again.pop()) {
    if (typeof self !== 'object' || self === null) continue
    if (Object.hasOwn(self, '__proto__')) return true
    for (const part of Object.values(self)) again.push(part)
  }
  return false
}

/** @throws UserErrors for another format, or another version of it */
function checkHeader(name: string, documento: unknown): asserts documento is PlainObject {
  if (!isObject(documento) || documento.formato !== CATALOGO_FORMAT) {
    throw refusedPack(name, `non è un catalogo: in ${CATALOGO_LAYOUT.text} manca "formato": "${CATALOGO_FORMAT}".`)
  }
  if (documento.versione === CATALOGO_VERSIONE) return
  const own = typeof documento.versione === 'number' ? `versione ${documento.versione}` : 'versione sconosciuta'
  throw refusedPack(name, `è un catalogo di ${own}: questo programma legge la versione ${CATALOGO_VERSIONE}.`)
}

/** 'opzioni[2].nome' as the parts of a path. */
const stepsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, field]) => (index ? Number(index) : (field ?? '')))

/** Casts and judges one thing; null when it is not right. */
async function valid(schema: AnySchema, raw: unknown, where: CatalogoPath, faults: CatalogoFaults) {
  try {
    return (await schema.required().validate(raw, { abortEarly: false })) as PlainObject
  } catch (error) {
    if (error instanceof RangeError) {
      // Nested so deep that it cannot even be told.
      faults.add(where, 'il valore è annidato troppo in profondità.')
      return null
    }
    if (!(error instanceof ValidationError)) throw error
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      faults.add([...where, ...stepsOf(path ?? '')], message)
    }
    return null
  }
}

/** Looks up the pictures that a file names. */
function imagesIn(pack: OpenPack, faults: CatalogoFaults) {
  const keys = new Map(pack.pictures.map(({ name, chiave }) => [name, chiave]))
  const used = new Set<string>()
  return {
    read({ file, nome }: { file: string; nome: string }, where: CatalogoPath): ImageInFile | null {
      used.add(file)
      const key = keys.get(file)
      if (!key) {
        faults.add([...where, 'file'], `l’immagine «${file}» non c’è nel file.`)
        return null
      }
      const sigla = extensionOf(file)
      const label = safeFileName(nome || (file.split('/').at(-1) ?? ''))
      return { chiave: key, nome: extensionOf(label) === sigla ? label : safeFileName(`${label}.${sigla}`) }
    },
    inutili: () => [...keys.keys()].filter((name) => !used.has(name)),
  }
}

const RICH = new Set(['descrizione', 'html'])

/** What the file itself says, cast: pictures by their keys, rich texts cleaned. */
function told(
  raw: PlainObject,
  item: PlainObject,
  where: CatalogoPath,
  images: ReturnType<typeof imagesIn>,
): SentFields<PlainObject> {
  const fields: PlainObject = {}
  for (const [field, value] of Object.entries(item)) {
    if (!Object.hasOwn(raw, field) || value === undefined) continue
    const here = [...where, field]
    if (RICH.has(field)) fields[field] = cleanRich(String(value))
    else if (field === 'immagine') fields[field] = value && images.read(value as { file: string; nome: string }, here)
    else if (field === 'immagini') {
      fields[field] = (value as []).flatMap((one, index) => images.read(one, [...here, index]) ?? [])
    } else if (field === 'opzioni' || field === 'valori') {
      const grezze = raw[field] as PlainObject[]
      fields[field] = (value as PlainObject[]).map((one, index) =>
        told(grezze[index] ?? {}, one, [...here, index], images),
      )
    } else fields[field] = value
  }
  return fields
}

/**
 * Reads the text of a catalogue file: its fields are judged one by one, what they refer to is not looked at yet.
 * @param name of the file, for the messages
 * @throws UserErrors that say line and column, at most 50
 */
export async function parseCatalogo(name: string, pack: OpenPack): Promise<ParsedCatalogo> {
  const documento = readJson(name, pack.text)
  if (hasProto(documento)) throw refusedPack(name, `${CATALOGO_LAYOUT.text}: il campo «__proto__» non è ammesso.`)
  checkHeader(name, documento)
  const faults = catalogoFaults(name, pack.text, documento)
  const images = imagesIn(pack, faults)
  for (const field of Object.keys(documento)) {
    const known = field === 'formato' || field === 'versione' || SEZIONI_CATALOGO.some((section) => section === field)
    if (!known) faults.add([field], 'campo sconosciuto.')
  }
  const sent: Record<string, SentFields<PlainObject>[] | null> = {}
  const pause = breather()
  for (const section of SEZIONI_CATALOGO) {
    const raw = Object.hasOwn(documento, section) ? documento[section] : null
    sent[section] = null
    if (raw === null) continue
    if (!Array.isArray(raw)) faults.add([section], LISTA_REQUIRED)
    else if (raw.length > SECTION_MAX[section]) faults.add([section], `Non più di ${SECTION_MAX[section]} elementi`)
    else {
      const items: SentFields<PlainObject>[] = []
      for (const [index, grezza] of raw.entries()) {
        await pause()
        const where = [section, index]
        const item = await valid(catalogoItemSchema[section], grezza, where, faults)
        if (item) items.push(told(grezza, item, where, images))
      }
      sent[section] = items
    }
  }
  faults.refuse()
  return { sent: sent as CatalogoSent, faults, inutili: images.inutili() }
}
