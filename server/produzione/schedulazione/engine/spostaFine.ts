// Moving the end of a phase of a saved plan, with three ways for what depends on it.
// docs/scheduler.md#writing
import { type Disponibilita, withOwn } from './disponibilita.ts'
import { dipendenzeEffettive, ordina } from './fasi.ts'
import { finoA } from './finoA.ts'
import { ritardoOf, ultimoGiorno } from './margine.ts'
import { piazza } from './piazza.ts'
import { type Giorno, type Istante, MINUTES_PER_DAY } from './time.ts'
import type { DateTenute, FaseConfigurata, FaseRichiesta, Piano, RepartoFase, RichiestaPiano } from './types.ts'

export const MODI_SPOSTAMENTO = ['solo', 'dipendenti', 'dipendenti_e_consegna'] as const
/** Leave what now begins too early, push it, or push it and the delivery date. */
type ModoSpostamento = (typeof MODI_SPOSTAMENTO)[number]

export type EsitoSpostamento =
  | { errore: 'fase_senza_date' | 'prima_del_previsto' | 'nessuna_capacita' }
  | {
      errore?: never
      piano: Piano
      /** The new duration of the phase, as the engine counts. */
      durata: number
      /** Phases that begin before what they depend on ends: left so with 'solo'. */
      anticipate: string[]
      /** The delivery date when the mode moves it and it is passed; null: it stays. */
      nuovaConsegna: Giorno | null
    }

/** Phases of a plan that begin before something they depend on has ended. */
function faseAnticipate(
  fasi: readonly (FaseConfigurata & { necessaria: boolean })[],
  date: ReadonlyMap<string, { inizio: Istante | null; fine: Istante | null }>,
): string[] {
  const effettive = dipendenzeEffettive(fasi)
  return ordina(fasi).flatMap(({ nome }) => {
    const inizio = date.get(nome)?.inizio ?? null
    const presto = (effettive.get(nome) ?? []).some((prima) => {
      const fine = date.get(prima)?.fine ?? null
      return inizio !== null && fine !== null && fine > inizio
    })
    return presto ? [nome] : []
  })
}

/**
 * Where a phase would end, and what would follow. A finite phase takes what is free up to the new end, never more; a
 * phase in days ends at a midnight.
 * @param richiesta the saved order: every phase with its dates in `tenuta` and its duration
 */
export function spostaFine(
  richiesta: RichiestaPiano,
  { nomeFase, fine, modo }: { nomeFase: string; fine: Istante; modo: ModoSpostamento },
  disponibilita: Disponibilita,
): EsitoSpostamento {
  const fase = richiesta.fasi.find(({ nome }) => nome === nomeFase)
  if (!fase?.necessaria || !fase.tenuta) return { errore: 'fase_senza_date' }
  const seguono = modo === 'solo' ? new Set<string>() : dipendenti(richiesta.fasi, nomeFase)
  const propria = withOwn(disponibilita)
  for (const { nome, reparto, tenuta } of richiesta.fasi) {
    if (nome !== nomeFase && !seguono.has(nome) && reparto && tenuta) propria.prendi(reparto, tenuta.occupazioni)
  }
  const tenuta = spostata(fase, fase.tenuta, fine, propria)
  if (!tenuta) return { errore: 'prima_del_previsto' }
  const fasi = richiesta.fasi.map((una): FaseRichiesta => {
    if (una.nome === nomeFase) return { ...una, durata: tenuta.durata, tenuta }
    return seguono.has(una.nome) ? { ...una, tenuta: null, fissata: false, da: una.tenuta?.inizio ?? null } : una
  })
  const piano = piazza({ ...richiesta, fasi }, disponibilita)
  if (piano.errori.length > 0) return { errore: 'nessuna_capacita' }
  const date = new Map(piano.fasi.map((una) => [una.nome, una]))
  const ultimo = ultimoGiorno(piano.fasi)
  const passata = ritardoOf(ultimo, richiesta.dataConsegna) > 0
  return {
    piano,
    durata: tenuta.durata,
    anticipate: faseAnticipate(richiesta.fasi, date),
    nuovaConsegna: modo === 'dipendenti_e_consegna' && passata ? ultimo : null,
  }
}

/** The phase with its new end; null when it would end before it begins. */
function spostata(
  { unit, capacitaInfinita, reparto }: FaseRichiesta,
  tenuta: DateTenute,
  fine: Istante,
  disponibilita: Disponibilita,
): (DateTenute & { durata: number }) | null {
  const { inizio } = tenuta
  if (fine < inizio) return null
  if (!capacitaInfinita) return finoA(disponibilita, reparto as RepartoFase, tenuta, fine)
  if (unit !== 'days') return { inizio, fine, occupazioni: [], durata: fine - inizio }
  const durata = Math.ceil((fine - inizio) / MINUTES_PER_DAY)
  return { inizio, fine: inizio + durata * MINUTES_PER_DAY, occupazioni: [], durata }
}

/** Everything that waits for a phase, however far. */
export function dipendenti(fasi: readonly FaseRichiesta[], nomeFase: string): Set<string> {
  const effettive = dipendenzeEffettive(fasi)
  const trovate = new Set([nomeFase])
  for (const { nome } of ordina(fasi)) {
    if (effettive.get(nome)?.some((dipendenza) => trovate.has(dipendenza))) trovate.add(nome)
  }
  trovate.delete(nomeFase)
  return trovate
}
