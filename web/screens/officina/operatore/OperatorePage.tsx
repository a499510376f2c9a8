import Add from '@mui/icons-material/Add'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Engineering from '@mui/icons-material/EngineeringOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OperatorePageQuery } from '#generated/OperatorePageQuery.graphql.ts'
import { TIPI_PEZZO } from '#officina/lavorazioni/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatTime, isoDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { Page } from '#ui/Page.tsx'
import { usePreference } from '#ui/preference.ts'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { NewAttivitaDialog } from './add/NewAttivitaDialog.tsx'
import { ordiniSearch, plannedOrdine, readChosenOrdine } from './add/ordiniDaLavorare.ts'
import type { ShownAttivita } from './attivita.ts'
import { BENCH_PREFERENCE } from './banco/bench.ts'
import { PrevistoSection } from './banco/PrevistoSection.tsx'
import { useOpenAttivita } from './edit/useOpenAttivita.ts'
import { useLabel } from './label/useLabel.ts'
import { currentFirst, toResume } from './lavoro/toResume.ts'
import { WorkCard } from './lavoro/WorkCard.tsx'
import { WorkView } from './lavoro/WorkView.tsx'
import { operatoreUrlState, shownDay } from './operatoreUrlState.ts'
import { daySigns, withWaiting } from './queue/overlay.ts'
import { QueueNotice } from './queue/QueueNotice.tsx'
import { type BegunAttivita, useAttivitaActions } from './queue/useAttivitaActions.ts'
import { useAttivitaQueue } from './queue/useAttivitaQueue.ts'
import { readAttivita, readDetail } from './readAttivita.ts'
import { floorButton } from './targets.ts'

const { Component: MonthView, prepare: prepareMonth } = codeAhead(async () => ({
  default: (await import('./month/MonthView.tsx')).MonthView,
}))

const { Component: AttivitaDialog, prepare: prepareAttivita } = codeAhead(async () => ({
  default: (await import('./edit/AttivitaDialog.tsx')).AttivitaDialog,
}))

const { Component: ProblemaDialog, prepare: prepareProblema } = codeAhead(async () => ({
  default: (await import('./problema/ProblemaDialog.tsx')).ProblemaDialog,
}))

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

/**
 * What an operator does: the work, with its end one touch away, and behind it the month with what was recorded; on a
 * phone with one hand, at a tablet with gloves, also without network.
 */
export default function OperatorePage() {
  const { data: read, isWaiting } = useRouteQuery<OperatorePageQuery>(query)
  const { values, set } = useUrlState(operatoreUrlState)
  const { pk: user } = useViewer()
  const { revalidate } = useRevalidator()
  const reread = useCallback(() => void revalidate(), [revalidate])
  // Ahead: where there is no network they open too.
  useEffect(() => {
    prepareAttivita()
    prepareMonth()
    prepareProblema()
  }, [])
  const queue = useAttivitaQueue(user, reread)
  const opened = useOpenAttivita()
  // Until the page has been read again.
  const [begun, setBegun] = useState<{ made: BegunAttivita; before: typeof read } | null>(null)
  const latest = useLatestCallback((made: BegunAttivita) => setBegun({ made, before: read }))
  const actions = useAttivitaActions(queue.write, opened, reread, latest)
  const [adding, setAdding] = useState(values.riga === '' && (values.ordine !== null || values.lavorazione !== null))
  const [reporting, setReporting] = useState(false)
  const [bench, setBench] = usePreference(BENCH_PREFERENCE, '')
  const banco = values.banco || bench
  useChanged(['PEZZI'], (change) => {
    reread()
    opened.rereadIf(change?.pk ?? null)
  })

  const today = isoDate(new Date())
  const calendar = values.vista === 'calendario' || values.data !== null
  const day = shownDay(values.data)
  const made = begun && begun.before === read ? begun.made : null
  const waiting = queue.state.waiting.filter(({ object }) => object !== made?.object)
  const { pressed } = queue.state
  const sending = new Set(waiting.flatMap(({ seq, object }) => (pressed.has(seq) ? [object] : [])))
  const known = read.aperte.nodes.map(readAttivita)
  const justBegun = made && !known.some(({ pk }) => pk === made.attivita.pk) ? [made.attivita] : []
  const open = withWaiting([...justBegun, ...known], waiting, pressed).filter(({ oraFine }) => oraFine === null)
  const ofDay = withWaiting(read.delGiorno.nodes.map(readAttivita), waiting, pressed).filter(({ data }) => data === day)
  const tipi = new Map(read.lavorazioni.map(({ pk, attivitaNumero }) => [pk, wordOfEnum(TIPI_PEZZO, attivitaNumero)]))
  const ordini = read.ordiniDaLavorare.map((ordine) => readChosenOrdine(ordine, null))

  /** What was read ahead of it, for where there is no network. */
  function aheadOf({ pk }: ShownAttivita) {
    if (made?.attivita.pk === pk) return made.detail
    const ahead = read.aperte.nodes.find((one) => readAttivita(one).pk === pk)
    return ahead ? readDetail(ahead) : null
  }
  const edit = (attivita: ShownAttivita) => opened.open(attivita, aheadOf(attivita))
  function editByPk(pk: number) {
    setAdding(false)
    label.forget()
    const there = open.find((one) => one.pk === pk)
    if (there) edit(there)
    else opened.openByPk(pk)
  }
  /** What goes on is on the screen of the work. */
  async function again(attivita: ShownAttivita) {
    await actions.again(attivita)
    if (calendar) set({ vista: 'lavoro', data: null })
  }

  const label = useLabel({
    asked: values.riga === '' ? null : { ordine: values.ordine, riga: Number(values.riga) || 0 },
    openWork(ordine) {
      const own = currentFirst(open, today).find((one) => one.ordine?.pk === ordine)
      if (own) edit(own)
      return own !== undefined
    },
    openByPk: opened.openByPk,
    begin: () => setAdding(true),
    done: () => set({ ordine: null, riga: '' }, { replace: true }),
  })
  const planned = read.previstoAlBanco?.find(({ ordine }) => ordine?.pk === values.ordine) ?? null
  const chosen = ordini.find(({ pk }) => pk === values.ordine) ?? null
  const initial = {
    // What a printed sheet says is the order: what is next there is of its bench.
    lavorazione: values.lavorazione ?? planned?.lavorazione?.pk ?? null,
    ordine: label.work?.ordine ?? chosen ?? (planned?.ordine ? plannedOrdine(planned.ordine) : null),
    ofLabel: label.work && { lavorazioni: label.work.lavorazioni, riga: label.label?.riga ?? 0 },
  }

  return (
    <Page
      title="Operatore"
      isWaiting={isWaiting}
      actions={
        <>
          {calendar && (
            <Button variant="outlined" startIcon={<Add />} onClick={() => setAdding(true)} sx={floorButton}>
              Aggiungi attività
            </Button>
          )}
          <Button
            startIcon={calendar ? <Engineering /> : <CalendarMonth />}
            onClick={() => set({ vista: calendar ? 'lavoro' : 'calendario', data: null })}
            sx={floorButton}
          >
            {calendar ? 'Al lavoro' : 'Calendario'}
          </Button>
        </>
      }
    >
      {label.notice && (
        <Alert severity="info" onClose={label.dismiss} sx={{ mb: 1 }}>
          {label.notice}
        </Alert>
      )}
      <QueueNotice
        queue={queue.state}
        onSend={() => void queue.queue?.flush()}
        onRetry={(seq) => void queue.queue?.retry(seq)}
        onDismiss={(seq) => void queue.queue?.dismiss(seq)}
      />
      {calendar ? (
        <Suspense fallback={null}>
          <MonthView
            day={day}
            today={today}
            signs={daySigns(read.giorniAttivita, [...open, ...ofDay])}
            onDay={(data) => set({ data: data === today ? null : data, vista: 'calendario' })}
            ofDay={ofDay}
            open={open}
            onEdit={edit}
            againOf={(attivita) =>
              attivita.oraFine !== null && attivita.ordine && !attivita.fineLavorazione && attivita.pk !== null
                ? () => void again(attivita)
                : undefined
            }
          />
        </Suspense>
      ) : (
        <WorkView
          open={currentFirst(open, today).map((one) => (
            <WorkCard
              key={one.object}
              attivita={one}
              detail={aheadOf(one)}
              sending={sending.has(one.object)}
              onEnd={(pezzi, pause) => actions.end(one, pezzi, pause)}
              onEdit={(ticked, ending) =>
                opened.open(one, aheadOf(one), {
                  ticked,
                  oraFine: ending ? (one.chiusura ?? (one.data === today ? formatTime(new Date()) : '')) : '',
                })
              }
            />
          ))}
          paused={toResume(ofDay, open)}
          onResume={again}
          onAdd={() => setAdding(true)}
          onReport={() => setReporting(true)}
          next={
            <PrevistoSection
              previsto={read.previstoAlBanco ?? null}
              postazioni={read.postazioniOfficina}
              postazione={banco}
              onPostazione={(name) => {
                setBench(name)
                if (values.banco) set({ banco: '' })
                else reread()
              }}
              onBegin={(ordine, lavorazione) =>
                actions.begin(today, { ordine: plannedOrdine(ordine), lavorazione, secondaLavorazione: null })
              }
            />
          }
        />
      )}
      {adding && (
        <NewAttivitaDialog
          lavorazioni={read.lavorazioni.filter(({ attiva }) => attiva)}
          search={ordiniSearch((lavorazione) => tipi.get(lavorazione) ?? null, ordini)}
          key={`${label.work?.ordine.pk ?? values.ordine} ${values.lavorazione}`}
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
      {reporting && (
        <Suspense fallback={null}>
          <ProblemaDialog open={open} onClose={() => setReporting(false)} />
        </Suspense>
      )}
      {opened.attivita && (
        <Suspense fallback={null}>
          <AttivitaDialog key={opened.key} opened={opened} actions={actions} label={label.label} />
        </Suspense>
      )}
    </Page>
  )

  function close() {
    setAdding(false)
    label.forget()
    if (values.ordine !== null || values.lavorazione !== null) {
      set({ ordine: null, lavorazione: null }, { replace: true })
    }
  }
}
