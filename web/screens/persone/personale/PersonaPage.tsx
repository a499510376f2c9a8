import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { Periodo } from '../../../../server/persone/assenze/rules.ts'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { useRouteQuery } from '../../../relay/RouteWithData.tsx'
import { BackLink } from '../../../ui/list/BackLink.tsx'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/stati/EmptyState.tsx'
import { useIsNarrow } from '../../../ui/useIsPhone.ts'
import { useUrlState } from '../../../ui/useUrlState.ts'
import { BloccoSkeleton } from '../calendario/BloccoSkeleton.tsx'
import { CalendarioBar } from '../calendario/CalendarioBar.tsx'
import { colorOf, FESTIVITA_COLOR, readDays } from '../calendario/events.ts'
import { entryId, readAssenza, readFestivita } from '../calendario/period/model.ts'
import { PERIODO_NAMES } from '../calendario/period/mutations.ts'
import { type EditedPeriodo, PeriodoDialog } from '../calendario/period/PeriodoDialog.tsx'
import { usePeriods } from '../calendario/period/usePeriods.ts'
import { calendarioUrlState, today } from '../calendario/urlState.ts'
import { useLiveCalendario } from '../calendario/useLiveCalendario.ts'
import type { PersonaPageQuery } from './__generated__/PersonaPageQuery.graphql.ts'
import { PersonaDialog } from './PersonaDialog.tsx'
import { readPersonaRow } from './PersonaRow.tsx'
import { RepartoChip } from './RepartoChip.tsx'
import { useDeletePersona } from './useDeletePersona.ts'

const Calendario = lazy(() => import('../calendario/CalendarioView.tsx'))

const query = graphql`
  query PersonaPageQuery($pk: Int!, $fromDate: Date!, $toDate: Date!) {
    persona(pk: $pk) {
      ...PersonaRow_persona
      assenze(fromDate: $fromDate, toDate: $toDate) {
        ...model_assenza
      }
    }
    festivita(filtro: { fromDate: $fromDate, toDate: $toDate }, perPagina: 1000) {
      nodes {
        ...model_festivita
      }
    }
  }
`

/** Staff detail with the calendar of the absences, over the holidays of all. */
export default function PersonaPage() {
  const { riferimento, inAttesa } = useRouteQuery<PersonaPageQuery>()
  const letto = usePreloadedQuery<PersonaPageQuery>(query, riferimento)
  const { festivita } = letto
  const persona = letto.persona && readPersonaRow(letto.persona)
  const assenze = letto.persona?.assenze
  const { valori, imposta } = useUrlState(calendarioUrlState)
  const naviga = useNavigate()
  const { revalidate } = useRevalidator()
  const rileggi = () => void revalidate()
  const [modulo, setModulo] = useState(false)
  const [aperto, setAperto] = useState<EditedPeriodo | null>(null)
  const eliminaPersona = useDeletePersona(() => naviga('/personale', { replace: true }))
  const { sposta, elimina } = usePeriods((esito) => {
    if (esito !== 'spostato') rileggi()
  })
  const stretto = useIsNarrow()
  const giorno = valori.giorno ?? today()
  useLiveCalendario(rileggi, readDays(giorno))
  const periodi = useMemo(
    () => [...festivita.nodes.map((riga) => readFestivita(riga)), ...(assenze ?? []).map((riga) => readAssenza(riga))],
    [festivita, assenze],
  )
  const voci = useMemo(
    () =>
      periodi.map((periodo) => ({
        ...periodo,
        id: entryId(periodo),
        testo: periodo.title || PERIODO_NAMES[periodo.tipo],
        colore: periodo.tipo === 'festivita' ? FESTIVITA_COLOR : colorOf(0),
        spostabile: periodo.tipo === 'assenza',
      })),
    [periodi],
  )

  if (!persona) return <NonTrovata />
  const { pk, nome, reparto, dataInizio, dataFine } = persona
  const perId = new Map(periodi.map((periodo) => [entryId(periodo), periodo]))
  const nuova = (periodo: Periodo | null) => setAperto({ tipo: 'assenza', persona: pk, periodo })
  return (
    <Page
      titolo={nome}
      inAttesa={inAttesa}
      piena={!stretto}
      indietro={<BackLink to="/personale" title="Personale" />}
      accanto={
        <>
          <RepartoChip reparto={reparto} />
          <Typography variant="body2" color="textSecondary">
            {`In forza dal ${formatDate(dataInizio)}${dataFine ? ` al ${formatDate(dataFine)}` : ''}`}
          </Typography>
        </>
      }
      azioni={
        <>
          <Button color="error" onClick={() => eliminaPersona(persona)}>
            Elimina
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => setModulo(true)}>
            Modifica
          </Button>
          <Button variant="contained" startIcon={<Add />} onClick={() => nuova(null)}>
            Aggiungi assenza
          </Button>
        </>
      }
      filtri={
        <CalendarioBar
          vista={valori.vista}
          giorno={giorno}
          onGiorno={(scelto) => imposta({ giorno: scelto })}
          onVista={(vista) => imposta({ vista })}
        />
      }
    >
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', pb: 1 }}>
        <Suspense fallback={<BloccoSkeleton />}>
          <Calendario
            etichetta={`Assenze di ${nome}`}
            vista={valori.vista}
            giorno={giorno}
            voci={voci}
            onScegli={nuova}
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
      {modulo && <PersonaDialog persona={persona} onClose={() => setModulo(false)} onSaved={() => setModulo(false)} />}
      {aperto && (
        <PeriodoDialog
          cosa={aperto}
          persone={[persona]}
          onClose={() => setAperto(null)}
          onSaved={({ created }) => {
            setAperto(null)
            if (created) rileggi()
          }}
          onDelete={async (periodo) => {
            if (await elimina(periodo)) setAperto(null)
          }}
        />
      )}
    </Page>
  )
}

function NonTrovata() {
  return (
    <Page titolo="Persona non trovata">
      <EmptyState
        titolo="Questa persona non esiste"
        testo="Il numero è sbagliato, oppure è stata eliminata."
        azione={
          <Button variant="contained" component={Link} to="/personale">
            Personale
          </Button>
        }
      />
    </Page>
  )
}
