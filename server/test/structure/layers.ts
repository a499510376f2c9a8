import { importsOf } from './imports.ts'
import { file, isTest, type Rule } from './rule.ts'

/** The areas from the lowest layer to the highest, of the server and of the pages. docs/style.md#layers */
const AREAS: readonly (readonly string[])[] = [
  ['vendite'],
  ['ordini'],
  ['acquisti', 'persone', 'numeri'],
  ['produzione'],
  ['officina'],
  ['documenti'],
  ['amministrazione'],
]

/** A side of the product: a file imports its own room and lower ones, those of one layer not one another. */
interface House {
  name: string
  layers: readonly (readonly string[])[]
  /** The room of a file; null for one of no house. */
  roomOf: (path: string) => string | null
}

const server: House = {
  name: 'server',
  layers: [['shared'], ['platform'], ...AREAS, ['doors']],
  // What puts the server together and what serves it is a door.
  roomOf(path) {
    if (path.startsWith('rest-compat/')) return 'doors'
    const [top, room, inside] = path.split('/')
    if (top !== 'server') return null
    return inside === undefined || room === 'cli' || room === 'test' ? 'doors' : (room ?? null)
  },
}

const web: House = {
  name: 'web',
  layers: [['ui'], ['relay'], ['forms'], ['shell'], ['kits', 'wizard'], ...AREAS, ['home', 'login'], ['entries']],
  // An area is one room, whatever it shows.
  roomOf(path) {
    const [top, room, inside, below] = path.split('/')
    if (top !== 'web' || room === '__generated__' || room === 'test' || inside === undefined) return null
    return room === 'screens' && below !== undefined ? inside : (room ?? null)
  },
}

/** @param broken files and what of them goes up */
function layersOf({ name, layers, roomOf }: House, broken: Rule['example']): Rule[] {
  const layerOf = (room: string) => layers.findIndex((rooms) => rooms.includes(room))
  return [
    {
      name: `${name}/: every folder is a room of a layer`,
      check: (files) => {
        const rooms = new Set(files.map(({ path }) => roomOf(path)).filter((room) => room !== null))
        return [...rooms].filter((room) => layerOf(room) < 0).map((room) => `${name}/${room}: in no layer`)
      },
      example: { files: [file(`${name}/helpers/dates/days.ts`)], offences: [`${name}/helpers: in no layer`] },
    },
    {
      name: `${name}/: imports go down, types too`,
      check: (files) =>
        importsOf(files)
          .filter(({ from, to }) => {
            const [mine, theirs] = [roomOf(from), roomOf(to)]
            if (isTest(from) || mine === null || theirs === null || mine === theirs) return false
            return layerOf(theirs) >= layerOf(mine)
          })
          .map(({ from, to }) => `${from} → ${to}`),
      example: broken,
    },
  ]
}

export const layers: readonly Rule[] = [
  ...layersOf(server, {
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
  }),
  // What an area shows in a page below it fills a slot of that page.
  ...layersOf(web, {
    files: [
      file('web/screens/ordini/ordini/Ordine.tsx', "import { Piano } from '#screens/produzione/Piano.tsx'\n"),
      file('web/ui/list/List.tsx', "import { useViewer } from '#shell/viewer.ts'\n"),
      file('web/shell/Menu.tsx', "import type { Login } from '#screens/login/Login.tsx'\n"),
    ],
    offences: [
      'web/screens/ordini/ordini/Ordine.tsx → web/screens/produzione/Piano.tsx',
      'web/ui/list/List.tsx → web/shell/viewer.ts',
      'web/shell/Menu.tsx → web/screens/login/Login.tsx',
    ],
  }),
]
