import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { formatoData } from '../../../../server/formati/rules.ts'
import { FASCE } from '../../../../server/statistiche/rules.ts'
import { COLORI } from '../colori.ts'
import type { Letta } from '../righe.ts'
import { periodoDi, type Quali, type StatoStatistiche } from '../stato.ts'
import { type Barra, barre, MISURE, type Misura } from './modello.ts'

interface Props {
  quali: Quali
  letta: Letta
  stato: StatoStatistiche
}

/** The rows of the page as bars, in the colours of their share of the budget (spec/002 §9). */
export default function Grafici({ quali, letta, stato }: Props) {
  const [misura, setMisura] = useState<Misura>('netto')
  const voci = useMemo(() => barre(letta.righe, misura), [letta.righe, misura])
  const { dataInizio, dataFine } = periodoDi(stato)
  const altre = letta.totalCount - letta.righe.length
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <NativeSelect
          input={<OutlinedInput size="small" />}
          value={misura}
          onChange={({ target }) => setMisura(target.value as Misura)}
          inputProps={{ 'aria-label': 'Misura' }}
        >
          {Object.entries(MISURE).map(([nome, titolo]) => (
            <option key={nome} value={nome}>
              {titolo}
            </option>
          ))}
        </NativeSelect>
        <Typography variant="body2" color="textSecondary">
          {formatoData(dataInizio)} – {formatoData(dataFine)}
          {altre > 0 && ` · ${letta.righe.length} di ${letta.totalCount}, i primi della tabella`}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {misura === 'netto' && <Legenda />}
      </Box>
      <Box
        component="ol"
        aria-label={`${MISURE[misura]} per ${quali === 'clienti' ? 'cliente' : 'agente'}`}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: { xs: 1, sm: 0.5 } }}
      >
        {voci.map((voce) => (
          <Riga key={voce.pk} voce={voce} />
        ))}
      </Box>
    </Box>
  )
}

/** A name, its bar with the mark of the budget, and the figure. */
function Riga({ voce: { nome, intero, larga, budget, scritto, fascia, detto } }: { voce: Barra }) {
  return (
    <Box
      component="li"
      aria-label={detto}
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '150px minmax(0, 1fr) 250px' },
        fontSize: '0.8125rem',
        minHeight: 26,
      }}
    >
      <Box component="span" title={intero} aria-hidden sx={{ whiteSpace: 'nowrap' }}>
        {nome}
      </Box>
      <Box
        aria-hidden
        sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / -1', sm: 2 }, position: 'relative', height: 16 }}
      >
        <Box
          sx={{
            height: 1,
            width: `${larga}%`,
            minWidth: larga > 0 ? '2px' : 0,
            borderRadius: 0.5,
            bgcolor: fascia ? COLORI[fascia.nome] : 'text.disabled',
          }}
        />
        {budget !== null && (
          <Box
            sx={{
              ...{ position: 'absolute', top: -3, bottom: -3, left: `calc(${budget}% - 1px)` },
              ...{ width: '2px', bgcolor: 'text.primary' },
            }}
          />
        )}
      </Box>
      <Box component="span" aria-hidden sx={{ textAlign: { xs: 'right', sm: 'left' }, whiteSpace: 'nowrap' }}>
        {scritto}
      </Box>
    </Box>
  )
}

const fino = (indice: number) => {
  const da = FASCE[indice - 1]?.fino
  const a = FASCE[indice]?.fino ?? 0
  if (da === undefined) return `sotto ${a} %`
  return Number.isFinite(a) ? `${da}–${a} %` : `da ${da} %`
}

/** What the colours and the mark say. */
function Legenda() {
  const voce = { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.75rem', color: 'text.secondary' }
  const quadro = { width: 10, height: 10, borderRadius: 0.25, flexShrink: 0 }
  return (
    <Box component="ul" aria-label="Legenda" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, p: 0 }}>
      {FASCE.map(({ nome }, indice) => (
        <Box component="li" key={nome} sx={voce}>
          <Box aria-hidden sx={{ ...quadro, bgcolor: COLORI[nome] }} />
          {fino(indice)}
        </Box>
      ))}
      <Box component="li" sx={voce}>
        <Box aria-hidden sx={{ ...quadro, bgcolor: 'text.disabled' }} />
        senza budget
      </Box>
      <Box component="li" sx={voce}>
        <Box aria-hidden sx={{ width: '2px', height: 14, bgcolor: 'text.primary' }} />
        budget
      </Box>
    </Box>
  )
}
