// The configured phases: what may be saved, in which order they are placed, what each waits for.
// docs/scheduler.md#phases
import { type ConfiguredFase, type RepartoFase, UNITA } from './types.ts'

export type ConfigurationError =
  | { codice: 'unita'; nomeFase: string }
  | { codice: 'reparto'; nomeFase: string }
  | { codice: 'doppia'; nomeFase: string }
  | { codice: 'dipendenza_ignota'; nomeFase: string; dipendenza: string }
  | { codice: 'ciclo'; nomeFase: string; fasi: string[] }

const byPosizione = (a: ConfiguredFase, b: ConfiguredFase) =>
  a.posizione - b.posizione || (a.nome < b.nome ? -1 : a.nome > b.nome ? 1 : 0)

/**
 * What is wrong with a configuration; nothing when it may be saved.
 * @param reparti the departments that have a capacity
 */
export function checkConfiguration(
  fasi: readonly ConfiguredFase[],
  reparti: readonly RepartoFase[],
): ConfigurationError[] {
  const errors: ConfigurationError[] = []
  const names = new Set(fasi.map(({ nome }) => nome))
  for (const { nome: nomeFase, unit, capacitaInfinita, reparto, dipendenze } of fasi) {
    // Days of a department would be days of how many hours, of how many people?
    if (!UNITA.includes(unit) || (!capacitaInfinita && unit === 'days')) errors.push({ codice: 'unita', nomeFase })
    if (!capacitaInfinita && !reparti.some((name) => name === reparto)) errors.push({ codice: 'reparto', nomeFase })
    for (const dependency of dipendenze) {
      if (!names.has(dependency)) errors.push({ codice: 'dipendenza_ignota', nomeFase, dipendenza: dependency })
    }
  }
  for (const [index, { nome: nomeFase }] of fasi.entries()) {
    if (fasi.findIndex(({ nome }) => nome === nomeFase) !== index) errors.push({ codice: 'doppia', nomeFase })
  }
  const { ciclo } = topological(fasi)
  const [before] = ciclo
  if (before) errors.push({ codice: 'ciclo', nomeFase: before.nome, fasi: ciclo.map(({ nome }) => nome) })
  return errors
}

/** Of phases that cannot be placed those that wait for themselves: what merely waits for them is left out. */
function onlyCycle<Fase extends ConfiguredFase>(fasi: readonly Fase[]): Fase[] {
  const waits = fasi.filter(({ nome }) => fasi.some(({ dipendenze }) => dipendenze.includes(nome)))
  return waits.length === fasi.length ? waits : onlyCycle(waits)
}

/** Dependencies first, ties by position; what is left waits for itself. */
function topological<Fase extends ConfiguredFase>(fasi: readonly Fase[]): { ordinate: Fase[]; ciclo: Fase[] } {
  const names = new Set(fasi.map(({ nome }) => nome))
  const ordinate: Fase[] = []
  const done = new Set<string>()
  let leftOver = [...fasi].sort(byPosizione)
  for (;;) {
    const ready = leftOver.find(({ dipendenze }) => dipendenze.every((name) => done.has(name) || !names.has(name)))
    if (!ready) return { ordinate, ciclo: onlyCycle(leftOver) }
    ordinate.push(ready)
    done.add(ready.nome)
    leftOver = leftOver.filter((fase) => fase !== ready)
  }
}

/** The phases in the order of placing. @throws RangeError for a cycle: such a configuration is never saved */
export function sort<Fase extends ConfiguredFase>(fasi: readonly Fase[]): Fase[] {
  const { ordinate, ciclo } = topological(fasi)
  if (ciclo.length > 0) throw new RangeError(`Cycle of phases: ${ciclo.map(({ nome }) => nome).join(', ')}`)
  return ordinate
}

/** The phases in the order of the screens. */
export function inPosizione<Fase extends ConfiguredFase>(fasi: readonly Fase[]): Fase[] {
  return [...fasi].sort(byPosizione)
}

/** Whether an order needs a phase. */
export function needed(
  { nome, soloConTelai }: ConfiguredFase,
  ordine: { conTelai: boolean; fasiSpente: readonly string[] },
): boolean {
  return !ordine.fasiSpente.includes(nome) && (!soloConTelai || ordine.conTelai)
}

/** Which needed phases each phase waits for: one that is not needed hands on its own. */
export function effectiveDependencies(
  fasi: readonly (ConfiguredFase & { necessaria: boolean })[],
): Map<string, readonly string[]> {
  const neededOnes = new Set(fasi.filter((fase) => fase.necessaria).map(({ nome }) => nome))
  const effective = new Map<string, readonly string[]>()
  for (const { nome, dipendenze } of sort(fasi)) {
    const own = dipendenze.flatMap((dependency) =>
      neededOnes.has(dependency) ? [dependency] : (effective.get(dependency) ?? []),
    )
    effective.set(nome, [...new Set(own)])
  }
  return effective
}
