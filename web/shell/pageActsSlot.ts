import { createSlot } from '#relay/opened/slot.tsx'

/** Something that can be done with the record of the open page. */
export interface PageAct {
  /** 'Segna consegnato' */
  title: string
  /** What it is done with: 'Ordine 26/0121'. */
  subtitle: string
  run: () => void
}

interface Props {
  pathname: string
  /** Told when they are known. */
  onActs: (acts: readonly PageAct[]) => void
}

/** Where an area says what the search can do with the record of its page; it draws nothing. */
export const pageActsSlot = createSlot<Props>()
