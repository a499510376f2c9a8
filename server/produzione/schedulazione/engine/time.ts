// Civil time of the plan: days are numbers from 1970-01-01, instants are minutes from its midnight, as the clock on
// the wall says them. There is no zone in here, so neither the server's one nor a change of the hour can move a plan.

/** A day: how many days after 1970-01-01. */
export type Giorno = number
/** A minute of civil time: `giorno * 1440 + minute of the day`. */
export type Istante = number

export const MINUTES_PER_DAY = 1440
const MS_GIORNO = 86_400_000

const GIORNO = /^(\d{4})-(\d{2})-(\d{2})$/
const ISTANTE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2})(?::(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/

export const giornoOf = (istante: Istante): Giorno => Math.floor(istante / MINUTES_PER_DAY)
export const minuteOf = (istante: Istante): number => istante - giornoOf(istante) * MINUTES_PER_DAY
/** The first minute of a day. */
export const startOf = (giorno: Giorno): Istante => giorno * MINUTES_PER_DAY
/** Cut to the hour, as `from_date` is. */
export const truncateToHour = (istante: Istante): Istante => Math.floor(istante / 60) * 60
/** The next whole hour, the same one when it is whole. */
export const nextWholeHour = (istante: Istante): Istante => Math.ceil(istante / 60) * 60
/** The midnight that begins or follows an instant: where a phase in days may begin. */
export const nextMidnight = (istante: Istante): Istante => Math.ceil(istante / MINUTES_PER_DAY) * MINUTES_PER_DAY

/** The last day touched by `[inizio, fine)`: an end at midnight belongs to the day before. */
export function lastGiorno(inizio: Istante, fine: Istante): Giorno {
  return giornoOf(fine > inizio ? fine - 1 : fine)
}

/** Reads 'YYYY-MM-DD'; null for a day that does not exist. */
export function readGiorno(testo: string): Giorno | null {
  const [, anno, mese, giorno] = GIORNO.exec(testo) ?? []
  if (!anno) return null
  const numero = Date.UTC(Number(anno), Number(mese) - 1, Number(giorno)) / MS_GIORNO
  return writeGiorno(numero) === testo ? numero : null
}

/** Days as texts: a timeline writes the same few hundred at every answer. */
const written = new Map<Giorno, string>()
const WRITTEN_MAX = 20_000

/** 'YYYY-MM-DD' */
export function writeGiorno(giorno: Giorno): string {
  const known = written.get(giorno)
  if (known !== undefined) return known
  const text = new Date(giorno * MS_GIORNO).toISOString().slice(0, 10)
  if (written.size >= WRITTEN_MAX) written.clear()
  written.set(giorno, text)
  return text
}

/** Reads 'YYYY-MM-DD HH[:mm[:ss]]' (seconds are dropped) or a day, which is its midnight; null for anything else. */
export function readIstante(testo: string): Istante | null {
  const [, data = testo, ore = '0', minuti = '0'] = ISTANTE.exec(testo) ?? []
  const giorno = readGiorno(data)
  if (giorno === null || Number(ore) > 23 || Number(minuti) > 59) return null
  return startOf(giorno) + Number(ore) * 60 + Number(minuti)
}

/** 'YYYY-MM-DD HH:mm:ss' */
export function writeIstante(istante: Istante): string {
  return new Date(istante * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Reads 'HH:mm[:ss]' as minutes of the day; null for anything else. */
export function readOra(testo: string): number | null {
  const [, ore, minuti] = /^([01]\d|2[0-3]):([0-5]\d)(?::\d{2})?$/.exec(testo) ?? []
  return ore ? Number(ore) * 60 + Number(minuti) : null
}

const orologio = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const MS_ORA = 3_600_000
/** Minutes between UTC and civil time by hour from 1970: since then the clock changes at whole hours only. */
const offsets = new Map<number, number>()
const OFFSETS_MAX = 50_000

function askClock(data: Date): Istante {
  const istante = readIstante(orologio.format(data))
  if (istante === null) throw new RangeError(`Invalid date ${data}`)
  return istante
}

/** UTC instant → civil time in Italy; this and its inverse are the only places that know the zone. */
export function civilInstant(data: Date): Istante {
  const ms = data.getTime()
  if (!(ms >= 0)) return askClock(data)
  const hour = Math.floor(ms / MS_ORA)
  let offset = offsets.get(hour)
  if (offset === undefined) {
    offset = askClock(new Date(hour * MS_ORA)) - hour * 60
    if (offsets.size >= OFFSETS_MAX) offsets.clear()
    offsets.set(hour, offset)
  }
  return Math.floor(ms / 60_000) + offset
}

/** Civil time in Italy → UTC instant; an hour skipped by the change to summer time is the next one. */
export function realInstant(istante: Istante): Date {
  const come = istante * 60_000
  const scarto = (ms: number) => civilInstant(new Date(ms)) * 60_000 - ms
  return new Date(come - scarto(come - scarto(come)))
}

/** The day of a `date` column, and back. */
export const dayFromColumn = (data: Date): Giorno => Math.floor(data.getTime() / MS_GIORNO)
export const dayToColumn = (giorno: Giorno): Date => new Date(giorno * MS_GIORNO)
