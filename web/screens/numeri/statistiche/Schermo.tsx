import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation, useRevalidator } from 'react-router'
import { useViewer } from '../../../shell/viewer.ts'
import { Pagina } from '../../../ui/Pagina.tsx'
import { scriviUrl } from '../../../ui/urlState.ts'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import type { UrlState } from '../../../ui/useUrlState.ts'
import { FiltriStatistiche } from './FiltriStatistiche.tsx'
import { PeriodiPronti } from './PeriodiPronti.tsx'
import type { Letta, RigaStatistica } from './righe.ts'
import { PANNELLO, Schede } from './Schede.tsx'
import { FILTRI, indirizziRighe, indirizzoExcel, type Quali, statoAgenti, statoClienti } from './stato.ts'
import { TabellaStatistiche } from './tabella/TabellaStatistiche.tsx'
import { useStatisticheInDiretta } from './useStatisticheInDiretta.ts'
import { Vista } from './Vista.tsx'
import { Vuote } from './Vuote.tsx'

const BudgetDialog = lazy(() => import('./budget/BudgetDialog.tsx'))
const Grafici = lazy(() => import('./grafici/Grafici.tsx'))

export interface PropsSchermo {
  quali: Quali
  letta: Letta
  /** Those that the filter offers. */
  agenti: readonly { readonly pk: number; readonly codice: string; readonly nome: string }[]
  elenco: UrlState<typeof statoClienti>
  inAttesa: boolean
}

/** Both statistics: tabs that carry the filters over, period and agents, a table or charts. */
export function Schermo({ quali, letta, agenti, elenco, inAttesa }: PropsSchermo) {
  const { valori: stato } = elenco
  const { adminOrders } = useViewer().permessi
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  /** Whose budget is being set. */
  const [budget, setBudget] = useState<RigaStatistica | null>(null)
  // On a phone the filters leave the rows too little room: all of it scrolls.
  const stretto = useIsPhone()
  useStatisticheInDiretta()

  // The address is old: the last page there is takes its place.
  if (stato.pagina > letta.numeroPagine && !inAttesa) {
    const schema = quali === 'clienti' ? statoClienti : statoAgenti
    const corretta = scriviUrl(schema, new URLSearchParams(search), { pagina: letta.numeroPagine })
    return <Navigate to={`/statistiche-${quali}?${corretta}`} replace />
  }
  const filtrato = FILTRI.some((nome) => elenco.attivi.includes(nome))
  return (
    <Pagina
      titolo={quali === 'clienti' ? 'Statistiche clienti' : 'Statistiche agenti'}
      conteggio={letta.totalCount}
      inAttesa={inAttesa}
      piena={!stretto}
      azioni={
        <>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            component="a"
            href={indirizzoExcel(quali, stato)}
            download
            disabled={letta.totalCount === 0}
          >
            Esporta
          </Button>
          <Vista vista={stato.vista} onVista={(vista) => elenco.imposta({ vista, pagina: stato.pagina })} />
        </>
      }
      filtri={
        <>
          <Box
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' },
              ...{ borderBottom: { sm: 1 }, borderColor: { sm: 'divider' } },
            }}
          >
            <Schede quali={quali} stato={stato} />
            <PeriodiPronti elenco={elenco} />
          </Box>
          <FiltriStatistiche quali={quali} elenco={elenco} agenti={agenti} filtrato={filtrato} />
        </>
      }
    >
      <Box
        role="tabpanel"
        id={PANNELLO}
        aria-labelledby={`scheda-${quali}`}
        sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}
      >
        {letta.totalCount === 0 ? (
          <Vuote quali={quali} azzera={filtrato ? () => elenco.azzera(FILTRI) : undefined} />
        ) : stato.vista === 'grafici' ? (
          <Suspense fallback={<LinearProgress aria-label="Caricamento..." />}>
            <Grafici
              quali={quali}
              letta={letta}
              stato={stato}
              onMisura={(misura) => elenco.imposta({ misura, pagina: stato.pagina })}
              apri={indirizziRighe(quali, stato).apri}
            />
          </Suspense>
        ) : (
          <TabellaStatistiche
            quali={quali}
            letta={letta}
            elenco={elenco}
            inAttesa={inAttesa}
            onBudget={adminOrders ? setBudget : undefined}
          />
        )}
      </Box>
      {budget && (
        <Suspense fallback={null}>
          <BudgetDialog
            quali={quali}
            pk={budget.pk}
            nome={budget.nome}
            stato={stato}
            onChiudi={() => setBudget(null)}
            onSalvato={() => {
              setBudget(null)
              void revalidate()
            }}
          />
        </Suspense>
      )}
    </Pagina>
  )
}
