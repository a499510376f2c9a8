import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { graphql } from 'relay-runtime'
import type { CalendarioAziendalePageQuery } from '#generated/CalendarioAziendalePageQuery.graphql.ts'
import type { Period } from '#persone/assenze/rules.ts'
import { ID_FESTIVITA } from '#persone/festivita/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { SideDrawer } from '#ui/SideDrawer.tsx'
import { useIsNarrow, useIsPhone } from '#ui/useIsPhone.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { BlockSkeleton } from './BlockSkeleton.tsx'
import { CalendarioBar } from './CalendarioBar.tsx'
import { colorOf, FESTIVITA_COLOR, readDays } from './events.ts'
import { HolidaysButton } from './HolidaysButton.tsx'
import { PersonePanel } from './PersonePanel.tsx'
import { entryId, type ReadPeriod, readAssenza, readFestivita } from './period/model.ts'
import { type EditedPeriod, PeriodDialog } from './period/PeriodDialog.tsx'
import { usePeriods } from './period/usePeriods.ts'
import { brokenCelleSlot } from './slots.ts'
import { aziendaUrlState, today } from './urlState.ts'
import { useLiveCalendario } from './useLiveCalendario.ts'

const Calendario = lazy(() => import('./CalendarioView.tsx'))

const query = graphql`
  query CalendarioAziendalePageQuery($periodo: Periodo!) @preloadable {
    personale(filtro: { periodo: $periodo }, perPagina: 1000) {
      nodes {
        pk
        nome
        reparto
      }
    }
    assenze(filtro: { periodo: $periodo }, perPagina: 1000) {
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
    festivita(filtro: { periodo: $periodo }, perPagina: 1000) {
      nodes {
        ...model_festivita
      }
    }
  }
`

/** Company calendar: everybody's absences and the holidays, one edit target at a time. */
export default function CalendarioAziendalePage() {
  const { data, isWaiting } = useRouteQuery<CalendarioAziendalePageQuery>(query)
  const { values, set } = useUrlState(aziendaUrlState)
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const [open, setOpen] = useState<EditedPeriod | null>(null)
  const [panel, setPanel] = useState(false)
  // The home leads to them.
  const [search] = useSearchParams()
  const [routes, setBroken] = useState(() => search.has('rotte'))
  const narrow = useIsNarrow()
  const phone = useIsPhone()
  const { move, remove } = usePeriods(reread)
  const day = values.giorno ?? today()
  useLiveCalendario(reread, readDays(day))

  const persone = useMemo(() => data.personale.nodes, [data])
  const hidden = useMemo(() => new Set(values.nascosti), [values.nascosti])
  const place = useMemo(() => new Map(persone.map(({ pk }, index) => [String(pk), index])), [persone])
  const color = (id: string) => (id === ID_FESTIVITA ? FESTIVITA_COLOR : colorOf(place.get(id) ?? 0))
  const target = values.modifica === ID_FESTIVITA || place.has(values.modifica) ? values.modifica : ''
  const periods = useMemo(() => {
    const holidays = data.festivita.nodes.map((riga) => ({ ...readFestivita(riga), name: '' }))
    // Also of whoever is no longer employed in these days, and not among the people.
    const assenze = data.assenze.nodes.map((riga) => ({ ...readAssenza(riga), name: riga.persona.nome }))
    return [...holidays, ...assenze]
  }, [data])
  const byId = new Map(periods.map((period) => [entryId(period), period]))
  const whoOf = ({ tipo, persona }: ReadPeriod) => (tipo === 'festivita' ? ID_FESTIVITA : String(persona))
  const nameOf = (id: string) => persone[place.get(id) ?? -1]?.nome ?? 'Festività'
  const items = periods
    .filter((period) => !hidden.has(whoOf(period)))
    .map((period) => {
      const who = whoOf(period)
      const text = [period.name, period.title].filter(Boolean).join(' · ') || 'Festività'
      return { ...period, id: entryId(period), testo: text, colore: color(who), spostabile: who === target }
    })

  const next = (period: Period | null) =>
    setOpen(
      target === ID_FESTIVITA
        ? { tipo: 'festivita', persona: null, period }
        : { tipo: 'assenza', persona: target === '' ? null : Number(target), period },
    )
  const show = (ids: readonly string[], si: boolean) =>
    set({
      nascosti: si ? values.nascosti.filter((id) => !ids.includes(id)) : [...new Set([...values.nascosti, ...ids])],
    })
  const chooseTarget = (edit: string) => set({ modifica: edit, nascosti: values.nascosti.filter((id) => id !== edit) })
  const add = target === ID_FESTIVITA ? 'Aggiungi festività' : 'Aggiungi assenza'
  const broken = formatCount(data.celleRotte.length, 'cella rotta', 'celle rotte')
  const brokenButton = (data.celleRotte.length > 0 || routes) && (
    <Button
      variant="outlined"
      color="error"
      startIcon={<ErrorOutline />}
      aria-label={broken}
      title={broken}
      onClick={() => setBroken(true)}
    >
      {phone ? data.celleRotte.length : broken}
    </Button>
  )
  const personePanel = (
    <PersonePanel
      persone={persone}
      color={color}
      hidden={hidden}
      onShow={show}
      target={target}
      onTarget={chooseTarget}
    />
  )
  return (
    <Page
      title="Calendario aziendale"
      isWaiting={isWaiting}
      full={!phone}
      oneRow={phone}
      actions={
        <>
          {!phone && brokenButton}
          <FoldedActions>
            <HolidaysButton onAdded={() => void revalidate()} />
            <Button variant="outlined" component={Link} to="/personale">
              Personale
            </Button>
          </FoldedActions>
          <AddButton onClick={() => next(null)}>{add}</AddButton>
        </>
      }
      filters={
        <CalendarioBar
          vista={values.vista}
          day={day}
          onDay={(chosen) => set({ giorno: chosen })}
          onVista={(vista) => set({ vista })}
          first={phone && brokenButton}
        >
          <NativeSelect
            input={<OutlinedInput size="small" />}
            value={target}
            onChange={(event) => chooseTarget(event.target.value)}
            inputProps={{ 'aria-label': 'Modifica sul calendario' }}
            className="solo-schermo"
            sx={phone ? { flex: 1, minWidth: 0 } : { width: 220 }}
          >
            <option value="">Sola lettura</option>
            <option value={ID_FESTIVITA}>Modifica: Festività</option>
            {persone.map(({ pk, nome }) => (
              <option key={pk} value={pk}>{`Modifica: ${nome}`}</option>
            ))}
          </NativeSelect>
          {narrow && (
            <Button variant="outlined" onClick={() => setPanel(true)}>
              Persone
            </Button>
          )}
        </CalendarioBar>
      }
    >
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 2, pb: 1 }}>
        {!narrow && (
          <Box className="solo-schermo" sx={{ width: 230, flexShrink: 0, overflow: 'auto' }}>
            {personePanel}
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
          {target !== '' && !narrow && (
            <Typography variant="body2" color="textSecondary">
              {`Trascina sul calendario per aggiungere, spostare o allungare: ${nameOf(target)}.`}
            </Typography>
          )}
          <Suspense fallback={<BlockSkeleton />}>
            <Calendario
              label="Assenze e festività"
              vista={values.vista}
              day={day}
              items={items}
              onChoose={target === '' ? undefined : next}
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
      </Box>
      {narrow && (
        <SideDrawer open={panel} onClose={() => setPanel(false)} title="Persone e festività">
          {personePanel}
        </SideDrawer>
      )}
      <SideDrawer open={routes} onClose={() => setBroken(false)} title="Celle rotte">
        <brokenCelleSlot.Component celle={data.celleRotte} onRepaired={reread} />
      </SideDrawer>
      {open && (
        <PeriodDialog
          what={open}
          persone={persone}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            reread()
          }}
          onDelete={async (period) => {
            if (await remove(period)) setOpen(null)
          }}
        />
      )}
    </Page>
  )
}
