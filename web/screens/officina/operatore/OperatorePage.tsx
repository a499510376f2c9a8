import Add from '@mui/icons-material/Add'
import ReportProblem from '@mui/icons-material/ReportProblemOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OperatorePageQuery } from '#generated/OperatorePageQuery.graphql.ts'
import { TIPI_PEZZO } from '#officina/lavorazioni/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { Page } from '#ui/Page.tsx'
import { usePreference } from '#ui/preference.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { AttivitaCard } from './AttivitaCard.tsx'
import { NewAttivitaDialog } from './add/NewAttivitaDialog.tsx'
import { ordiniSearch, plannedOrdine, readChosenOrdine } from './add/ordiniDaLavorare.ts'
import type { ShownAttivita } from './attivita.ts'
import { BENCH_PREFERENCE } from './banco/bench.ts'
import { PrevistoSection } from './banco/PrevistoSection.tsx'
import { AttivitaDialog } from './edit/AttivitaDialog.tsx'
import { useOpenAttivita } from './edit/useOpenAttivita.ts'
import { MonthCalendar } from './month/MonthCalendar.tsx'
import { nameOfDay } from './month/month.ts'
import { operatoreUrlState, shownDay } from './operatoreUrlState.ts'
import { ProblemaDialog } from './problema/ProblemaDialog.tsx'
import { daySigns, withWaiting } from './queue/overlay.ts'
import { QueueNotice } from './queue/QueueNotice.tsx'
import { useAttivitaActions } from './queue/useAttivitaActions.ts'
import { useAttivitaQueue } from './queue/useAttivitaQueue.ts'
import { readAttivita, readDetail } from './readAttivita.ts'
import { floorButton } from './targets.ts'

const query = graphql`
  query OperatorePageQuery($data: Date!, $mese: String!, $banco: String!, $conBanco: Boolean!) @preloadable {
    giorniAttivita(mese: $mese) {
      giorno
      aperte
    }
    delGiorno: mieAttivita(filtro: { periodo: { dal: $data, al: $data } }, perPagina: 200, ordinamento: [ORA_INIZIO]) {
      nodes {
        ...readAttivita_attivita
      }
    }
    aperte: mieAttivita(filtro: { aperte: true }, perPagina: 50, ordinamento: [DATA_DESC]) {
      nodes {
        ...readAttivita_attivita
        # Ahead, so that it can be ended where there is no network.
        ...readAttivita_dettaglio
      }
    }
    lavorazioni {
      pk
      nome
      attiva
      attivitaNumero
    }
    ordiniDaLavorare {
      ...ordiniDaLavorare_ordine
    }
    postazioniOfficina
    previstoAlBanco(postazione: $banco) @include(if: $conBanco) {
      ordine {
        pk
        numeroCommessa
        nomeCliente
        riferimento
      }
      lavorazione {
        pk
      }
      ...PrevistoSection_previsto
    }
  }
`

/** What an operator does: month, day, what is still open; all of it on a phone with one hand, also without network. */
export default function OperatorePage() {
  const { reference, inAttesa } = useRouteQuery<OperatorePageQuery>()
  const read = usePreloadedQuery<OperatorePageQuery>(query, reference)
  const { values, set } = useUrlState(operatoreUrlState)
  const { pk: user } = useViewer()
  const { revalidate } = useRevalidator()
  const reread = useCallback(() => void revalidate(), [revalidate])
  const queue = useAttivitaQueue(user, reread)
  const opened = useOpenAttivita()
  const actions = useAttivitaActions(queue.write, opened, reread)
  const [adding, setAdding] = useState(values.ordine !== null || values.lavorazione !== null)
  const [reporting, setReporting] = useState(false)
  const [bench, setBench] = usePreference(BENCH_PREFERENCE, '')
  const banco = values.banco || bench
  useChanged(['PEZZI'], (change) => {
    reread()
    opened.rereadIf(change?.pk ?? null)
  })

  const day = shownDay(values.data)
  const { waiting } = queue.state
  const open = withWaiting(read.aperte.nodes.map(readAttivita), waiting).filter(({ oraFine }) => oraFine === null)
  const ofDay = withWaiting(read.delGiorno.nodes.map(readAttivita), waiting).filter(({ data }) => data === day)
  const tipi = new Map(read.lavorazioni.map(({ pk, attivitaNumero }) => [pk, wordOfEnum(TIPI_PEZZO, attivitaNumero)]))
  const ordini = read.ordiniDaLavorare.map((ordine) => readChosenOrdine(ordine, null))

  /** What was read ahead of it, for where there is no network. */
  function edit(attivita: ShownAttivita) {
    const ahead = read.aperte.nodes.find((one) => readAttivita(one).pk === attivita.pk)
    opened.open(attivita, ahead ? readDetail(ahead) : null)
  }
  function editByPk(pk: number) {
    setAdding(false)
    const there = open.find((one) => one.pk === pk)
    if (there) edit(there)
    else opened.openByPk(pk)
  }
  const again = (attivita: ShownAttivita) =>
    attivita.oraFine !== null && attivita.ordine && !attivita.fineLavorazione && attivita.pk !== null
      ? () => void actions.again(attivita)
      : undefined

  const planned = read.previstoAlBanco?.find(({ ordine }) => ordine?.pk === values.ordine) ?? null
  const chosen = ordini.find(({ pk }) => pk === values.ordine) ?? null
  const initial = {
    // What a printed sheet says is the order: what is next there is of its bench.
    lavorazione: values.lavorazione ?? planned?.lavorazione?.pk ?? null,
    ordine: chosen ?? (planned?.ordine ? plannedOrdine(planned.ordine) : null),
  }

  const today = isoDate(new Date())
  return (
    <Page
      title="Operatore"
      inAttesa={inAttesa}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
          <Button
            variant="outlined"
            startIcon={<ReportProblem />}
            onClick={() => setReporting(true)}
            sx={{ ...floorButton, flex: '1 1 auto' }}
          >
            Segnala un problema
          </Button>
          <Button
            variant="contained"
            startIcon={<Add />}
            onClick={() => setAdding(true)}
            sx={{ ...floorButton, flex: '1 1 auto' }}
          >
            Aggiungi attività
          </Button>
        </Box>
      }
    >
      <QueueNotice
        queue={queue.state}
        onSend={() => void queue.queue?.flush()}
        onRetry={(seq) => void queue.queue?.retry(seq)}
        onDismiss={(seq) => void queue.queue?.dismiss(seq)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          mt: 1,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '340px minmax(0, 1fr)',
            lg: '340px minmax(0, 1fr) minmax(0, 1fr)',
          },
          gridTemplateAreas: {
            xs: '"open" "bench" "day" "month"',
            md: '"month open" "month bench" "month day"',
            lg: '"month day open" "month day bench"',
          },
          // What the month is taller than the rest goes below the last one.
          gridTemplateRows: { md: 'auto auto 1fr', lg: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'month' }}>
          <MonthCalendar
            day={day}
            today={today}
            signs={daySigns(read.giorniAttivita, [...open, ...ofDay])}
            onDay={(data) => set({ data: data === today ? null : data })}
          />
        </Box>
        <Cards
          area="day"
          title={`Attività di ${nameOfDay(day)}`}
          empty="Nessuna attività in questo giorno."
          all={ofDay}
        >
          {(one) => <AttivitaCard key={one.object} attivita={one} onEdit={() => edit(one)} onNew={again(one)} />}
        </Cards>
        <Box sx={{ gridArea: 'bench', minWidth: 0 }}>
          <PrevistoSection
            previsto={read.previstoAlBanco ?? null}
            postazioni={read.postazioniOfficina}
            postazione={banco}
            onPostazione={(name) => {
              setBench(name)
              if (values.banco) set({ banco: '' })
              else reread()
            }}
            onBegin={(ordine, lavorazione) => {
              set({ ordine, lavorazione }, { replace: true })
              setAdding(true)
            }}
          />
        </Box>
        <Cards area="open" title="Senza ora di fine" empty="Nessuna attività aperta." all={open}>
          {(one) => <AttivitaCard key={one.object} attivita={one} withDay onEdit={() => edit(one)} />}
        </Cards>
      </Box>
      {adding && (
        <NewAttivitaDialog
          lavorazioni={read.lavorazioni.filter(({ attiva }) => attiva)}
          search={ordiniSearch((lavorazione) => tipi.get(lavorazione) ?? null, ordini)}
          key={`${values.ordine} ${values.lavorazione}`}
          initial={initial}
          onStart={async (choice) => {
            const outcome = await actions.start(day, choice)
            if (outcome.state !== 'refused') close()
            return outcome
          }}
          onOpen={editByPk}
          onClose={close}
        />
      )}
      {reporting && <ProblemaDialog open={open} onClose={() => setReporting(false)} />}
      {opened.attivita && <AttivitaDialog key={opened.key} opened={opened} actions={actions} />}
    </Page>
  )

  function close() {
    setAdding(false)
    if (values.ordine !== null || values.lavorazione !== null) {
      set({ ordine: null, lavorazione: null }, { replace: true })
    }
  }
}

interface CardsProps {
  area: string
  title: string
  empty: string
  all: readonly ShownAttivita[]
  children: (attivita: ShownAttivita) => React.ReactNode
}

function Cards({ area, title, empty, all, children }: CardsProps) {
  return (
    <Box component="section" aria-label={title} sx={{ gridArea: area, minWidth: 0 }}>
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {all.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {all.map(children)}
      </Box>
    </Box>
  )
}
