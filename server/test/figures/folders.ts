// What the counts of folders open, and the list of cells to be repaired beside the timeline, for tests.

import { mutateAs, queryAs } from '../ordini/ask.ts'
import { type Compared, dayFromNow, type FigureCase } from './figure.ts'

interface Folder {
  pk: number
  numeroFile: number | null
  numeroAccount: number | null
}

/** Files and accounts of a folder in the list, and those that the folder shows. */
export const folderCounts: FigureCase = {
  permesso: 'viewFolders',
  async compare(who) {
    const list = await queryAs<{ nodes: Folder[] }>(
      who,
      '{ cartelle(perPagina: 100) { nodes { pk numeroFile numeroAccount } } }',
    )
    const compared = list.nodes.map(async ({ pk, numeroFile, numeroAccount }): Promise<Compared> => {
      const { documenti, account } = await queryAs<{ documenti: unknown[]; account: unknown[] }>(
        who,
        `{ cartella(pk: ${pk}) { documenti { pk } account { pk } } }`,
      )
      // Who does not manage folders sees no counts.
      const opened = numeroFile === null ? [null, null] : [documenti.length, account.length]
      return { figure: `cartella ${pk}`, shown: [numeroFile, numeroAccount], opened }
    })
    return Promise.all(compared)
  },
}

interface Cell {
  giorno: string
  reparto: string
  libero: number
  ordini: { pk: number }[]
}

const named = ({ giorno, reparto, libero, ordini }: Cell) => ({
  cell: `${giorno} ${reparto}`,
  libero,
  ordini: ordini.map(({ pk }) => pk).sort((a, b) => a - b),
})
const inOrder = (cells: readonly Cell[]) => cells.map(named).sort((a, b) => (a.cell < b.cell ? -1 : 1))

/** The cells to be repaired, of home, calendar and scheduler, and those that the timeline shows broken. */
export const cellsToRepair: FigureCase = {
  permesso: 'scheduleOrder',
  async compare(who, random) {
    // Fewer hours than are booked: a cell breaks.
    const day = dayFromNow(random.integer(3, 20))
    const hours = { oreLavorativeMacchine: 0.5, oreLavorativeBanchi: 0.5, giorniSettimana: [1, 2, 3, 4, 5, 6, 7] }
    await mutateAs(who, 'setOreLavorative', {
      periodo: { dal: day, al: dayFromNow(24) },
      resetDefault: false,
      ...hours,
    })
    const asked = 'giorno reparto libero ordini { pk }'
    const told = await queryAs<Cell[]>(who, `{ celleRotte { ${asked} } }`)
    const days = `periodo: { dal: "${dayFromNow(0)}", al: "${dayFromNow(300)}" }`
    const shown = await queryAs<Cell[]>(who, `{ schedulerSlots(${days}) { ${asked} } }`)
    const broken = shown.filter(({ libero }) => libero < 0)
    return broken.length === 0 ? [] : [{ figure: 'celle da riparare', shown: inOrder(told), opened: inOrder(broken) }]
  },
}
