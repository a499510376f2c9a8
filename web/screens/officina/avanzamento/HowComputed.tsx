import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

const ITEMS = [
  ['Netto', 'Il netto dell’ordine si divide fra rivendita, materiali e manodopera: insieme lo fanno al centesimo.'],
  [
    'Materiali',
    'Ogni materiale vale la somma delle vendite dei suoi ordini fornitore, quando tutti la dicono; altrimenti la sua quota del netto senza rivendita (Impostazioni, «Quote dei materiali»). Insieme non superano mai il netto.',
  ],
  [
    'Arrivo materiale',
    'Un ordine fornitore arrivato con la data di consegna effettiva porta la sua percentuale del valore; da solo il 100 %. Un materiale non passa mai il 100 %.',
  ],
  [
    'Manodopera',
    'Quello che resta. Ogni attività finita ne porta la parte che i minuti teorici dei suoi pezzi hanno di quelli di tutto l’ordine; senza tempi contano i pezzi.',
  ],
  ['Rivendita', 'Conta quando tutti i suoi ordini fornitore sono arrivati; se non ne ha, quando il resto è finito.'],
  ['%', 'Valore economico del periodo diviso netto. Un ordine finito è a 100,00 %.'],
  ['% av. materiali', 'La stessa, ma un materiale conta solo quando è arrivato tutto.'],
] as const

/** How progress is worked out, in words, beside its figures. */
export function HowComputed() {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        startIcon={<HelpOutline />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Come si calcola
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, maxWidth: 520 } } }}
      >
        <Typography id={id} variant="h2" sx={{ mb: 1 }}>
          Come si calcola
        </Typography>
        {ITEMS.map(([name, text]) => (
          <Typography key={name} variant="body2" sx={{ mb: 1 }}>
            <strong>{name}</strong>: {text}
          </Typography>
        ))}
      </Popover>
    </>
  )
}
