// The declarations of the pages that make an address with a filter, found by their text, for tests.
import { isTest, type SourceFile } from '../structure/rule.ts'

const DECLARED = /^(?:export )?(?:default )?(?:async )?(?:function|const|class) (\w+)/
/** An address with parameters: written out, or from the state of a list. */
const ADDRESS = /['`][/#][^'`\s]*\?[^'`]|\bwriteUrl\(|`\?\$\{|\}\?\$\{/
/** What addresses have that open no rows: files, exports, the entrance. */
const OTHERS = /\/(api|esporta|assets|accesso|login)\b|\?scarica/
/** How functions that make addresses are called. */
const BY_NAME = /(?:Url|Urls|Href|Links|OrdiniLink)$/
/** Addresses of files, and what every list has. */
const NOT_ROWS = /(?:csv|excel|download|export)Url$/i
const OF_ALL_LISTS = /^web\/(?:relay|ui|entries)\//

interface Declaration {
  path: string
  name: string
  text: string
}

/** The top-level declarations of a file, as the formatter writes them: from one to the next. */
function declarationsOf({ path, text }: SourceFile): Declaration[] {
  const found: Declaration[] = []
  for (const line of text.split('\n')) {
    const [, name] = DECLARED.exec(line) ?? []
    const last = found.at(-1)
    if (name) found.push({ path, name, text: line })
    else if (last && !/^\s*(?:\/\/|\*|\/\*)/.test(line)) last.text += `\n${line}`
  }
  return found
}

/**
 * `path: name` of every declaration of web/ that makes an address with parameters, and of all that use such a function:
 * where a count may open rows.
 */
export function linksOf(files: readonly SourceFile[]): string[] {
  const own = files
    .filter(({ path }) => /^web\/.*\.tsx?$/.test(path) && !isTest(path) && !OF_ALL_LISTS.test(path))
    .flatMap(declarationsOf)
    .filter(({ name }) => !NOT_ROWS.test(name))
  const found = new Set(
    own.filter(({ text }) => text.split('\n').some((line) => ADDRESS.test(line) && !OTHERS.test(line))),
  )
  const makers = new Set([...found].map(({ name }) => name).filter((name) => BY_NAME.test(name)))
  for (let size = -1; size !== found.size; ) {
    size = found.size
    const used = new RegExp(`\\b(?:${[...makers].join('|')})\\b`)
    for (const one of own) {
      if (found.has(one) || !used.test(one.text)) continue
      found.add(one)
      if (BY_NAME.test(one.name)) makers.add(one.name)
    }
  }
  return [...found].map(({ path, name }) => `${path.replace(/^web\//, '')}: ${name}`).sort()
}
