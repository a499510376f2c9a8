import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent, ReactNode, UIEvent } from 'react'
import { useRemoteSearch } from '#ui/useRemoteSearch.ts'
import { type FoundOrdine, searchOrdini, type WhichOrdini } from './searchOrdini.ts'

interface Props {
  text: string
  which: WhichOrdini
  label: string
  /** What is said when there is none. */
  empty: string
  /** What stands over the orders that have been read so far. */
  above?: (items: readonly FoundOrdine[]) => ReactNode
  children: (ordine: FoundOrdine) => ReactNode
}

/** Orders found by their number or customer, more of them at the end of the list; arrows go up and down. */
export function FoundList({ text, which, label, empty, above, children }: Props) {
  const search = useRemoteSearch<FoundOrdine>((t, page) => searchOrdini(t, which, page), text, true)
  const scroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - 120) search.ancora()
  }
  if (search.fallita)
    return (
      <Notice>
        Ricerca non riuscita. <Button onClick={search.retry}>Riprova</Button>
      </Notice>
    )
  if (search.items.length === 0) return <Notice>{search.inCorso ? 'Caricamento ordini...' : empty}</Notice>
  return (
    <>
      {above?.(search.items)}
      <List
        dense
        onScroll={scroll}
        onKeyDown={walk}
        aria-label={label}
        aria-busy={search.inCorso}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', py: 0 }}
      >
        {search.items.map(children)}
      </List>
    </>
  )
}

/** Between what carries `data-ordine`. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-ordine]')]
  const prossima = items.indexOf(document.activeElement as HTMLElement) + step
  items[Math.max(0, prossima)]?.focus()
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Typography role="status" color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {children}
    </Typography>
  )
}
