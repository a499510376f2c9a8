import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Checkbox from '@mui/material/Checkbox'
import type { GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import type { TabellaProps } from './Tabella.tsx'

type Props<R extends GridValidRowModel> = TabellaProps<R> & { scheda: (riga: R) => ReactNode }

const contenuto = { flex: 1, minWidth: 0, p: 1.5, overflowWrap: 'anywhere' } as const

/** The rows of a list as cards, one under the other. */
export function SchedeTabella<R extends GridValidRowModel>(props: Props<R>) {
  const { etichetta, righe, idRiga, scheda, selezione, onSelezione, onApri } = props
  return (
    <Box
      role="list"
      aria-label={etichetta}
      sx={{ flex: 1, overflow: 'auto', display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {righe.map((riga) => {
        const id = idRiga(riga)
        return (
          <Card key={id} role="listitem" sx={{ display: 'flex', alignItems: 'flex-start', flexShrink: 0 }}>
            {selezione && onSelezione && (
              <Checkbox
                checked={selezione.has(id)}
                slotProps={{ input: { 'aria-label': 'Seleziona' } }}
                onChange={(_, scelta) => onSelezione(conScelta(selezione, id, scelta))}
              />
            )}
            {onApri ? (
              <CardActionArea component="div" onClick={() => onApri(riga)} sx={contenuto}>
                {scheda(riga)}
              </CardActionArea>
            ) : (
              <Box sx={contenuto}>{scheda(riga)}</Box>
            )}
          </Card>
        )
      })}
    </Box>
  )
}

/** The selection with one row added or taken away. */
export function conScelta<T>(selezione: ReadonlySet<T>, id: T, scelta: boolean): ReadonlySet<T> {
  const nuova = new Set(selezione)
  if (scelta) nuova.add(id)
  else nuova.delete(id)
  return nuova
}
