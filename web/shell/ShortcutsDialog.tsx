import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'

const KEYS: readonly (readonly [titolo: string, voci: readonly (readonly [tasti: string, cosa: string])[]])[] = [
  [
    'Ovunque',
    [
      ['Ctrl K', 'Cerca, apri, comincia'],
      ['?', 'Questo elenco'],
      ['Esc', 'Chiude ciò che è aperto e non ha modifiche'],
      ['Tab', 'Il primo porta al contenuto, oltre il menu'],
    ],
  ],
  [
    'Elenchi',
    [
      ['/', 'Ricerca libera'],
      ['↑ ↓', 'Da una riga all’altra'],
      ['Invio', 'Apre la riga'],
      ['Spazio', 'La seleziona'],
    ],
  ],
  [
    'Ordine',
    [
      ['S', 'Cambia lo stato'],
      ['Ctrl S', 'Salva, o porta al primo errore'],
      ['Invio', 'Campo seguente; dall’ultimo, una riga nuova'],
      ['↑ ↓', 'Lo stesso campo nella riga sopra o sotto'],
      ['Ctrl Invio', 'Nuova riga dell’ordine'],
      ['Ctrl D', 'Copia dalla riga sopra'],
      ['Alt ↑ ↓', 'Sposta la riga'],
      ['Ctrl V', 'Incolla le celle di un foglio di calcolo'],
    ],
  ],
]

/** What the keys do, opened by '?'. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <PlainDialog
      title="Scorciatoie da tastiera"
      width="sm"
      onClose={onClose}
      dividers={false}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <Button onClick={onClose} autoFocus>
          Chiudi
        </Button>
      }
    >
      {KEYS.map(([title, items]) => (
        <Box key={title} component="section" aria-label={title}>
          <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.875rem' }}>
            {title}
          </Box>
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '96px 1fr', rowGap: 0.5 }}>
            {items.map(([keys, what]) => (
              <Box key={keys} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ fontWeight: 600 }}>
                  {keys}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {what}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </PlainDialog>
  )
}
