import AutoGraph from '@mui/icons-material/AutoGraphOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { type UIEvent, useState } from 'react'
import { Link } from 'react-router'
import { formatCount, formatDate } from '../../../../../server/shared/formats/formats.ts'
import { useRemoteSearch } from '../../../../ui/useRemoteSearch.ts'
import { FoundNotice, walkOrdini } from './foundList.tsx'
import { type FoundOrdine, searchOrdini } from './searchOrdini.ts'

interface Props {
  testo: string
  onScegli: (pk: number) => void
}

/** As many as the address of a proposal names. */
const MASSIMO = 50

/** The orders whose plan ends too late, the latest first: one opens it, several are planned together. */
export function LateOrdini({ testo, onScegli }: Props) {
  const ricerca = useRemoteSearch<FoundOrdine>((t, page) => searchOrdini(t, 'in_ritardo', page), testo, true)
  const [scelti, setScelti] = useState<ReadonlySet<number>>(new Set())
  const scorri = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) => {
    if (scrollTop + clientHeight > scrollHeight - 120) ricerca.ancora()
  }
  function segna(pk: number) {
    const nuovi = new Set(scelti)
    if (!nuovi.delete(pk) && nuovi.size < MASSIMO) nuovi.add(pk)
    setScelti(nuovi)
  }
  if (ricerca.fallita)
    return (
      <FoundNotice>
        Ricerca non riuscita. <Button onClick={ricerca.riprova}>Riprova</Button>
      </FoundNotice>
    )
  if (ricerca.voci.length === 0)
    return <FoundNotice>{ricerca.inCorso ? 'Caricamento ordini...' : 'Nessun ordine in ritardo'}</FoundNotice>
  const visti = ricerca.voci.slice(0, MASSIMO).map(({ pk }) => pk)
  const tutti = visti.every((pk) => scelti.has(pk))
  return (
    <>
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
      <List
        dense
        onScroll={scorri}
        onKeyDown={walkOrdini}
        aria-label="Ordini in ritardo"
        aria-busy={ricerca.inCorso}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', py: 0 }}
      >
        {ricerca.voci.map(({ pk, numeroCommessa, cliente, dataConsegna, margine }) => (
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
        ))}
      </List>
    </>
  )
}
