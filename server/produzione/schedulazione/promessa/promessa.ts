// A date that can be promised: the day by which an order is ready in eight of ten cases, from how far the past lay from
// its plans. Pure. docs/scheduler.md#date-to-promise
import { dipendenzeEffettive, ordina } from '../engine/fasi.ts'
import { createCaso } from '../engine/ricerca/caso.ts'
import { type Giorno, giornoOf, type Istante, lastGiorno } from '../engine/time.ts'
import type { FasePiazzata, FaseRichiesta } from '../engine/types.ts'

/** Cases below which the past says nothing. */
export const CASI_MIN = 5
/** Cases that are looked at, the latest. */
export const CASI_MAX = 200
/** Part of the cases in which the promise is kept. */
const QUOTA = 0.8
/** Futures that are drawn; the same every time. */
const PROVE = 2000
const SEME = 1912
/** An end is not put off for longer than this by closed days. */
const CHIUSO_MAX = 60

/** How far the end of a phase lay from its plan, days: below zero when it came early. */
export interface Scostamento {
  fase: string
  /** Number of the supplier; null for a phase of a department. */
  fornitore: number | null
  giorni: number
}

/** A phase of a past order: its days in the plan, and the day on which it was over; null when nobody knows. */
export interface FasePassata {
  ordine: number
  fase: string
  inizio: Giorno
  fine: Giorno
  effettiva: Giorno | null
}

/**
 * How late departments themselves were: what a phase inherits, because something before it ended after the phase should
 * have begun, is not its own.
 */
export function scostamentiReparti(passate: readonly FasePassata[], fasi: readonly FaseRichiesta[]): Scostamento[] {
  const effettive = dipendenzeEffettive(fasi.map((fase) => ({ ...fase, necessaria: true })))
  const reparti = new Set(fasi.flatMap(({ nome, reparto }) => (reparto ? [nome] : [])))
  return [...Map.groupBy(passate, ({ ordine }) => ordine).values()].flatMap((sue) => {
    const perNome = new Map(sue.map((una) => [una.fase, una]))
    /** Days that it begins late for what lies before it. */
    const eredita = ({ fase, inizio }: FasePassata): number =>
      Math.max(
        0,
        ...(effettive.get(fase) ?? []).flatMap((nome) => {
          const prima = perNome.get(nome)
          return prima ? [(prima.effettiva ?? prima.fine + eredita(prima)) - inizio] : []
        }),
      )
    return sue.flatMap((una) =>
      una.effettiva !== null && reparti.has(una.fase)
        ? [{ fase: una.fase, fornitore: null, giorni: una.effettiva - una.fine - eredita(una) }]
        : [],
    )
  })
}

/** What the past says of a phase of this order. */
export interface ScostamentiFase {
  fase: string
  /** Name of the supplier whose past it is; null: of the department, or of all suppliers of the phase. */
  fornitore: string | null
  /** How many cases it is made of. */
  casi: number
  /** Days: half of the cases came by then, and eight of ten. */
  mediana: number
  ottoSuDieci: number
}

export interface DataPromessa {
  /** By this day it is ready in eight of ten cases. */
  giorno: Giorno
  scostamenti: ScostamentiFase[]
  /** Needed phases of which the past says too little: they count as on time. */
  senzaDati: string[]
}

/** The smallest of the values that this part of them does not exceed. */
function entro(valori: readonly number[], quota: number): number {
  const ordinati = [...valori].sort((a, b) => a - b)
  return ordinati[Math.max(0, Math.ceil(quota * ordinati.length - 1e-9) - 1)] ?? 0
}

/** The past of a phase: its supplier's own where there is enough of it, else everybody's; null: too little. */
function passatoDi(fase: FaseRichiesta, scostamenti: readonly Scostamento[]) {
  const tutti = scostamenti.filter((uno) => uno.fase === fase.nome)
  const suoi = fase.fornitore ? tutti.filter(({ fornitore }) => fornitore === fase.fornitore?.id) : []
  const scelti = suoi.length >= CASI_MIN ? suoi : tutti
  if (scelti.length < CASI_MIN) return null
  const giorni = scelti.slice(0, CASI_MAX).map((uno) => uno.giorni)
  return { giorni, fornitore: scelti === suoi ? (fase.fornitore?.nome ?? null) : null }
}

/**
 * The day to promise. Futures are drawn: each phase ends as late or as early as one of its past cases did, and hands on
 * the days by which it ends after what waits for it would begin; ending early makes nothing begin earlier, since its
 * place is booked. The answer is never before the plan itself.
 * @param richieste phases of the order
 * @param fasi the same, placed: a plan that is complete
 * @param scostamenti of the past, the latest first
 * @param aperto whether the department of a phase works on a day
 * @returns null when no phase has a past
 */
export function dataPromessa(
  richieste: readonly FaseRichiesta[],
  fasi: readonly FasePiazzata[],
  scostamenti: readonly Scostamento[],
  aperto: (fase: string, giorno: Giorno) => boolean,
): DataPromessa | null {
  const date = new Map(fasi.map((fase) => [fase.nome, fase]))
  const effettive = dipendenzeEffettive(richieste)
  const necessarie = ordina(richieste).flatMap((fase) => {
    const { inizio = null, fine = null } = date.get(fase.nome) ?? {}
    if (!fase.necessaria || inizio === null || fine === null) return []
    return [{ nome: fase.nome, inizio, fine, ultimo: lastGiorno(inizio, fine), passato: passatoDi(fase, scostamenti) }]
  })
  if (necessarie.every(({ passato }) => passato === null)) return null
  const indici = new Map(necessarie.map(({ nome }, n) => [nome, n]))
  const attese = necessarie.map(({ nome }) => (effettive.get(nome) ?? []).flatMap((prima) => indici.get(prima) ?? []))
  const caso = createCaso(SEME)
  const prove = Array.from({ length: PROVE }, () => {
    /** Days by which each phase ends late. */
    const ritardi: number[] = []
    let ultimo = Number.NEGATIVE_INFINITY
    for (const [n, { inizio, ultimo: suo, passato }] of necessarie.entries()) {
      const aspetta = Math.max(
        0,
        ...(attese[n] ?? []).map((prima) => (ritardi[prima] ?? 0) - margine(necessarie[prima]?.fine ?? 0, inizio)),
      )
      const proprio = passato ? (passato.giorni[Math.floor(caso() * passato.giorni.length)] ?? 0) : 0
      ritardi[n] = aspetta + proprio
      ultimo = Math.max(ultimo, suo + aspetta + proprio)
    }
    return ultimo
  })
  const primo = Math.max(...necessarie.map(({ ultimo }) => ultimo))
  const finale = necessarie.find(({ ultimo }) => ultimo === primo)?.nome ?? ''
  let giorno = Math.max(primo, Math.ceil(entro(prove, QUOTA)))
  // Work that ends late does not end on a day without work.
  if (giorno > primo) {
    for (let n = 0; n < CHIUSO_MAX && !aperto(finale, giorno); n++) giorno++
  }
  return {
    giorno,
    scostamenti: necessarie.flatMap(({ nome, passato }) =>
      passato
        ? [
            {
              fase: nome,
              fornitore: passato.fornitore,
              casi: passato.giorni.length,
              mediana: entro(passato.giorni, 0.5),
              ottoSuDieci: entro(passato.giorni, QUOTA),
            },
          ]
        : [],
    ),
    senzaDati: necessarie.flatMap(({ nome, passato }) => (passato ? [] : [nome])),
  }
}

/** Whole days between the end of a phase and the start of one that waits for it. */
const margine = (fine: Istante, inizio: Istante) => Math.max(0, giornoOf(inizio) - giornoOf(fine))
