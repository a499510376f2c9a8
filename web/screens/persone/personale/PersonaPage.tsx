import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { PersonaPageQuery } from '#generated/PersonaPageQuery.graphql.ts'
import type { Period } from '#persone/assenze/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatDate } from '#shared/formats/formats.ts'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useIsNarrow, useIsPhone } from '#ui/useIsPhone.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { BlockSkeleton } from '../calendario/BlockSkeleton.tsx'
import { CalendarioBar } from '../calendario/CalendarioBar.tsx'
import { colorOf, FESTIVITA_COLOR, readDays } from '../calendario/events.ts'
import { entryId, readAssenza, readFestivita } from '../calendario/period/model.ts'
import { PERIOD_NAMES } from '../calendario/period/mutations.ts'
import { type EditedPeriod, PeriodDialog } from '../calendario/period/PeriodDialog.tsx'
import { usePeriods } from '../calendario/period/usePeriods.ts'
import { calendarioUrlState, today } from '../calendario/urlState.ts'
import { useLiveCalendario } from '../calendario/useLiveCalendario.ts'
import { PersonaDialog } from './PersonaDialog.tsx'
import { readPersonaRow } from './PersonaRow.tsx'
import { RepartoChip } from './RepartoChip.tsx'
import { UtenteOfPersona } from './UtenteOfPersona.tsx'
import { useDeletePersona } from './useDeletePersona.ts'

const Calendario = lazy(() => import('../calendario/CalendarioView.tsx'))

const query = graphql`
  query PersonaPageQuery($pk: Int!, $periodo: Periodo!) @preloadable {
    persona(pk: $pk) {
      ...PersonaRow_persona
      assenze(periodo: $periodo) {
        ...model_assenza
      }
    }
    festivita(filtro: { periodo: $periodo }, perPagina: 1000) {
      nodes {
        ...model_festivita
      }
    }
  }
`

/** Staff detail with the calendar of the absences, over the holidays of all. */
export default function PersonaPage() {
  const { data: read, isWaiting } = useRouteQuery<PersonaPageQuery>(query)
  const { festivita } = read
  const persona = read.persona && readPersonaRow(read.persona)
  const assenze = read.persona?.assenze
  const { values, set } = useUrlState(calendarioUrlState)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const [modulo, setModulo] = useState(false)
  const [open, setOpen] = useState<EditedPeriod | null>(null)
  const removePersona = useDeletePersona(() => navigate('/personale', { replace: true }))
  const { move, remove } = usePeriods((outcome) => {
    if (outcome !== 'spostato') reread()
  })
  const narrow = useIsNarrow()
  const phone = useIsPhone()
  const day = values.giorno ?? today()
  useLiveCalendario(reread, readDays(day))
  const periods = useMemo(
    () => [...festivita.nodes.map((riga) => readFestivita(riga)), ...(assenze ?? []).map((riga) => readAssenza(riga))],
    [festivita, assenze],
  )
  const items = useMemo(
    () =>
      periods.map((period) => ({
        ...period,
        id: entryId(period),
        testo: period.title || PERIOD_NAMES[period.tipo],
        colore: period.tipo === 'festivita' ? FESTIVITA_COLOR : colorOf(0),
        spostabile: period.tipo === 'assenza',
      })),
    [periods],
  )

  if (!persona) return <NotFound />
  const { pk, nome, reparto, dataInizio, dataFine } = persona
  const byId = new Map(periods.map((period) => [entryId(period), period]))
  const next = (period: Period | null) => setOpen({ tipo: 'assenza', persona: pk, period })
  const facts = (
    <>
      <Typography variant="body2" color="textSecondary">
        {`In forza dal ${formatDate(dataInizio)}${dataFine ? ` al ${formatDate(dataFine)}` : ''}`}
      </Typography>
      <UtenteOfPersona persona={persona} />
    </>
  )
  return (
    <Page
      title={nome}
      isWaiting={isWaiting}
      full={!narrow}
      back={<BackLink to="/personale" title="Personale" />}
      oneRow={phone}
      beside={
        <>
          <RepartoChip reparto={reparto} />
          {!phone && facts}
        </>
      }
      actions={
        <>
          <FoldedActions>
            <Button color="error" onClick={() => removePersona(persona)}>
              Elimina
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setModulo(true)}>
              Modifica
            </Button>
          </FoldedActions>
          <AddButton onClick={() => next(null)}>Aggiungi assenza</AddButton>
        </>
      }
      filters={
        <>
          {phone && <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>{facts}</Box>}
          <CalendarioBar
            vista={values.vista}
            day={day}
            onDay={(chosen) => set({ giorno: chosen })}
            onVista={(vista) => set({ vista })}
          />
        </>
      }
    >
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', pb: 1 }}>
        <Suspense fallback={<BlockSkeleton />}>
          <Calendario
            label={`Assenze di ${nome}`}
            vista={values.vista}
            day={day}
            items={items}
            onChoose={next}
            onOpen={(id) => {
              const read = byId.get(id)
              if (read) setOpen({ read: read })
            }}
            onMove={async (id, period) => {
              const read = byId.get(id)
              return read !== undefined && (await move(read, period))
            }}
          />
        </Suspense>
      </Box>
      {modulo && <PersonaDialog persona={persona} onClose={() => setModulo(false)} onSaved={() => setModulo(false)} />}
      {open && (
        <PeriodDialog
          what={open}
          persone={[persona]}
          onClose={() => setOpen(null)}
          onSaved={({ created }) => {
            setOpen(null)
            if (created) reread()
          }}
          onDelete={async (period) => {
            if (await remove(period)) setOpen(null)
          }}
        />
      )}
    </Page>
  )
}

function NotFound() {
  return (
    <Page title="Persona non trovata">
      <EmptyState
        title="Questa persona non esiste"
        text="Il numero è sbagliato, oppure è stata eliminata."
        action={
          <Button variant="contained" component={Link} to="/personale">
            Personale
          </Button>
        }
      />
    </Page>
  )
}
