import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { RemoteAutocomplete } from '../../../ui/RemoteAutocomplete.tsx'
import { searchOrdini } from '../schedulatore/dialogs/searchOrdini.ts'

export interface OrdineToSearch {
  id: number
  testo: string
}

interface Props {
  ordini: readonly OrdineToSearch[]
  /** Names of orders that came without one. */
  names?: readonly OrdineToSearch[]
  onChange: (ordini: OrdineToSearch[]) => void
}

async function search(text: string, page: number) {
  const { risultati, altri } = await searchOrdini(text, 'schedulabili', page)
  return {
    risultati: risultati.map(({ pk, numeroCommessa, cliente }) => ({ id: pk, testo: `${numeroCommessa}, ${cliente}` })),
    altri,
  }
}

/** Orders shown by name at most. */
const SHOWN = 20

/** Orders picked by hand, one after the other. */
export function ChosenOrdini({ ordini, names = [], onChange }: Props) {
  const byNumero = new Map(names.map(({ id, testo }) => [id, testo]))
  const shown = ordini
    .map(({ id, testo }) => ({ id, testo: testo || (byNumero.get(id) ?? '') }))
    .filter(({ testo }) => testo !== '')
    .slice(0, SHOWN)
  const others = ordini.length - shown.length
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', flex: '1 1 100%' }}>
      <Box sx={{ width: { xs: '100%', sm: 320 } }}>
        <RemoteAutocomplete<OrdineToSearch>
          key={ordini.length}
          label="Aggiungi un ordine"
          value={null}
          atOnce
          search={search}
          onChange={(one) => {
            if (one && !ordini.some(({ id }) => id === one.id)) onChange([...ordini, one])
          }}
        />
      </Box>
      {shown.map((one) => (
        <Chip
          key={one.id}
          label={one.testo}
          onDelete={() => onChange(ordini.filter(({ id }) => id !== one.id))}
          sx={{ maxWidth: 280 }}
        />
      ))}
      {others > 0 && (
        <Chip
          label={shown.length > 0 ? `e altri ${others}` : formatCount(others, 'ordine scelto', 'ordini scelti')}
          onDelete={() => onChange(ordini.filter(({ id }) => shown.some((one) => one.id === id)))}
        />
      )}
    </Box>
  )
}
