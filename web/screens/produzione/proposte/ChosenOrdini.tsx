import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatCount } from '#shared/formats/formats.ts'
import { RemoteAutocomplete } from '#ui/RemoteAutocomplete.tsx'
import { searchOrdini } from '../schedulatore/dialogs/searchOrdini.ts'

export interface OrdineToSearch {
  id: number
  text: string
}

interface Props {
  ordini: readonly OrdineToSearch[]
  /** Names of orders that came without one. */
  names?: readonly OrdineToSearch[]
  onChange: (ordini: OrdineToSearch[]) => void
}

async function search(text: string, page: number) {
  const { results, others } = await searchOrdini(text, 'schedulabili', page)
  return {
    results: results.map(({ pk, numeroCommessa, cliente }) => ({ id: pk, text: `${numeroCommessa}, ${cliente}` })),
    others,
  }
}

/** Orders shown by name at most. */
const SHOWN = 20

/** Orders picked by hand, one after the other. */
export function ChosenOrdini({ ordini, names = [], onChange }: Props) {
  const byNumero = new Map(names.map(({ id, text }) => [id, text]))
  const shown = ordini
    .map(({ id, text }) => ({ id, text: text || (byNumero.get(id) ?? '') }))
    .filter(({ text }) => text !== '')
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
          label={one.text}
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
