import { isValidOverride } from './durations.ts'
import type { FaseError, FaseNotice, PianoFase, ShownFornitoreFase } from './model.ts'
import { truncatedHour } from './time.ts'

/** What a planner has chosen for a phase, as it is sent. */
export interface FaseChoice {
  /** 'YYYY-MM-DD HH', or null: as early as its dependencies end. */
  inizio: string | null
  fornitore: ShownFornitoreFase | null
  /** Digits in the phase's unit, or empty. */
  durataOverride: string
}

/** What the server answers to a dry run. */
export interface ProvaState {
  fasi: readonly PianoFase[]
  errors: readonly FaseError[]
  notices: readonly FaseNotice[]
  completa: boolean
  /** Days by which the latest material comes after the plan needs it. */
  ritardoMateriali: number
}

/** The plan in the panel with its flags. */
export interface PianoState extends ProvaState {
  choices: Readonly<Record<string, FaseChoice>>
  saved: boolean
  scheduled: boolean
  relaxed: boolean
  /** The phase whose start was given last: that one must begin there unless relaxed. */
  fissata: string | null
  /** The last thing asked was auto start. */
  auto: boolean
  /** Grows with every edit: an answer to an older one is thrown away. */
  generazione: number
  /** The generation that what is on screen answers to. */
  provata: number
  /** The generation that was read from the database. */
  loaded: number
  /** Why the last dry run failed altogether. */
  fault: string | null
}

export type PianoAction =
  | { tipo: 'carica'; prova: ProvaState; saved: boolean }
  | { tipo: 'inizio'; nomeFase: string; inizio: string | null; relaxed: boolean }
  | { tipo: 'durata'; nomeFase: string; durataOverride: string }
  | { tipo: 'fornitore'; nomeFase: string; fornitore: ShownFornitoreFase | null }
  | { tipo: 'autoStart'; today: string; hour: string }
  | { tipo: 'riprova' }
  | { tipo: 'schedulato'; generazione: number; prova: ProvaState }
  | { tipo: 'fallito'; generazione: number; reason: string }
  | { tipo: 'ricalcola' }
  | { tipo: 'consegna' }
  | { tipo: 'salvato'; generazione: number; prova: ProvaState }
  | { tipo: 'rimosso' }

/** Before anything is known. */
export const EMPTY_PIANO: PianoState = {
  fasi: [],
  errors: [],
  notices: [],
  completa: false,
  ritardoMateriali: 0,
  choices: {},
  saved: false,
  scheduled: false,
  relaxed: false,
  fissata: null,
  auto: false,
  generazione: 0,
  provata: 0,
  loaded: 0,
  fault: null,
}

/** How an edit changes the plan and its flags. Nothing is computed here: the server is. */
export function pianoReducer(piano: PianoState, action: PianoAction): PianoState {
  switch (action.tipo) {
    case 'carica':
      return {
        ...EMPTY_PIANO,
        ...action.prova,
        choices: choicesOfPiano(action.prova.fasi),
        saved: action.saved,
        scheduled: action.saved,
        ...stopAt(piano.generazione + 1),
        loaded: piano.generazione + 1,
      }
    case 'inizio':
      return {
        ...changed(piano, action.nomeFase, { inizio: action.inizio }),
        relaxed: action.relaxed,
        fissata: action.inizio === null ? null : action.nomeFase,
      }
    case 'durata':
      if (!isValidOverride(action.durataOverride)) return piano
      return { ...changed(piano, action.nomeFase, { durataOverride: action.durataOverride }), relaxed: true }
    case 'fornitore':
      return { ...changed(piano, action.nomeFase, { fornitore: action.fornitore }), relaxed: true }
    case 'autoStart':
      return {
        ...toRedo(piano),
        choices: withInizi(piano, action.today, action.hour),
        relaxed: false,
        fissata: null,
        auto: true,
      }
    case 'riprova':
      return toRedo(piano)
    case 'schedulato':
      if (action.generazione !== piano.generazione) return piano
      return {
        ...piano,
        ...action.prova,
        choices: piano.auto ? withDateOf(piano.choices, action.prova.fasi) : piano.choices,
        scheduled: true,
        provata: piano.generazione,
        fault: null,
      }
    case 'ricalcola':
      return { ...toRedo(piano), relaxed: true, fissata: null }
    case 'consegna':
      // Warnings about an edited phase are out of date; those of a saved plan are read again.
      return isUntouched(piano) ? piano : toRedo(piano)
    case 'fallito':
      return action.generazione === piano.generazione ? { ...piano, fault: action.reason } : piano
    case 'salvato':
      // Edited meanwhile: what is on screen isn't what was saved.
      if (action.generazione !== piano.generazione) return piano
      return {
        ...piano,
        ...action.prova,
        choices: choicesOfPiano(action.prova.fasi),
        saved: true,
        scheduled: true,
        fault: null,
      }
    case 'rimosso':
      return {
        ...piano,
        choices: Object.fromEntries(
          Object.entries(piano.choices).map(([name, choice]) => [name, { ...choice, inizio: null }]),
        ),
        fasi: piano.fasi.map((fase) => ({ ...fase, inizio: null, fine: null, occupations: [], spiegazione: [] })),
        errors: [],
        notices: [],
        completa: false,
        saved: false,
        scheduled: false,
        fissata: null,
        auto: false,
        ...stopAt(piano.generazione + 1),
      }
  }
}

/** Nothing is to be asked of the server. */
function stopAt(generation: number): Pick<PianoState, 'generazione' | 'provata'> {
  return { generazione: generation, provata: generation }
}

/** Nobody has edited it since it was read or saved: a newer reading may take its place. */
export function isUntouched({ saved, generazione, loaded }: PianoState): boolean {
  return saved || generazione === loaded
}

/** An edit waits for its dry run. */
export function needsProva({ generazione, provata, fault }: PianoState): boolean {
  return generazione !== provata && fault === null
}

function toRedo(piano: PianoState): PianoState {
  return { ...piano, saved: false, scheduled: false, generazione: piano.generazione + 1, fault: null }
}

/** The starts given by auto start, as they came out: a closed day has made them later. */
function withDateOf(choices: PianoState['choices'], fasi: readonly PianoFase[]): PianoState['choices'] {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => {
      const inizio = fasi.find(({ nomeFase }) => nomeFase === name)?.inizio
      return [name, choice.inizio && inizio ? { ...choice, inizio: truncatedHour(inizio) } : choice]
    }),
  )
}

function changed(piano: PianoState, nomeFase: string, changes: Partial<FaseChoice>): PianoState {
  const before = piano.choices[nomeFase] ?? { inizio: null, fornitore: null, durataOverride: '' }
  return { ...toRedo(piano), auto: false, choices: { ...piano.choices, [nomeFase]: { ...before, ...changes } } }
}

/** The choices that a plan stands for: its own starts, suppliers and durations. A phase not needed has none. */
function choicesOfPiano(fasi: readonly PianoFase[]): Record<string, FaseChoice> {
  return Object.fromEntries(
    fasi.map(({ nomeFase, isNeeded, inizio, fornitore, durataOverride }) => [
      nomeFase,
      {
        inizio: isNeeded && inizio ? truncatedHour(inizio) : null,
        fornitore: isNeeded ? fornitore : null,
        durataOverride: isNeeded && durataOverride !== null ? String(durataOverride) : '',
      },
    ]),
  )
}

/**
 * Auto start: phases that wait for none begin today, at midnight those of infinite capacity; the others
 * are left empty, to follow. A phase waits for none too when those it would wait for aren't needed.
 */
function withInizi(piano: PianoState, today: string, hour: string): Record<string, FaseChoice> {
  const choices = { ...piano.choices }
  for (const fase of piano.fasi) {
    const before = choices[fase.nomeFase] ?? { inizio: null, fornitore: null, durataOverride: '' }
    const root = fase.isNeeded && !waits(fase, piano.fasi).length
    choices[fase.nomeFase] = { ...before, inizio: root ? `${today} ${fase.infiniteCapacity ? '00' : hour}` : null }
  }
  return choices
}

/** The needed phases that a phase waits for; through one not needed, those behind it. */
function waits(fase: PianoFase, fasi: readonly PianoFase[], viste: ReadonlySet<string> = new Set()): PianoFase[] {
  return fase.dependencies.flatMap((name) => {
    const other = fasi.find(({ nomeFase }) => nomeFase === name)
    if (!other || viste.has(name)) return []
    return other.isNeeded ? [other] : waits(other, fasi, new Set([...viste, name]))
  })
}

/** Complete when every needed phase has a start and an end. */
export function isCompletePiano(fasi: readonly PianoFase[]): boolean {
  return fasi.length > 0 && fasi.every(({ isNeeded, inizio, fine }) => !isNeeded || (inizio !== null && fine !== null))
}

/** `not_relaxed_fasi` of the dry run: the phase given last, all that have a date, or (empty) none. */
export function notRelaxed({ relaxed, fissata }: Pick<PianoState, 'relaxed' | 'fissata'>): string {
  return relaxed ? '' : (fissata ?? 'ALL')
}

/** True when a phase has no duration: no work at all, or no supplier yet. */
function withoutDuration({ infiniteCapacity, durata, durataOverride }: PianoFase): boolean {
  const actual = durataOverride ?? durata
  return actual === null || (!infiniteCapacity && actual === 0)
}

/** Which fields of a phase can be written. */
export function enabledFields(fase: PianoFase): { inizio: boolean; durata: boolean; fornitore: boolean } {
  return {
    inizio: fase.isNeeded && !withoutDuration(fase),
    durata: fase.isNeeded && !(fase.withFornitore && !fase.fornitore),
    fornitore: fase.isNeeded && fase.withFornitore,
  }
}

/** What can be done with the plan now. */
export function possibleActions(piano: PianoState, stato: { inCorso: boolean; salvataggio: boolean }) {
  const standing = !stato.inCorso && !stato.salvataggio
  const pronto = piano.scheduled && piano.completa && isCompletePiano(piano.fasi) && piano.errors.length === 0
  return {
    save: standing && !piano.saved && pronto,
    remove: standing,
    autoStart: !stato.salvataggio && piano.fasi.some(({ isNeeded }) => isNeeded),
  }
}

/**
 * The error that marks a phase's start red: bad_start_time, when it is about the day written there.
 * Infinite phases begin at midnight, so the day is all there is to compare.
 */
export function startError(piano: PianoState, nomeFase: string): FaseError | null {
  const day = piano.choices[nomeFase]?.inizio?.slice(0, 10)
  return (
    piano.errors.find(
      (error) => error.code === 'bad_start_time' && error.nomeFase === nomeFase && error.data?.slice(0, 10) === day,
    ) ?? null
  )
}

/**
 * The start that a field shows: what was written while it waits for its dates or is refused, else where the phase has
 * really come to begin.
 */
export function shownStart(fase: PianoFase, choice: FaseChoice | undefined, asWritten: boolean): string | null {
  return asWritten || !fase.inizio ? (choice?.inizio ?? fase.inizio) : fase.inizio
}

/** Last end of the plan. */
export function endOfPiano(fasi: readonly Pick<PianoFase, 'fine'>[]): string | null {
  return fasi.reduce<string | null>((last, { fine }) => (fine && (!last || fine > last) ? fine : last), null)
}
