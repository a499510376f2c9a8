import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { RemoteAutocomplete } from '../../../ui/RemoteAutocomplete.tsx'
import { searchOrdini } from '../../produzione/schedulatore/dialogs/searchOrdini.ts'

/** An order that is in an analysis. */
export interface OrdineInProgramma {
  id: number
  testo: string
}

interface Props {
  scelti: readonly OrdineInProgramma[]
  onChange: (scelti: readonly OrdineInProgramma[]) => void
  errore?: string | undefined
}

async function findOrdini(text: string, page: number) {
  const { risultati, altri } = await searchOrdini(text, 'schedulabili', page)
  return {
    risultati: risultati.map(({ pk, numeroCommessa, cliente }) => ({
      id: pk,
      testo: `${numeroCommessa} - ${cliente}`,
    })),
    altri,
  }
}

/** The orders of an analysis: found by words, each taken away by its chip. */
export function OrdiniField({ scelti, onChange, errore }: Props) {
  return (
    <Box>
      <RemoteAutocomplete
        etichetta="Aggiungi ordine"
        valore={null}
        onChange={(item) => {
          if (item && !scelti.some(({ id }) => id === item.id))
            onChange([...scelti, { id: item.id, testo: item.testo }])
        }}
        cerca={findOrdini}
        vuoto="Nessun ordine trovato"
        caricamento="Caricamento ordini..."
      />
      {errore && (
        <Box role="alert" sx={{ color: 'error.main', typography: 'caption', mt: 0.5 }}>
          {errore}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
        {scelti.map((ordine) => (
          <Chip
            key={ordine.id}
            label={ordine.testo}
            onDelete={() => onChange(scelti.filter(({ id }) => id !== ordine.id))}
          />
        ))}
      </Box>
    </Box>
  )
}
