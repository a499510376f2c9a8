import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SceltaMultipla } from '../../../forms/multiplo/SceltaMultipla.tsx'
import { SceltaData } from '../../../forms/SceltaData.tsx'
import { BarraFiltri } from '../../../ui/tabella/BarraFiltri.tsx'
import type { PropsSchermo } from './Schermo.tsx'
import { FILTRI, periodoDi } from './stato.ts'

interface Props extends Pick<PropsSchermo, 'quali' | 'elenco' | 'agenti'> {
  /** Whether anything differs from how the statistics begin. */
  filtrato: boolean
}

/** Words, period and agents. */
export function FiltriStatistiche({ quali, elenco: { valori, imposta, azzera }, agenti, filtrato }: Props) {
  const { dataInizio, dataFine } = periodoDi(valori)
  return (
    <BarraFiltri
      cerca={{
        valore: valori.search,
        onCambia: (search) => imposta({ search }, { sostituisci: true }),
        etichetta: quali === 'clienti' ? 'Cerca cliente' : 'Cerca agente',
      }}
    >
      <Box
        role="group"
        aria-label="Periodo"
        sx={{
          display: 'grid',
          gap: 1,
          width: { xs: '100%', sm: 'auto' },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(2, 190px)' },
          // Half a phone has just the room for a day.
          '& .MuiPickersOutlinedInput-root': { px: { xs: 1, sm: 1.75 }, fontSize: { xs: '0.8125rem', sm: 'inherit' } },
        }}
      >
        <SceltaData
          etichetta="Dal"
          valore={dataInizio}
          // An end that would come before it goes to the end of its month.
          onCambia={(giorno) =>
            imposta({ data_inizio: giorno, data_fine: giorno === null || dataFine < giorno ? null : dataFine })
          }
        />
        <SceltaData
          etichetta="al"
          valore={dataFine}
          minimo={dataInizio}
          onCambia={(giorno) => imposta({ data_inizio: giorno === null ? null : dataInizio, data_fine: giorno })}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 240 } }}>
        <SceltaMultipla
          mostrati={1}
          etichetta="Agenti"
          voci={agenti.map(({ pk, codice, nome }) => ({ valore: pk, testo: `${nome} (${codice})` }))}
          valori={valori.agenti}
          onCambia={(scelti) => imposta({ agenti: scelti })}
        />
      </Box>
      {filtrato && <Button onClick={() => azzera(FILTRI)}>Azzera filtri</Button>}
    </BarraFiltri>
  )
}
