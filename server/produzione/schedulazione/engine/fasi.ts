// The configured phases: what may be saved, in which order they are placed, what each waits for.
// docs/scheduler.md#phases
import { type FaseConfigurata, REPARTI_FASI, UNITA } from './types.ts'

export type ErroreConfigurazione =
  | { codice: 'unita'; nomeFase: string }
  | { codice: 'reparto'; nomeFase: string }
  | { codice: 'doppia'; nomeFase: string }
  | { codice: 'dipendenza_ignota'; nomeFase: string; dipendenza: string }
  | { codice: 'ciclo'; nomeFase: string; fasi: string[] }

const perPosizione = (a: FaseConfigurata, b: FaseConfigurata) =>
  a.posizione - b.posizione || (a.nome < b.nome ? -1 : a.nome > b.nome ? 1 : 0)

/** What is wrong with a configuration; nothing when it may be saved. */
export function checkConfigurazione(fasi: readonly FaseConfigurata[]): ErroreConfigurazione[] {
  const errori: ErroreConfigurazione[] = []
  const nomi = new Set(fasi.map(({ nome }) => nome))
  for (const { nome: nomeFase, unit, capacitaInfinita, reparto, dipendenze } of fasi) {
    // Days of a department would be days of how many hours, of how many people?
    if (!UNITA.includes(unit) || (!capacitaInfinita && unit === 'days')) errori.push({ codice: 'unita', nomeFase })
    if (!capacitaInfinita && !REPARTI_FASI.some((nome) => nome === reparto))
      errori.push({ codice: 'reparto', nomeFase })
    for (const dipendenza of dipendenze) {
      if (!nomi.has(dipendenza)) errori.push({ codice: 'dipendenza_ignota', nomeFase, dipendenza })
    }
  }
  for (const [indice, { nome: nomeFase }] of fasi.entries()) {
    if (fasi.findIndex(({ nome }) => nome === nomeFase) !== indice) errori.push({ codice: 'doppia', nomeFase })
  }
  const { ciclo } = topologico(fasi)
  const [prima] = ciclo
  if (prima) errori.push({ codice: 'ciclo', nomeFase: prima.nome, fasi: ciclo.map(({ nome }) => nome) })
  return errori
}

/** Of phases that cannot be placed those that wait for themselves: what merely waits for them is left out. */
function soloCiclo<Fase extends FaseConfigurata>(fasi: readonly Fase[]): Fase[] {
  const attese = fasi.filter(({ nome }) => fasi.some(({ dipendenze }) => dipendenze.includes(nome)))
  return attese.length === fasi.length ? attese : soloCiclo(attese)
}

/** Dependencies first, ties by position; what is left waits for itself. */
function topologico<Fase extends FaseConfigurata>(fasi: readonly Fase[]): { ordinate: Fase[]; ciclo: Fase[] } {
  const nomi = new Set(fasi.map(({ nome }) => nome))
  const ordinate: Fase[] = []
  const fatte = new Set<string>()
  let restanti = [...fasi].sort(perPosizione)
  for (;;) {
    const pronta = restanti.find(({ dipendenze }) => dipendenze.every((nome) => fatte.has(nome) || !nomi.has(nome)))
    if (!pronta) return { ordinate, ciclo: soloCiclo(restanti) }
    ordinate.push(pronta)
    fatte.add(pronta.nome)
    restanti = restanti.filter((fase) => fase !== pronta)
  }
}

/** The phases in the order of placing. @throws RangeError for a cycle: such a configuration is never saved */
export function ordina<Fase extends FaseConfigurata>(fasi: readonly Fase[]): Fase[] {
  const { ordinate, ciclo } = topologico(fasi)
  if (ciclo.length > 0) throw new RangeError(`Cycle of phases: ${ciclo.map(({ nome }) => nome).join(', ')}`)
  return ordinate
}

/** The phases in the order of the screens. */
export function inPosizione<Fase extends FaseConfigurata>(fasi: readonly Fase[]): Fase[] {
  return [...fasi].sort(perPosizione)
}

/** Whether an order needs a phase. */
export function necessaria(
  { nome, soloConTelai }: FaseConfigurata,
  ordine: { conTelai: boolean; fasiSpente: readonly string[] },
): boolean {
  return !ordine.fasiSpente.includes(nome) && (!soloConTelai || ordine.conTelai)
}

/** Which needed phases each phase waits for: one that is not needed hands on its own. */
export function dipendenzeEffettive(
  fasi: readonly (FaseConfigurata & { necessaria: boolean })[],
): Map<string, readonly string[]> {
  const necessarie = new Set(fasi.filter((fase) => fase.necessaria).map(({ nome }) => nome))
  const effettive = new Map<string, readonly string[]>()
  for (const { nome, dipendenze } of ordina(fasi)) {
    const sue = dipendenze.flatMap((dipendenza) =>
      necessarie.has(dipendenza) ? [dipendenza] : (effettive.get(dipendenza) ?? []),
    )
    effettive.set(nome, [...new Set(sue)])
  }
  return effettive
}
