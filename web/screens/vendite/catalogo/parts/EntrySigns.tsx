import { StatusChip } from '#ui/StatusChip.tsx'

interface Props {
  ritirato: boolean
  /** 'Ritirata' */
  word: string
  /** What keeps customers from it, while it is offered: 'Nessuna famiglia lo vende'. */
  notices?: readonly string[]
}

/** The states of an entry of the catalogue, beside its name. */
export function EntrySigns({ ritirato, word, notices = [] }: Props) {
  if (ritirato) return <StatusChip word={word} />
  return notices.map((notice) => <StatusChip key={notice} word={notice} tone="attenzione" />)
}
