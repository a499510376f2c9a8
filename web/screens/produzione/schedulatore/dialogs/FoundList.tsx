import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import type { KeyboardEvent, ReactNode, UIEvent } from 'react'
import { useRemoteSearch } from '../../../../ui/useRemoteSearch.ts'
import { type FoundOrdine, searchOrdini, type WhichOrdini } from './searchOrdini.ts'

interface Props {
  testo: string
  quali: WhichOrdini
  etichetta: string
  /** What is said when there is none. */
  vuoto: string
  /** What stands over the orders that have been read so far. */
  sopra?: (voci: readonly FoundOrdine[]) => ReactNode
  children: (ordine: FoundOrdine) => ReactNode
}

/** Orders found by their number or customer, more of them at the end of the list; arrows go up and down. */
export function FoundList({ testo, quali, etichetta, vuoto, sopra, children }: Props) {
  const ricerca = useRemoteSearch<FoundOrdine>((t, page) => searchOrdini(t, quali, page), testo, true)
  const scorri = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - 120) ricerca.ancora()
  }
  if (ricerca.fallita)
    return (
      <Notice>
        Ricerca non riuscita. <Button onClick={ricerca.riprova}>Riprova</Button>
      </Notice>
    )
  if (ricerca.voci.length === 0) return <Notice>{ricerca.inCorso ? 'Caricamento ordini...' : vuoto}</Notice>
  return (
    <>
      {sopra?.(ricerca.voci)}
      <List
        dense
        onScroll={scorri}
        onKeyDown={walk}
        aria-label={etichetta}
        aria-busy={ricerca.inCorso}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', py: 0 }}
      >
        {ricerca.voci.map(children)}
      </List>
    </>
  )
}

/** Between what carries `data-ordine`. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const passo = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (passo === undefined) return
  event.preventDefault()
  const voci = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-ordine]')]
  const prossima = voci.indexOf(document.activeElement as HTMLElement) + passo
  voci[Math.max(0, prossima)]?.focus()
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Typography role="status" color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
      {children}
    </Typography>
  )
}
