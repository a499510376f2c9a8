import { StatusChip } from '../../../../ui/StatusChip.tsx'

interface Props {
  ritirato: boolean
  /** 'Ritirata' */
  parola: string
  /** What keeps customers from it, while it is offered: 'Nessuna famiglia lo vende'. */
  avvisi?: readonly string[]
}

/** The states of an entry of the catalogue, beside its name. */
export function EntrySigns({ ritirato, parola, avvisi = [] }: Props) {
  if (ritirato) return <StatusChip parola={parola} />
  return avvisi.map((notice) => <StatusChip key={notice} parola={notice} tono="attenzione" />)
}
