import FullCalendar, { type CalendarOptions, type CalendarRef, type EventDisplayInfo } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import it from '@fullcalendar/react/locales/it'
import '@fullcalendar/react/skeleton.css'
import classic from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'
import type { Periodo } from '../../../../server/persone/assenze/rules.ts'
import { isoInstant } from '../../../../server/shared/formats/formats.ts'
import { useIsPrinting } from '../../../ui/print/useIsPrinting.ts'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { calendarioStyle } from './calendarioStyle.ts'
import { type CalendarEntry, type EventBounds, eventOf, periodoOfBounds, shownHours } from './events.ts'

interface CalendarioProps {
  /** What it shows, for screen readers. */
  etichetta: string
  vista: 'mese' | 'settimana'
  /** A day that is on screen. */
  giorno: string
  voci: readonly CalendarEntry[]
  /** A stretch was chosen, or a day was clicked; missing: nothing can be added. */
  onScegli?: (periodo: Periodo) => void
  onOpen: (id: string) => void
  /** Something was dragged or resized; false: it goes back to where it was. */
  onMove: (id: string, periodo: Periodo) => Promise<boolean>
}

const PLUGIN = [dayGrid, timeGrid, list, interaction, classic]
const VISTE = { mese: 'dayGridMonth', settimana: 'timeGridWeek' } as const
const VISTE_STRETTE = { mese: 'listMonth', settimana: 'listWeek' } as const
const ORA = { hour: '2-digit', minute: '2-digit', hour12: false } as const

interface Mosso {
  event: { id: string; allDay: boolean; startStr: string; endStr: string; setDates: unknown }
  revert: () => void
}

/** What is written on an event of the month, whose cells are narrow: its hours, short, then what it is. */
function Etichetta({ event, timeText }: Pick<EventDisplayInfo, 'event' | 'timeText'>) {
  return (
    <Box
      sx={{
        px: 0.5,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '@media print': { whiteSpace: 'normal' },
      }}
    >
      {timeText && <b>{`${timeText.replaceAll(':00', '')} `}</b>}
      {event.title}
    </Box>
  )
}

/** An event dropped where it has no end lasts one day, or half a working one. */
function estremiMossi({ allDay, startStr, endStr }: Mosso['event']): EventBounds {
  const quattroOre = () => new Date(Date.parse(startStr) + 4 * 3_600_000).toISOString()
  return { allDay, start: startStr, end: endStr || (allDay ? startStr : quattroOre()) }
}

/**
 * Month or week with absences and holidays; an agenda on phones. Loads the calendar component: imported lazily by the
 * screens that show one.
 */
export default function CalendarioView({ etichetta, vista, giorno, voci, onScegli, onOpen, onMove }: CalendarioProps) {
  const stretto = useIsPhone()
  const printing = useIsPrinting()
  const calendario = useRef<CalendarRef>(null)
  const nomeVista = (stretto ? VISTE_STRETTE : VISTE)[vista]
  const eventi = useMemo(() => voci.map(eventOf), [voci])

  useEffect(() => {
    // The component draws as it is told, which React does not allow while it draws itself.
    queueMicrotask(() => calendario.current?.getApi().changeView(nomeVista, giorno))
  }, [nomeVista, giorno])

  async function mosso({ event, revert }: Mosso) {
    if (!(await onMove(event.id, periodoOfBounds(estremiMossi(event))))) revert()
  }
  const opzioni: CalendarOptions = {
    plugins: PLUGIN,
    locale: it,
    timeZone: 'UTC',
    now: () => isoInstant(new Date()).replace(' ', 'T'),
    initialView: nomeVista,
    initialDate: giorno,
    headerToolbar: false,
    // On paper as tall as it is, with all that happens on a day.
    height: stretto || printing ? 'auto' : '100%',
    expandRows: true,
    events: eventi,
    eventDisplay: 'block',
    eventInteractive: true,
    displayEventEnd: true,
    eventTimeFormat: ORA,
    slotHeaderFormat: ORA,
    eventContent: (event) => (event.view.type === VISTE.mese ? <Etichetta {...event} /> : true),
    dayCellClass: ({ dow }) => (dow === 0 || dow === 6 ? 'fine-settimana' : ''),
    listItemEventClass: 'elenco-voce',
    listItemEventTimeClass: 'elenco-ora',
    listItemEventTitleClass: 'elenco-testo',
    // Every absence of a day stands in its cell: the month grows and scrolls, nothing waits behind a number.
    dayMaxEvents: false,
    fixedWeekCount: false,
    nowIndicator: true,
    ...shownHours(voci, giorno),
    slotDuration: '01:00:00',
    snapDuration: '00:15:00',
    defaultTimedEventDuration: '04:00:00',
    selectable: onScegli !== undefined,
    selectMirror: true,
    longPressDelay: 400,
    select: ({ allDay, startStr, endStr }) => onScegli?.(periodoOfBounds({ allDay, start: startStr, end: endStr })),
    eventClick: ({ event, jsEvent }) => {
      jsEvent.preventDefault()
      onOpen(event.id)
    },
    eventDrop: (info) => void mosso(info),
    eventResize: (info) => void mosso(info),
    eventDidMount: ({ el, event }) => {
      el.title = String(event.extendedProps.descrizione ?? event.title)
    },
  }
  return (
    <Box role="region" aria-label={etichetta} sx={calendarioStyle}>
      <FullCalendar ref={calendario} {...opzioni} />
    </Box>
  )
}
