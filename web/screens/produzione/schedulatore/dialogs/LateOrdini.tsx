import AutoGraph from '@mui/icons-material/AutoGraphOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount, formatDate } from '../../../../../server/shared/formats/formats.ts'
import { propostaOfUrl } from '../../proposte/propostaUrlState.ts'
import { FoundList } from './FoundList.tsx'
import type { FoundOrdine } from './searchOrdini.ts'

interface Props {
  text: string
  onChoose: (pk: number) => void
}

/** As many as the address of a proposal names. */
const MAX = 50

/** The orders whose plan ends too late, the latest first: one opens it, several are planned together. */
export function LateOrdini({ text, onChoose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  function mark(pk: number) {
    const fresh = new Set(chosen)
    if (!fresh.delete(pk) && fresh.size < MAX) fresh.add(pk)
    setChosen(fresh)
  }
  const above = (items: readonly FoundOrdine[]) => {
    const seen = items.slice(0, MAX).map(({ pk }) => pk)
    const all = seen.every((pk) => chosen.has(pk))
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, pb: 0.5 }}>
        <Checkbox
          size="small"
          checked={all}
          indeterminate={chosen.size > 0 && !all}
          onChange={() => setChosen(all ? new Set() : new Set(seen))}
          slotProps={{ input: { 'aria-label': 'Scegli tutti gli ordini in ritardo' } }}
        />
        {chosen.size === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Scegli quali ripianificare insieme.
          </Typography>
        ) : (
          <Button
            component={Link}
            to={propostaOfUrl(chosen)}
            size="small"
            variant="contained"
            startIcon={<AutoGraph />}
          >
            Proponi piano per {formatCount(chosen.size, 'ordine', 'ordini')}
          </Button>
        )}
      </Box>
    )
  }
  return (
    <FoundList text={text} which="in_ritardo" label="Ordini in ritardo" empty="Nessun ordine in ritardo" above={above}>
      {({ pk, numeroCommessa, cliente, dataConsegna, margine }) => (
        <Box component="li" key={pk} sx={{ display: 'flex', borderTop: 1, borderColor: 'divider' }}>
          <Checkbox
            size="small"
            checked={chosen.has(pk)}
            onChange={() => mark(pk)}
            sx={{ ml: 0.5 }}
            slotProps={{ input: { 'aria-label': `Ripianifica ${numeroCommessa}` } }}
          />
          <ListItemButton data-ordine={pk} onClick={() => onChoose(pk)} sx={{ minWidth: 0, minHeight: 44, px: 0.5 }}>
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
