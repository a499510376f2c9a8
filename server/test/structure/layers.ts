import { importsOf } from './imports.ts'
import { file, isTest, type Rule } from './rule.ts'

/**
 * The rooms of the server from the lowest layer to the highest: a file imports its own room and lower ones, those of
 * one layer not one another. docs/style.md#layers
 */
const LAYERS: readonly (readonly string[])[] = [
  ['shared'],
  ['platform'],
  ['vendite'],
  ['ordini'],
  ['acquisti', 'persone', 'numeri'],
  ['produzione'],
  ['officina'],
  ['documenti'],
  ['amministrazione'],
  ['doors'],
]

/** The room of a file; what puts the server together and what serves it is a door. */
function roomOf(path: string): string | null {
  if (path.startsWith('rest-compat/')) return 'doors'
  const [top, room, inside] = path.split('/')
  if (top !== 'server') return null
  return inside === undefined || room === 'cli' || room === 'test' ? 'doors' : (room ?? null)
}

const layerOf = (room: string) => LAYERS.findIndex((rooms) => rooms.includes(room))

export const layers: readonly Rule[] = [
  {
    name: 'server/: every folder is a room of a layer',
    check: (files) => {
      const rooms = new Set(files.map(({ path }) => roomOf(path)).filter((room) => room !== null))
      return [...rooms].filter((room) => layerOf(room) < 0).map((room) => `server/${room}: in no layer`)
    },
    example: { files: [file('server/helpers/dates/days.ts')], offences: ['server/helpers: in no layer'] },
  },
  {
    name: 'server/: imports go down, types too',
    check: (files) =>
      importsOf(files)
        .filter(({ from, to }) => {
          const [mine, theirs] = [roomOf(from), roomOf(to)]
          if (isTest(from) || mine === null || theirs === null || mine === theirs) return false
          return layerOf(theirs) >= layerOf(mine)
        })
        .map(({ from, to }) => `${from} → ${to}`),
    example: {
      files: [
        file('server/ordini/ordini/createOrdine.ts', "import type { Piano } from '#produzione/fasi/piano.ts'\n"),
        file('server/persone/personale/createPersona.ts', "import { f } from '#acquisti/fornitori/elenco.ts'\n"),
        file('server/platform/jobs/jobs.ts', "import { schema } from '#server/schema.ts'\n"),
      ],
      offences: [
        'server/ordini/ordini/createOrdine.ts → server/produzione/fasi/piano.ts',
        'server/persone/personale/createPersona.ts → server/acquisti/fornitori/elenco.ts',
        'server/platform/jobs/jobs.ts → server/schema.ts',
      ],
    },
  },
]
