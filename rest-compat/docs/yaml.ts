const SIMPLE = /^[A-Za-z_$][\w$-]*$/
/** What YAML, or an old reader of it, takes for no text. */
const WORDS = /^(?:null|true|false|yes|no|on|off|y|n)$/i

const keyOf = (name: string) => (SIMPLE.test(name) && !WORDS.test(name) ? name : JSON.stringify(name))

const isFlat = (value: unknown) => typeof value !== 'object' || value === null || Object.keys(value).length === 0

function entry(head: string, value: unknown, indent: string): string {
  return isFlat(value) ? `${head} ${JSON.stringify(value)}` : `${head}\n${yamlOf(value, `${indent}  `)}`
}

/** A JSON value as YAML, in blocks; texts are quoted as in JSON, which YAML reads alike. */
export function yamlOf(value: unknown, indent = ''): string {
  if (isFlat(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return value.map((item) => entry(`${indent}-`, item, indent)).join('\n')
  return Object.entries(value as object)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => entry(`${indent}${keyOf(name)}:`, inner, indent))
    .join('\n')
}
