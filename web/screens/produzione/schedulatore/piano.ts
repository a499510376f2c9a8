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
  errori: readonly FaseError[]
  avvisi: readonly FaseNotice[]
  completa: boolean
  /** Days by which the latest material comes after the plan needs it. */
  ritardoMateriali: number
}

/** The plan in the panel with its flags. */
export interface PianoState extends ProvaState {
  scelte: Readonly<Record<string, FaseChoice>>
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
  caricata: number
  /** Why the last dry run failed altogether. */
  guasto: string | null
}

export type PianoAction =
  | { tipo: 'carica'; prova: ProvaState; saved: boolean }
  | { tipo: 'inizio'; nomeFase: string; inizio: string | null; relaxed: boolean }
  | { tipo: 'durata'; nomeFase: string; durataOverride: string }
  | { tipo: 'fornitore'; nomeFase: string; fornitore: ShownFornitoreFase | null }
  | { tipo: 'autoStart'; oggi: string; ora: string }
  | { tipo: 'riprova' }
  | { tipo: 'schedulato'; generazione: number; prova: ProvaState }
  | { tipo: 'fallito'; generazione: number; motivo: string }
  | { tipo: 'ricalcola' }
  | { tipo: 'consegna' }
  | { tipo: 'salvato'; generazione: number; prova: ProvaState }
  | { tipo: 'rimosso' }

/** Before anything is known. */
export const EMPTY_PIANO: PianoState = {
  fasi: [],
  errori: [],
  avvisi: [],
  completa: false,
  ritardoMateriali: 0,
  scelte: {},
  saved: false,
  scheduled: false,
  relaxed: false,
  fissata: null,
  auto: false,
  generazione: 0,
  provata: 0,
  caricata: 0,
  guasto: null,
}

/** How an edit changes the plan and its flags. Nothing is computed here: the server is. */
export function pianoReducer(piano: PianoState, azione: PianoAction): PianoState {
  switch (azione.tipo) {
    case 'carica':
      return {
        ...EMPTY_PIANO,
        ...azione.prova,
        scelte: choicesOfPiano(azione.prova.fasi),
        saved: azione.saved,
        scheduled: azione.saved,
        ...fermaA(piano.generazione + 1),
        caricata: piano.generazione + 1,
      }
    case 'inizio':
      return {
        ...modificato(piano, azione.nomeFase, { inizio: azione.inizio }),
        relaxed: azione.relaxed,
        fissata: azione.inizio === null ? null : azione.nomeFase,
      }
    case 'durata':
      if (!isValidOverride(azione.durataOverride)) return piano
      return { ...modificato(piano, azione.nomeFase, { durataOverride: azione.durataOverride }), relaxed: true }
    case 'fornitore':
      return { ...modificato(piano, azione.nomeFase, { fornitore: azione.fornitore }), relaxed: true }
    case 'autoStart':
      return {
        ...daRifare(piano),
        scelte: conInizi(piano, azione.oggi, azione.ora),
        relaxed: false,
        fissata: null,
        auto: true,
      }
    case 'riprova':
      return daRifare(piano)
    case 'schedulato':
      if (azione.generazione !== piano.generazione) return piano
      return {
        ...piano,
        ...azione.prova,
        scelte: piano.auto ? conDateDi(piano.scelte, azione.prova.fasi) : piano.scelte,
        scheduled: true,
        provata: piano.generazione,
        guasto: null,
      }
    case 'ricalcola':
      return { ...daRifare(piano), relaxed: true, fissata: null }
    case 'consegna':
      // Warnings about an edited phase are out of date; those of a saved plan are read again.
      return isUntouched(piano) ? piano : daRifare(piano)
    case 'fallito':
      return azione.generazione === piano.generazione ? { ...piano, guasto: azione.motivo } : piano
    case 'salvato':
      // Edited meanwhile: what is on screen isn't what was saved.
      if (azione.generazione !== piano.generazione) return piano
      return {
        ...piano,
        ...azione.prova,
        scelte: choicesOfPiano(azione.prova.fasi),
        saved: true,
        scheduled: true,
        guasto: null,
      }
    case 'rimosso':
      return {
        ...piano,
        scelte: Object.fromEntries(
          Object.entries(piano.scelte).map(([nome, scelta]) => [nome, { ...scelta, inizio: null }]),
        ),
        fasi: piano.fasi.map((fase) => ({ ...fase, inizio: null, fine: null, occupations: [], spiegazione: [] })),
        errori: [],
        avvisi: [],
        completa: false,
        saved: false,
        scheduled: false,
        fissata: null,
        auto: false,
        ...fermaA(piano.generazione + 1),
      }
  }
}

/** Nothing is to be asked of the server. */
function fermaA(generazione: number): Pick<PianoState, 'generazione' | 'provata'> {
  return { generazione, provata: generazione }
}

/** Nobody has edited it since it was read or saved: a newer reading may take its place. */
export function isUntouched({ saved, generazione, caricata }: PianoState): boolean {
  return saved || generazione === caricata
}

/** An edit waits for its dry run. */
export function needsProva({ generazione, provata, guasto }: PianoState): boolean {
  return generazione !== provata && guasto === null
}

function daRifare(piano: PianoState): PianoState {
  return { ...piano, saved: false, scheduled: false, generazione: piano.generazione + 1, guasto: null }
}

/** The starts given by auto start, as they came out: a closed day has made them later. */
function conDateDi(scelte: PianoState['scelte'], fasi: readonly PianoFase[]): PianoState['scelte'] {
  return Object.fromEntries(
    Object.entries(scelte).map(([nome, scelta]) => {
      const inizio = fasi.find(({ nomeFase }) => nomeFase === nome)?.inizio
      return [nome, scelta.inizio && inizio ? { ...scelta, inizio: truncatedHour(inizio) } : scelta]
    }),
  )
}

function modificato(piano: PianoState, nomeFase: string, changes: Partial<FaseChoice>): PianoState {
  const prima = piano.scelte[nomeFase] ?? { inizio: null, fornitore: null, durataOverride: '' }
  return { ...daRifare(piano), auto: false, scelte: { ...piano.scelte, [nomeFase]: { ...prima, ...changes } } }
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
function conInizi(piano: PianoState, oggi: string, ora: string): Record<string, FaseChoice> {
  const scelte = { ...piano.scelte }
  for (const fase of piano.fasi) {
    const prima = scelte[fase.nomeFase] ?? { inizio: null, fornitore: null, durataOverride: '' }
    const root = fase.isNeeded && !attese(fase, piano.fasi).length
    scelte[fase.nomeFase] = { ...prima, inizio: root ? `${oggi} ${fase.infiniteCapacity ? '00' : ora}` : null }
  }
  return scelte
}

/** The needed phases that a phase waits for; through one not needed, those behind it. */
function attese(fase: PianoFase, fasi: readonly PianoFase[], viste: ReadonlySet<string> = new Set()): PianoFase[] {
  return fase.dependencies.flatMap((nome) => {
    const altra = fasi.find(({ nomeFase }) => nomeFase === nome)
    if (!altra || viste.has(nome)) return []
    return altra.isNeeded ? [altra] : attese(altra, fasi, new Set([...viste, nome]))
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
function withoutDurata({ infiniteCapacity, durata, durataOverride }: PianoFase): boolean {
  const effettiva = durataOverride ?? durata
  return effettiva === null || (!infiniteCapacity && effettiva === 0)
}

/** Which fields of a phase can be written. */
export function enabledFields(fase: PianoFase): { inizio: boolean; durata: boolean; fornitore: boolean } {
  return {
    inizio: fase.isNeeded && !withoutDurata(fase),
    durata: fase.isNeeded && !(fase.withFornitore && !fase.fornitore),
    fornitore: fase.isNeeded && fase.withFornitore,
  }
}

/** What can be done with the plan now. */
export function possibleActions(piano: PianoState, stato: { inCorso: boolean; salvataggio: boolean }) {
  const fermo = !stato.inCorso && !stato.salvataggio
  const pronto = piano.scheduled && piano.completa && isCompletePiano(piano.fasi) && piano.errori.length === 0
  return {
    salva: fermo && !piano.saved && pronto,
    elimina: fermo,
    autoStart: !stato.salvataggio && piano.fasi.some(({ isNeeded }) => isNeeded),
  }
}

/**
 * The error that marks a phase's start red: bad_start_time, when it is about the day written there.
 * Infinite phases begin at midnight, so the day is all there is to compare.
 */
export function startError(piano: PianoState, nomeFase: string): FaseError | null {
  const giorno = piano.scelte[nomeFase]?.inizio?.slice(0, 10)
  return (
    piano.errori.find(
      (error) => error.code === 'bad_start_time' && error.nomeFase === nomeFase && error.data?.slice(0, 10) === giorno,
    ) ?? null
  )
}

/**
 * The start that a field shows: what was written while it waits for its dates or is refused, else where the phase has
 * really come to begin.
 */
export function shownStart(fase: PianoFase, scelta: FaseChoice | undefined, comeScritto: boolean): string | null {
  return comeScritto || !fase.inizio ? (scelta?.inizio ?? fase.inizio) : fase.inizio
}

/** Last end of the plan. */
export function endOfPiano(fasi: readonly PianoFase[]): string | null {
  return fasi.reduce<string | null>((last, { fine }) => (fine && (!last || fine > last) ? fine : last), null)
}
