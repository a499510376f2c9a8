import type { ReactNode } from 'react'
import type { StatusTone } from '#ui/StatusChip.tsx'
import type { FigureAddress } from '../figures.ts'

/** Something to be done: what it is about, why it is here, where it is mended. */
export interface WorkRow {
  key: string | number
  title: string
  /** Where the title leads. */
  href: string
  text?: string
  /** Why it is here. */
  stato?: { word: string; tone: StatusTone }
  /** What is done about it; the title's own page where nothing else is. */
  rimedio?: { name: string; href: string }
}

/** A kind of thing that waits: its first rows, how many there are. */
export interface WorkKind {
  /** 'Ordini in ritardo' */
  title: string
  icon: ReactNode
  totale: number
  /** Colour of its icon. */
  tone?: 'error' | 'warning'
  righe: readonly WorkRow[]
  /** Where all of them are; missing where the rows are all there is. */
  all?: FigureAddress
  /** Its things are feminine: 'Vedi tutte'. */
  feminine?: boolean
}

/** Those of which there is something. */
export const somethingOf = (kinds: readonly WorkKind[]): WorkKind[] => kinds.filter(({ righe }) => righe.length > 0)

/** Rows of each kind that are shown together, before one kind is chosen. */
const OF_EACH = 3

/** A row among those of other kinds. */
export interface RankedRow extends WorkRow {
  kind: WorkKind
}

/**
 * What waits, the most pressing first: the kinds come as they weigh, each with its first rows; of a chosen one all that
 * were read.
 */
export function rankedRows(kinds: readonly WorkKind[], chosen: string | null): RankedRow[] {
  const of = (kind: WorkKind, rows: readonly WorkRow[]) => rows.map((row) => ({ ...row, kind }))
  const one = kinds.find(({ title }) => title === chosen)
  return one ? of(one, one.righe) : kinds.flatMap((kind) => of(kind, kind.righe.slice(0, OF_EACH)))
}
