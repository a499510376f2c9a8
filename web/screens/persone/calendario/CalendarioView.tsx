import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import FullCalendar, { type CalendarOptions, type CalendarRef, type EventDisplayInfo } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import it from '@fullcalendar/react/locales/it'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'
import type { Period } from '#persone/assenze/rules.ts'
import { isoInstant } from '#shared/formats/formats.ts'
import { useIsPrinting } from '#ui/print/useIsPrinting.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { type CalendarEntry, type EventBounds, eventOf, periodOfBounds, shownHours } from './events.ts'

interface CalendarioProps {
  /** What it shows, for screen readers. */
  label: string
  vista: 'mese' | 'settimana'
  /** A day that is on screen. */
  day: string
  items: readonly CalendarEntry[]
  /** A stretch was chosen, or a day was clicked; missing: nothing can be added. */
  onChoose?: (period: Period) => void
  onOpen: (id: string) => void
  /** Something was dragged or resized; false: it goes back to where it was. */
  onMove: (id: string, period: Period) => Promise<boolean>
}

const PLUGIN = [dayGrid, timeGrid, list, interaction, classic]
const VISTE = { mese: 'dayGridMonth', settimana: 'timeGridWeek' } as const
const NARROW_VISTE = { mese: 'listMonth', settimana: 'listWeek' } as const
const HOUR = { hour: '2-digit', minute: '2-digit', hour12: false } as const

interface Moved {
  event: { id: string; allDay: boolean; startStr: string; endStr: string; setDates: unknown }
  revert: () => void
}

/** What is written on an event of the month, whose cells are narrow: its hours, short, then what it is. */
function Label({ event, timeText }: Pick<EventDisplayInfo, 'event' | 'timeText'>) {
  return (
    // One line on paper too: the places were reckoned on the screen, and a sheet laid across has wider days.
    <Box sx={{ px: 0.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {timeText && <b>{`${timeText.replaceAll(':00', '')} `}</b>}
      {event.title}
    </Box>
  )
}

/** An event dropped where it has no end lasts one day, or half a working one. */
function movedBounds({ allDay, startStr, endStr }: Moved['event']): EventBounds {
  const fourHours = () => new Date(Date.parse(startStr) + 4 * 3_600_000).toISOString()
  return { allDay, start: startStr, end: endStr || (allDay ? startStr : fourHours()) }
}

/** The calendar component in the colours and sizes of the product, light and dark. */
const calendarioStyle = {
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  '--fc-classic-primary': 'var(--mui-palette-primary-main)',
  '--fc-classic-primary-foreground': 'var(--mui-palette-primary-contrastText)',
  '--fc-classic-background': 'var(--mui-palette-background-paper)',
  '--fc-classic-foreground': 'var(--mui-palette-text-primary)',
  '--fc-classic-muted-foreground': 'var(--mui-palette-text-secondary)',
  '--fc-classic-faint-foreground': 'var(--mui-palette-text-secondary)',
  '--fc-classic-border': 'var(--mui-palette-divider)',
  '--fc-classic-strong-border': 'var(--mui-palette-divider)',
  '--fc-classic-faint': 'var(--mui-palette-action-hover)',
  '--fc-classic-muted': 'var(--mui-palette-action-hover)',
  '--fc-classic-strong': 'var(--mui-palette-action-selected)',
  '--fc-classic-highlight': 'color-mix(in srgb, var(--mui-palette-primary-main) 18%, transparent)',
  '--fc-classic-today': 'color-mix(in srgb, var(--mui-palette-warning-main) 10%, transparent)',
  '--fc-classic-now': 'var(--mui-palette-error-main)',
  // The agenda of a phone: little room for the hours, so that name and reason are written in full.
  '& .elenco-voce': { minHeight: 44, alignItems: 'center' },
  '& .elenco-ora': { width: 100, flexShrink: 0 },
  '& .elenco-testo': { whiteSpace: 'normal' },
  '& .fine-settimana:not([aria-current])': { backgroundColor: 'action.hover' },
  '& > div': { fontSize: '0.8125rem', height: '100%', '@media print': { height: 'auto' } },
  // A month has seven columns, not the twenty of a list.
  '@media print': { zoom: '0.8 !important' },
} as const

/**
 * Month or week with absences and holidays; an agenda on phones. Loads the calendar component: imported lazily by the
 * screens that show one.
 */
export default function CalendarioView({ label, vista, day, items, onChoose, onOpen, onMove }: CalendarioProps) {
  const narrow = useIsPhone()
  const printing = useIsPrinting()
  const calendario = useRef<CalendarRef>(null)
  const vistaName = (narrow ? NARROW_VISTE : VISTE)[vista]
  const events = useMemo(() => items.map(eventOf), [items])

  useEffect(() => {
    // The component draws as it is told, which React does not allow while it draws itself.
    queueMicrotask(() => calendario.current?.getApi().changeView(vistaName, day))
  }, [vistaName, day])

  async function wasMoved({ event, revert }: Moved) {
    if (!(await onMove(event.id, periodOfBounds(movedBounds(event))))) revert()
  }
  const options: CalendarOptions = {
    plugins: PLUGIN,
    locale: it,
    timeZone: 'UTC',
    now: () => isoInstant(new Date()).replace(' ', 'T'),
    initialView: vistaName,
    initialDate: day,
    headerToolbar: false,
    // On paper as tall as it is, with all that happens on a day.
    height: narrow || printing ? 'auto' : '100%',
    expandRows: true,
    events: events,
    eventDisplay: 'block',
    eventInteractive: true,
    displayEventEnd: true,
    eventTimeFormat: HOUR,
    slotHeaderFormat: HOUR,
    eventContent: (event) => (event.view.type === VISTE.mese ? <Label {...event} /> : true),
    dayCellClass: ({ dow }) => (dow === 0 || dow === 6 ? 'fine-settimana' : ''),
    listItemEventClass: 'elenco-voce',
    listItemEventTimeClass: 'elenco-ora',
    listItemEventTitleClass: 'elenco-testo',
    // Every absence of a day stands in its cell: the month grows and scrolls, nothing waits behind a number.
    dayMaxEvents: false,
    fixedWeekCount: false,
    nowIndicator: true,
    ...shownHours(items, day),
    slotDuration: '01:00:00',
    snapDuration: '00:15:00',
    defaultTimedEventDuration: '04:00:00',
    selectable: onChoose !== undefined,
    selectMirror: true,
    longPressDelay: 400,
    select: ({ allDay, startStr, endStr }) => onChoose?.(periodOfBounds({ allDay, start: startStr, end: endStr })),
    eventClick: ({ event, jsEvent }) => {
      jsEvent.preventDefault()
      onOpen(event.id)
    },
    eventDrop: (info) => void wasMoved(info),
    eventResize: (info) => void wasMoved(info),
    eventDidMount: ({ el, event }) => {
      el.title = String(event.extendedProps.descrizione ?? event.title)
    },
  }
  return (
    <Box role="region" aria-label={label} data-stampa="larga" sx={calendarioStyle}>
      <FullCalendar ref={calendario} {...options} />
    </Box>
  )
}
