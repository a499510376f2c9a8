import Add from '@mui/icons-material/Add'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import type { Periodo } from '../../../../server/persone/assenze/rules.ts'
import { ID_FESTIVITA } from '../../../../server/persone/festivita/rules.ts'
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SideDrawer } from '../../../ui/SideDrawer.tsx'
import { useIsNarrow } from '../../../ui/useIsPhone.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import type { CalendarioAziendalePageQuery } from './__generated__/CalendarioAziendalePageQuery.graphql.ts'
import { BloccoSkeleton } from './BloccoSkeleton.tsx'
import { CelleRotte } from './brokenCells/CelleRotte.tsx'
import { CalendarioBar } from './CalendarioBar.tsx'
import { colorOf, FESTIVITA_COLOR, readDays } from './events.ts'
import { PersonePanel } from './PersonePanel.tsx'
import { entryId, type ReadPeriodo, readAssenza, readFestivita } from './period/model.ts'
import { type EditedPeriodo, PeriodoDialog } from './period/PeriodoDialog.tsx'
import { usePeriods } from './period/usePeriods.ts'
import { aziendaleUrlState, today } from './urlState.ts'
import { useLiveCalendario } from './useLiveCalendario.ts'

const Calendario = lazy(() => import('./CalendarioView.tsx'))

const query = graphql`
  query CalendarioAziendalePageQuery($fromDate: Date!, $toDate: Date!) {
    personale(filtro: { fromDate: $fromDate, toDate: $toDate }, perPagina: 1000) {
      nodes {
        pk
        nome
        reparto
      }
    }
    assenze(filtro: { fromDate: $fromDate, toDate: $toDate }, perPagina: 1000) {
      nodes {
        persona {
          nome
        }
        ...model_assenza
      }
    }
    celleRotte {
      giorno
      reparto
      libero
      ordini {
        pk
        numeroCommessa
      }
    }
    festivita(filtro: { fromDate: $fromDate, toDate: $toDate }, perPagina: 1000) {
      nodes {
        ...model_festivita
      }
    }
  }
`

/** Company calendar: everybody's absences and the holidays, one edit target at a time. */
export default function CalendarioAziendalePage() {
  const { riferimento, inAttesa } = useRouteQuery<CalendarioAziendalePageQuery>()
  const dati = usePreloadedQuery<CalendarioAziendalePageQuery>(query, riferimento)
  const { valori, imposta } = useUrlState(aziendaleUrlState)
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [aperto, setAperto] = useState<EditedPeriodo | null>(null)
  const [pannello, setPannello] = useState(false)
  // The home leads to them.
  const [ricerca] = useSearchParams()
  const [rotte, setRotte] = useState(() => ricerca.has('rotte'))
  const stretto = useIsNarrow()
  const { sposta, elimina } = usePeriods(rileggi)
  const giorno = valori.giorno ?? today()
  useLiveCalendario(rileggi, readDays(giorno))

  const persone = dati.personale.nodes
  const nascosti = useMemo(() => new Set(valori.nascosti), [valori.nascosti])
  const posto = useMemo(() => new Map(persone.map(({ pk }, index) => [String(pk), index])), [persone])
  const colore = (id: string) => (id === ID_FESTIVITA ? FESTIVITA_COLOR : colorOf(posto.get(id) ?? 0))
  const bersaglio = valori.modifica === ID_FESTIVITA || posto.has(valori.modifica) ? valori.modifica : ''
  const periodi = useMemo(() => {
    const feste = dati.festivita.nodes.map((riga) => ({ ...readFestivita(riga), nome: '' }))
    // Also of whoever is no longer employed in these days, and not among the people.
    const assenze = dati.assenze.nodes.map((riga) => ({ ...readAssenza(riga), nome: riga.persona.nome }))
    return [...feste, ...assenze]
  }, [dati])
  const perId = new Map(periodi.map((periodo) => [entryId(periodo), periodo]))
  const chiDi = ({ tipo, persona }: ReadPeriodo) => (tipo === 'festivita' ? ID_FESTIVITA : String(persona))
  const nomeDi = (id: string) => persone[posto.get(id) ?? -1]?.nome ?? 'Festività'
  const voci = periodi
    .filter((periodo) => !nascosti.has(chiDi(periodo)))
    .map((periodo) => {
      const chi = chiDi(periodo)
      const testo = [periodo.nome, periodo.title].filter(Boolean).join(' · ') || 'Festività'
      return { ...periodo, id: entryId(periodo), testo, colore: colore(chi), spostabile: chi === bersaglio }
    })

  const nuovo = (periodo: Periodo | null) =>
    setAperto(
      bersaglio === ID_FESTIVITA
        ? { tipo: 'festivita', persona: null, periodo }
        : { tipo: 'assenza', persona: bersaglio === '' ? null : Number(bersaglio), periodo },
    )
  const show = (ids: readonly string[], si: boolean) =>
    imposta({
      nascosti: si ? valori.nascosti.filter((id) => !ids.includes(id)) : [...new Set([...valori.nascosti, ...ids])],
    })
  const scegliBersaglio = (modifica: string) =>
    imposta({ modifica, nascosti: valori.nascosti.filter((id) => id !== modifica) })
  const pannelloPersone = (
    <PersonePanel
      persone={persone}
      colore={colore}
      nascosti={nascosti}
      onMostra={show}
      bersaglio={bersaglio}
      onBersaglio={scegliBersaglio}
    />
  )
  return (
    <Page
      titolo="Calendario aziendale"
      inAttesa={inAttesa}
      piena={!stretto}
      azioni={
        <>
          {(dati.celleRotte.length > 0 || rotte) && (
            <Button variant="outlined" color="error" startIcon={<ErrorOutline />} onClick={() => setRotte(true)}>
              {formatCount(dati.celleRotte.length, 'cella rotta', 'celle rotte')}
            </Button>
          )}
          <Button variant="outlined" component={Link} to="/personale">
            Personale
          </Button>
          <Button variant="contained" startIcon={<Add />} onClick={() => nuovo(null)}>
            {bersaglio === ID_FESTIVITA ? 'Aggiungi festività' : 'Aggiungi assenza'}
          </Button>
        </>
      }
      filtri={
        <CalendarioBar
          vista={valori.vista}
          giorno={giorno}
          onGiorno={(scelto) => imposta({ giorno: scelto })}
          onVista={(vista) => imposta({ vista })}
        >
          <NativeSelect
            input={<OutlinedInput size="small" />}
            value={bersaglio}
            onChange={(event) => scegliBersaglio(event.target.value)}
            inputProps={{ 'aria-label': 'Modifica sul calendario' }}
            sx={{ width: { xs: '100%', sm: 220 } }}
          >
            <option value="">Sola lettura</option>
            <option value={ID_FESTIVITA}>Modifica: Festività</option>
            {persone.map(({ pk, nome }) => (
              <option key={pk} value={pk}>{`Modifica: ${nome}`}</option>
            ))}
          </NativeSelect>
          {stretto && (
            <Button variant="outlined" onClick={() => setPannello(true)}>
              Persone
            </Button>
          )}
        </CalendarioBar>
      }
    >
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 2, pb: 1 }}>
        {!stretto && <Box sx={{ width: 230, flexShrink: 0, overflow: 'auto' }}>{pannelloPersone}</Box>}
        <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
          {bersaglio !== '' && !stretto && (
            <Typography variant="body2" color="textSecondary">
              {`Trascina sul calendario per aggiungere, spostare o allungare: ${nomeDi(bersaglio)}.`}
            </Typography>
          )}
          <Suspense fallback={<BloccoSkeleton />}>
            <Calendario
              etichetta="Assenze e festività"
              vista={valori.vista}
              giorno={giorno}
              voci={voci}
              onScegli={bersaglio === '' ? undefined : nuovo}
              onOpen={(id) => {
                const letto = perId.get(id)
                if (letto) setAperto({ letto })
              }}
              onMove={async (id, periodo) => {
                const letto = perId.get(id)
                return letto !== undefined && (await sposta(letto, periodo))
              }}
            />
          </Suspense>
        </Box>
      </Box>
      {stretto && (
        <SideDrawer aperto={pannello} onClose={() => setPannello(false)} titolo="Persone e festività">
          {pannelloPersone}
        </SideDrawer>
      )}
      <SideDrawer aperto={rotte} onClose={() => setRotte(false)} titolo="Celle rotte">
        <CelleRotte celle={dati.celleRotte} onRiparata={rileggi} />
      </SideDrawer>
      {aperto && (
        <PeriodoDialog
          cosa={aperto}
          persone={persone}
          onClose={() => setAperto(null)}
          onSaved={() => {
            setAperto(null)
            rileggi()
          }}
          onDelete={async (periodo) => {
            if (await elimina(periodo)) setAperto(null)
          }}
        />
      )}
    </Page>
  )
}
