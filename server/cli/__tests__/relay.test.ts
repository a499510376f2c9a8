import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { staleArtefacts } from '../relay.ts'

const tree = mkdtempSync(join(tmpdir(), 'relay-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

test('artefacts of documents that are gone are found, no others', () => {
  const fragment = 'fragment Row_order on Ordine @refetchable(queryName: "RowRefetchQuery") { pk }'
  write(
    'web/a/Page.tsx',
    `const query = graphql\`query PageQuery { viewer { pk } }\`; const row = graphql\`${fragment}\``,
  )
  write('web/b/Moved.ts', 'graphql`mutation MovedMutation { logout { errors { code } } }`; // query GoneQuery')
  for (const name of ['PageQuery', 'Row_order', 'RowRefetchQuery', 'GoneQuery', 'MovedMutation']) {
    write(`web/__generated__/${name}.graphql.ts`)
  }
  expect(staleArtefacts(tree)).toEqual(['web/__generated__/GoneQuery.graphql.ts'])
})

test('this tree has none', () => expect(staleArtefacts()).toEqual([]))
