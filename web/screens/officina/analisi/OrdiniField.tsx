import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { searchOrdini } from '#screens/produzione/schedulatore/dialogs/searchOrdini.ts'
import { RemoteAutocomplete } from '#ui/RemoteAutocomplete.tsx'

/** An order that is in an analysis. */
export interface OrdineInProgram {
  id: number
  testo: string
}

interface Props {
  chosen: readonly OrdineInProgram[]
  onChange: (chosen: readonly OrdineInProgram[]) => void
  error?: string | undefined
}

async function findOrdini(text: string, page: number) {
  const { results, others } = await searchOrdini(text, 'schedulabili', page)
  return {
    results: results.map(({ pk, numeroCommessa, cliente }) => ({
      id: pk,
      text: `${numeroCommessa} - ${cliente}`,
    })),
    others,
  }
}

/** The orders of an analysis: found by words, each taken away by its chip. */
export function OrdiniField({ chosen, onChange, error }: Props) {
  return (
    <Box>
      <RemoteAutocomplete
        label="Aggiungi ordine"
        value={null}
        onChange={(item) => {
          if (item && !chosen.some(({ id }) => id === item.id)) onChange([...chosen, { id: item.id, testo: item.text }])
        }}
        search={findOrdini}
        empty="Nessun ordine trovato"
        loading="Caricamento ordini..."
      />
      {error && (
        <Box role="alert" sx={{ color: 'error.main', typography: 'caption', mt: 0.5 }}>
          {error}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
        {chosen.map((ordine) => (
          <Chip
            key={ordine.id}
            label={ordine.testo}
            onDelete={() => onChange(chosen.filter(({ id }) => id !== ordine.id))}
          />
        ))}
      </Box>
    </Box>
  )
}
