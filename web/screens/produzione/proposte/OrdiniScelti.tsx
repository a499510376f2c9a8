import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { RemoteAutocomplete } from '../../../ui/RemoteAutocomplete.tsx'
import { searchOrdini } from '../schedulatore/dialogs/searchOrdini.ts'

export interface OrdineDaCercare {
  id: number
  testo: string
}

interface Props {
  ordini: readonly OrdineDaCercare[]
  /** Names of orders that came without one. */
  nomi?: readonly OrdineDaCercare[]
  onChange: (ordini: OrdineDaCercare[]) => void
}

async function cerca(testo: string, pagina: number) {
  const { risultati, altri } = await searchOrdini(testo, 'schedulabili', pagina)
  return {
    risultati: risultati.map(({ pk, numeroCommessa, cliente }) => ({ id: pk, testo: `${numeroCommessa}, ${cliente}` })),
    altri,
  }
}

/** Orders shown by name at most. */
const MOSTRATI = 20

/** Orders picked by hand, one after the other. */
export function OrdiniScelti({ ordini, nomi = [], onChange }: Props) {
  const perNumero = new Map(nomi.map(({ id, testo }) => [id, testo]))
  const mostrati = ordini
    .map(({ id, testo }) => ({ id, testo: testo || (perNumero.get(id) ?? '') }))
    .filter(({ testo }) => testo !== '')
    .slice(0, MOSTRATI)
  const altri = ordini.length - mostrati.length
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', flex: '1 1 100%' }}>
      <Box sx={{ width: { xs: '100%', sm: 320 } }}>
        <RemoteAutocomplete<OrdineDaCercare>
          key={ordini.length}
          etichetta="Aggiungi un ordine"
          valore={null}
          subito
          cerca={cerca}
          onChange={(uno) => {
            if (uno && !ordini.some(({ id }) => id === uno.id)) onChange([...ordini, uno])
          }}
        />
      </Box>
      {mostrati.map((uno) => (
        <Chip
          key={uno.id}
          label={uno.testo}
          onDelete={() => onChange(ordini.filter(({ id }) => id !== uno.id))}
          sx={{ maxWidth: 280 }}
        />
      ))}
      {altri > 0 && (
        <Chip
          label={mostrati.length > 0 ? `e altri ${altri}` : formatCount(altri, 'ordine scelto', 'ordini scelti')}
          onDelete={() => onChange(ordini.filter(({ id }) => mostrati.some((uno) => uno.id === id)))}
        />
      )}
    </Box>
  )
}
