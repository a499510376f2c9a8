import AutoGraph from '@mui/icons-material/AutoGraphOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount, formatDate } from '../../../../../server/shared/formats/formats.ts'
import { FoundList } from './FoundList.tsx'
import type { FoundOrdine } from './searchOrdini.ts'

interface Props {
  testo: string
  onScegli: (pk: number) => void
}

/** As many as the address of a proposal names. */
const MASSIMO = 50

/** The orders whose plan ends too late, the latest first: one opens it, several are planned together. */
export function LateOrdini({ testo, onScegli }: Props) {
  const [scelti, setScelti] = useState<ReadonlySet<number>>(new Set())
  function segna(pk: number) {
    const nuovi = new Set(scelti)
    if (!nuovi.delete(pk) && nuovi.size < MASSIMO) nuovi.add(pk)
    setScelti(nuovi)
  }
  const sopra = (voci: readonly FoundOrdine[]) => {
    const visti = voci.slice(0, MASSIMO).map(({ pk }) => pk)
    const tutti = visti.every((pk) => scelti.has(pk))
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, pb: 0.5 }}>
        <Checkbox
          size="small"
          checked={tutti}
          indeterminate={scelti.size > 0 && !tutti}
          onChange={() => setScelti(tutti ? new Set() : new Set(visti))}
          slotProps={{ input: { 'aria-label': 'Scegli tutti gli ordini in ritardo' } }}
        />
        {scelti.size === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Scegli quali ripianificare insieme.
          </Typography>
        ) : (
          <Button
            component={Link}
            to={`/schedulatore/proposta?ordini=${[...scelti].sort((a, b) => a - b).join('.')}`}
            size="small"
            variant="contained"
            startIcon={<AutoGraph />}
          >
            Proponi piano per {formatCount(scelti.size, 'ordine', 'ordini')}
          </Button>
        )}
      </Box>
    )
  }
  return (
    <FoundList
      testo={testo}
      quali="in_ritardo"
      etichetta="Ordini in ritardo"
      vuoto="Nessun ordine in ritardo"
      sopra={sopra}
    >
      {({ pk, numeroCommessa, cliente, dataConsegna, margine }) => (
        <Box component="li" key={pk} sx={{ display: 'flex', borderTop: 1, borderColor: 'divider' }}>
          <Checkbox
            size="small"
            checked={scelti.has(pk)}
            onChange={() => segna(pk)}
            sx={{ ml: 0.5 }}
            slotProps={{ input: { 'aria-label': `Ripianifica ${numeroCommessa}` } }}
          />
          <ListItemButton data-ordine={pk} onClick={() => onScegli(pk)} sx={{ minWidth: 0, minHeight: 44, px: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap sx={{ fontWeight: 600 }}>
                {numeroCommessa}
                <Box component="span" sx={{ fontWeight: 400, ml: 1 }}>
                  {cliente}
                </Box>
              </Typography>
              <Typography variant="body2" color="textSecondary" noWrap>
                <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
                  {formatCount(-(margine ?? 0), 'giorno', 'giorni')} di ritardo
                </Box>
                {dataConsegna && `, per il ${formatDate(dataConsegna).slice(0, 5)}`}
              </Typography>
            </Box>
          </ListItemButton>
        </Box>
      )}
    </FoundList>
  )
}
