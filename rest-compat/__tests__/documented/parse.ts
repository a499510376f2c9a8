// Reads pages of documentation: the objects that they list field by field, and the calls that they name. Only what follows
// a pattern is read; what prose says otherwise stands in corrections.ts.

/** What the pages say of an object: names with blanks between, what an object holds in braces. */
export interface ReadObject {
  fields: string
  /** Those that must be there: a star, or '(required)'. */
  required: string
  /** Fields of the sums that stand with a list of them. */
  totals: string
}

/** What the pages say of a call, by the parts of the request. */
export interface ReadCall {
  query: string
  body: string
}

const OPEN = '([{'
const CLOSE = ')]}'

/** The parts of a text between separators that stand in no bracket. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (OPEN.includes(char)) depth += 1
    else if (CLOSE.includes(char)) depth -= 1
    if (depth > 0) continue
    const found = separator.exec(text.slice(at))
    if (found?.index !== 0) continue
    parts.push(text.slice(start, at))
    at += found[0].length - 1
    start = at + 1
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean)
}

const NAME =
  /^([a-z]+(?:[A-Z][a-z]+)+|[a-z][a-z0-9]*(?:_[a-z0-9]+)*|[A-Z]+(?:_[A-Z]+)?)((?:\.[a-z_]+)*)(?![A-Za-z0-9_'])/
const BETWEEN = /^(?:,|;| and )/
/** Said of a field, not held by it. */
const SAID =
  /['=]|^(?:booleans?|required|ids?|number|numbers|mm|html|url|file|files|map|flag|list|actual|expected|nullable|write|read|optional|minutes|free|default|unique|either|interno|true|false|string)\b|^[A-Z]/

/** `a.b.c` → `a{b{c}}`, with what it holds in the last. */
function nested(name: string, path: string, inside: string): string {
  const deep = path
    .split('.')
    .filter(Boolean)
    .reduceRight((held, own) => (held ? `${own}{${held}}` : own), inside)
  return deep ? `${name}{${deep}}` : name
}

interface ReadField {
  name: string
  shown: string
  required: boolean
}

const shownOf = (fields: readonly ReadField[]) => fields.map(({ shown }) => shown).join(' ')

/** What a bracket after a name holds; empty where it only says something of it. */
function held(bracket: string): string {
  const inside = bracket.slice(1, -1).trim()
  if (bracket[0] === '[' && inside.startsWith('{')) return held(inside)
  const told = /^(?:list of|list with|each with) /.exec(inside)?.[0] ?? ''
  const text = inside.slice(told.length)
  if (bracket[0] !== '(') return shownOf(fieldsOf(text))
  if (SAID.test(text) && !text.startsWith('id,')) return ''
  // One word alone is a remark; where some of it is prose, all of it is.
  const items = splitOutside(text, BETWEEN)
  const names = fieldsOf(text)
  const isList = items.length > 1 || told.endsWith('with ') || text.includes('.')
  return isList && (names.length === items.length || / with /.test(text)) ? shownOf(names) : ''
}

/** The fields of a list: 'id, cliente (nome, codice), agente{id, user{first_name}}'. */
function fieldsOf(text: string): ReadField[] {
  const items = splitOutside(text.replaceAll('\n', ' '), BETWEEN)
  const read: ReadField[] = []
  for (const [index, item] of items.entries()) {
    const [whole = '', name = '', path = ''] = NAME.exec(item) ?? []
    const after = item.slice(whole.length)
    // 'a with b, c' and 'a: b, c' hold all that follows.
    const [, first] = /^(?:\[\])?(?: with |: )(.+)$/s.exec(after) ?? []
    if (name && first !== undefined) {
      const rest = fieldsOf([first, ...items.slice(index + 1)].join(', '))
      return [...read, { name, shown: nested(name, path, shownOf(rest)), required: false }]
    }
    if (!name || !/^(?:$|\*| ?[([{])/.test(after)) continue
    const [bracket = ''] = /[([{].*[)\]}]/s.exec(after) ?? []
    const required = after.startsWith('*') || /\(required\)/.test(after)
    read.push({ name, shown: nested(name, path, bracket ? held(bracket) : ''), required })
  }
  return read
}

/** The sentence that a text begins with. */
const firstSentence = (text: string) => splitOutside(text, /^\.(?=\s|$)/)[0] ?? ''

function objectOf(text: string): ReadObject {
  const [, sums = ''] = /\. Totals(?: include)?:? (.*)$/s.exec(text) ?? []
  const fields = [...new Map(fieldsOf(firstSentence(text)).map((field) => [field.name, field])).values()]
  return {
    fields: shownOf(fields),
    required: fields.flatMap(({ name, required }) => (required ? [name] : [])).join(' '),
    totals: shownOf(fieldsOf(firstSentence(sums))),
  }
}

const join = (a: string, b: string) => [a, b].filter(Boolean).join(' ')

/** The objects under one heading: its own, and those that lines below it name: 'Control: controllo, …'. */
function* objectsUnder(name: string, text: string): Generator<[string, ReadObject]> {
  const bullets = text.trimStart().startsWith('- ')
  if (!bullets) return yield [name, objectOf(text)]
  const own: ReadObject = { fields: '', required: '', totals: '' }
  for (const line of text.split('\n').map((said) => said.replace(/^- /, '').trim())) {
    const [, other = '', list = ''] =
      /^([A-Z][\w -]*?)(?: \([^)]*\))?:? (?=include|(?<=: ))(?:include )?(.*)$/s.exec(line) ?? []
    if (other === 'Totals') own.totals = join(own.totals, objectOf(list).fields)
    else if (other) yield [`${name}: ${other}`, objectOf(list)]
    else if (NAME.test(line)) {
      const read = objectOf(line)
      own.fields = join(own.fields, read.fields)
      own.required = join(own.required, read.required)
    }
  }
  yield [name, own]
}

/** A part of a page, by what its title has. */
function section(page: string, title: RegExp): string {
  return page.split(/^## /m).find((part) => title.test(part.split('\n')[0] ?? '')) ?? ''
}

/** The objects that the pages list. */
export function readObjects(pages: readonly string[]): Record<string, ReadObject> {
  const found: Record<string, ReadObject> = {}
  for (const page of pages) {
    const parts = section(page, /fields/i).split(/\*\*([^*\n]+?):?\*\*:?/)
    for (let at = 1; at < parts.length; at += 2) {
      for (const [name, read] of objectsUnder((parts[at] ?? '').trim(), parts[at + 1] ?? '')) {
        // The page that says more of an object counts.
        if (read.fields.length > (found[name]?.fields.length ?? 0)) found[name] = read
      }
    }
  }
  return found
}

const VERB = 'GET|POST|PUT|PATCH|DELETE'
const VERBS = new RegExp(`(?<verbs>(?:${VERB})(?:(?:/|, | and )(?:${VERB}))*)(?: and| on)?\\s+$`)
const PATH = /(?:\.\.\.|\/api\/|\/)[\w/{}.-]*(?:\?[\w,&={}|]*)?|same path|same\b/g

/** The address of a path that is said by what came before it. */
function wholePath(said: string, before: string): string {
  const [path = ''] = said.replace(/[.]+$/, '').split('?')
  // '…/{id}/' is one of the collection, '…/{id}/remainders/' has siblings.
  const collection = before.replace(/\{\w+\}\/$/, '').replace(/(?<=\{\w+\}\/)[\w-]+\/$/, '')
  if (path.startsWith('/api/')) return slashed(path)
  if (path.startsWith('same')) return collection
  const tail = path.replace(/^\.*\//, '')
  const [first = ''] = tail.split('/')
  if (!path.startsWith('...') && !path.startsWith('/{')) return slashed(`/api/planner/${tail}`)
  const double = first ? collection.lastIndexOf(`/${first}/`) : -1
  return slashed(`${double < 0 ? collection : collection.slice(0, double + 1)}${tail}`)
}

const slashed = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/** Where what is sent ends and what comes back, or a purpose, begins. */
const ENDS = /\b(?:returns|response|exports|list of date|deleted|supplier token|above)\b|; results| \| [A-Z]/

/** The names that a remark after a path lists; words of prose are none. */
function listed(text: string): string[] {
  const [told = ''] = text.split(ENDS)
  const items = splitOutside(told.replace(/[{}[\]()|:]/g, ' , ').replace(/ with /g, ' , '), BETWEEN)
  return items.flatMap((item) => {
    const word = item
      .replace(/\.$/, '')
      .replace(/^(?:\W|\b(?:multipart|query|body|filters|optional|the patch carries|or|and|as)\b)+/, '')
    if (['paging', 'pagination', 'paged'].includes(word)) return ['page']
    return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(word) && !PROSE.has(word) ? [word] : []
  })
}

/** Words that stand alone and name nothing. */
const PROSE = new Set('none filters multipart list on the xlsx lines totals type max altezza'.split(' '))

/** A path of a line, with what stands around it. */
interface NamedPath {
  said: string
  /** The methods right before it. */
  told: string[] | null
  before: string
  after: string
}

/** The paths of a line, in their order. */
function pathsOf(line: string): NamedPath[] {
  // A table says the method in a column of its own.
  const text = line.replaceAll('`', '').replace(/^\| ([A-Z, ]+) \| (?=\/api)/, '$1 ')
  const paths = [...text.matchAll(PATH)].filter(({ 0: said }) => /\w/.test(said) || said === '.../')
  return paths.map(({ 0: said, index: at }, index) => {
    const before = text.slice(0, at)
    const told = VERBS.exec(before)?.groups?.verbs?.split(/\W+(?:and\W+)?/) ?? null
    return { said, told, before, after: text.slice(at + said.length, paths[index + 1]?.index) }
  })
}

/** Whether a path that follows no method is a call nevertheless: another of a list, or one with all the usual calls. */
function isCall({ said, told, before, after }: NamedPath, verbs: readonly string[]): boolean {
  if (told || /^\s*CRUD/.test(after)) return true
  return verbs.length > 0 && (said.startsWith('/api/') || said.startsWith('...') || / and $/.test(before))
}

interface NamedCall {
  name: string
  query: string[]
  body: string[]
}

/** The calls of one path. @param path its whole address @param verbs its methods */
function* callsOf({ said, after }: NamedPath, path: string, verbs: readonly string[]): Generator<NamedCall> {
  const asked = [...(said.split('?')[1] ?? '').matchAll(/(?:^|[,&])([a-z_]+)/g)].map(([, name = '']) => name)
  const query = listed(asked.join(', '))
  const [own = ''] = after.split(/\. (?=[A-Z])/)
  const names = listed(own.replace(new RegExp(`(?:${VERB})(?:, | and |/| |$)`, 'g'), ' '))
  const one = path.endsWith('}/') ? path : `${path}{id}/`
  if (/^\s*CRUD/.test(after)) {
    yield { name: `GET ${path}`, query: [...query, ...names], body: [] }
    for (const name of [`POST ${path}`, `PUT ${one}`, `DELETE ${one}`]) yield { name, query: [], body: [] }
    return
  }
  // What is changed or removed is one of the collection.
  const isOne = (verb: string) => verb !== 'POST' && verb !== 'GET' && verbs.includes('POST')
  const written = /the patch carries/.test(own) ? ['PATCH'] : verbs
  for (const verb of verbs) {
    const sent = written.includes(verb) && verb !== 'DELETE' ? names : []
    const name = `${verb} ${isOne(verb) ? one : path}`
    yield verb === 'GET' ? { name, query: [...query, ...sent], body: [] } : { name, query, body: sent }
  }
}

/** The calls that the pages name: method and path → what they are sent. */
export function readCalls(pages: readonly string[]): Record<string, ReadCall> {
  const found = new Map<string, { query: Set<string>; body: Set<string> }>()
  // What begins with dots goes on from the last whole address, of the line above too.
  let before = ''
  for (const line of pages.flatMap((page) => section(page, /calls/i).split('\n'))) {
    let verbs: string[] = []
    for (const named of pathsOf(line)) {
      if (!isCall(named, verbs)) continue
      verbs = named.told ?? verbs
      const path = wholePath(named.said, before)
      if (named.said.startsWith('/api/')) before = path
      for (const { name, query, body } of callsOf(named, path, verbs)) {
        const call = found.get(name) ?? { query: new Set(), body: new Set() }
        for (const field of query) call.query.add(field)
        for (const field of body) call.body.add(field)
        found.set(name, call)
      }
    }
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    sorted.map(([name, { query, body }]) => [name, { query: [...query].join(' '), body: [...body].join(' ') }]),
  )
}
