import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { PERIODI_PRONTI, type PeriodoPronto, periodoPronto } from '../../../../server/numeri/statistiche/rules.ts'
import { isoDate } from '../../../../server/shared/formats/formats.ts'
import type { UrlState } from '../../../ui/useUrlState.ts'
import { shownPeriodo, type statisticheClientiUrlState } from './urlState.ts'

/** Periods at a click; the one that is looked at is pressed. */
export function ReadyPeriods({ elenco: { valori, imposta } }: { elenco: UrlState<typeof statisticheClientiUrlState> }) {
  const { dataInizio, dataFine } = shownPeriodo(valori)
  const oggi = isoDate(new Date())
  const scelto = PERIODI_PRONTI.find((nome) => {
    const pronto = periodoPronto(nome, oggi)
    return pronto.dataInizio === dataInizio && pronto.dataFine === dataFine
  })
  function scegli(nome: PeriodoPronto) {
    const pronto = periodoPronto(nome, oggi)
    imposta({ data_inizio: pronto.dataInizio, data_fine: pronto.dataFine })
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={scelto ?? null}
      aria-label="Periodi pronti"
      onChange={(_evento, nome: PeriodoPronto | null) => nome && scegli(nome)}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {PERIODI_PRONTI.map((nome) => (
        <ToggleButton
          key={nome}
          value={nome}
          sx={{
            flex: { xs: 1, sm: 'none' },
            px: { xs: 0.5, sm: 1.25 },
            py: 0.75,
            lineHeight: 1.2,
            color: 'text.primary',
            fontSize: '0.8125rem',
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          {nome}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
