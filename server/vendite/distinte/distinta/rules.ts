// The bill of a window: what the rules of the catalogue make of its measures and options. docs/rules/finestra.md#what-it-is-made-of
import { opzioneName, readEspressione, type Valore } from '../espressioni/rules.ts'
import { type EspressioneRegola, type RegolaDistintaInput, regolaDistintaLabels } from '../rules.ts'

/** A rule as it is stored. */
export type Regola = RegolaDistintaInput & { pk: number }

/** What rules look at of a window. */
export interface FinestraDistinta {
  famigliaPk: number | null
  tipoSerramentoPk: number
  tipoAperturaPk: number | null
  /** mm; null: nobody has said. */
  larghezza: number | null
  altezza: number | null
  /** Of one piece. */
  ante: number
  /** The options of its family, with the value that it has; null: nobody has said. */
  opzioni: readonly { nome: string; valore: { pk: number; nome: string } | null }[]
}

/** A row of the bill of one piece. */
export interface RigaDistintaValues {
  posto: number
  /** Name of the material. */
  tipologia: string
  codice: string
  descrizione: string
  /** Composition of a pane, section of a bar. */
  sezione: string
  um: string
  /** In `um`, or pieces; above 0, up to 3 decimals. */
  quantita: number
  /** Of a bar, mm. */
  lunghezza: number | null
  /** Of a pane, mm. */
  larghezza: number | null
  altezza: number | null
  /** Of one of them, kg. */
  peso: number | null
}

/** What a rule could not say of a window. */
export interface FaultOfDistinta {
  /** Number of the rule; null when it is the window that says too little. */
  regolaPk: number | null
  /** In Italian: row, field, reason. */
  messaggio: string
}

/** A row with the rule that made it. */
export type RigaCalcolata = RigaDistintaValues & { regolaPk: number }

export interface DistintaOutcome {
  righe: RigaCalcolata[]
  errori: FaultOfDistinta[]
}

export const WITHOUT_MISURE = 'Mancano larghezza e altezza: senza non c’è distinta.'

const MISURA_MAX = 20_000
const QUANTITA_MAX = 999_999.999
const PESO_MAX = 9999.999

/** Whether a rule is for a window, its condition aside. */
export function isForFinestra(regola: Regola, finestra: FinestraDistinta): boolean {
  const fits = (wanted: number | null, has: number | null) => wanted === null || wanted === has
  return (
    fits(regola.famigliaPk, finestra.famigliaPk) &&
    fits(regola.tipoSerramentoPk, finestra.tipoSerramentoPk) &&
    fits(regola.tipoAperturaPk, finestra.tipoAperturaPk) &&
    (regola.valorePk === null || finestra.opzioni.some(({ valore }) => valore?.pk === regola.valorePk))
  )
}

/** The rules that a window has its bill from, by place; none: no bill is made of it. */
export function regoleOf(regole: readonly Regola[], finestra: FinestraDistinta): Regola[] {
  return regole.filter((regola) => isForFinestra(regola, finestra)).sort((a, b) => a.posto - b.posto || a.pk - b.pk)
}

const thousandth = (value: number) => Math.round(value * 1000) / 1000

/** What expressions may name of a window; what nobody has said of an option is an empty text. */
function valuesOf({ larghezza, altezza, ante, opzioni }: FinestraDistinta): Map<string, Valore> {
  const [width, height] = [larghezza ?? 0, altezza ?? 0]
  return new Map<string, Valore>([
    ...opzioni.map(({ nome, valore }): [string, Valore] => [opzioneName(nome), valore?.nome ?? '']),
    ['larghezza', width],
    ['altezza', height],
    ['ante', ante],
    ['area', (width * height) / 1_000_000],
    ['perimetro', (2 * (width + height)) / 1000],
  ])
}

class RegolaFault extends Error {
  readonly field: EspressioneRegola
  constructor(field: EspressioneRegola, words: string) {
    super(words)
    this.field = field
  }
}

/** The row that a rule makes, null when it makes none. @throws RegolaFault */
function rowOf(regola: Regola, values: ReadonlyMap<string, Valore>): RigaCalcolata | null {
  function computed(field: EspressioneRegola): number {
    const expression = readEspressione(regola[field])
    const result = 'fault' in expression ? expression : expression.value(values)
    if ('fault' in result) throw new RegolaFault(field, result.fault)
    return result.number
  }
  function measure(field: 'lunghezza' | 'larghezza' | 'altezza'): number | null {
    if (regola[field] === '') return null
    const value = Math.round(computed(field))
    if (value <= 0) throw new RegolaFault(field, `viene ${value} mm, deve essere più di 0.`)
    if (value > MISURA_MAX) throw new RegolaFault(field, `viene ${value} mm, al massimo ${MISURA_MAX}.`)
    return value
  }
  if (regola.condizione !== '' && computed('condizione') === 0) return null
  const quantita = thousandth(computed('quantita'))
  if (quantita === 0) return null
  if (quantita < 0) throw new RegolaFault('quantita', `viene ${quantita}, non può essere sotto lo 0.`)
  if (quantita > QUANTITA_MAX) throw new RegolaFault('quantita', `viene ${quantita}, troppo.`)
  const measures = { lunghezza: measure('lunghezza'), larghezza: measure('larghezza'), altezza: measure('altezza') }
  const cut = measures.lunghezza !== null || measures.larghezza !== null
  if (cut && !Number.isInteger(quantita)) {
    throw new RegolaFault('quantita', `viene ${quantita}: barre e lastre si contano intere, con ceil o floor.`)
  }
  const peso = regola.peso === '' ? null : thousandth(computed('peso'))
  if (peso !== null && (peso < 0 || peso > PESO_MAX)) throw new RegolaFault('peso', `viene ${peso} kg.`)
  const { pk, posto, tipologia, codice, descrizione, sezione, um } = regola
  return { regolaPk: pk, posto, tipologia, codice, descrizione, sezione, um, quantita, ...measures, peso }
}

/**
 * The bill of one piece of a window, by place: what a rule cannot say is told, and its row left out.
 * @param regole those of the window (`regoleOf`)
 */
export function distintaOf(regole: readonly Regola[], finestra: FinestraDistinta): DistintaOutcome {
  if (regole.length === 0) return { righe: [], errori: [] }
  if (finestra.larghezza === null || finestra.altezza === null) {
    return { righe: [], errori: [{ regolaPk: null, messaggio: WITHOUT_MISURE }] }
  }
  const values = valuesOf(finestra)
  const outcome: DistintaOutcome = { righe: [], errori: [] }
  let weight = 0
  for (const regola of regole) {
    values.set('peso', thousandth(weight))
    try {
      const row = rowOf(regola, values)
      if (!row) continue
      outcome.righe.push(row)
      weight += row.quantita * (row.peso ?? 0)
    } catch (error) {
      if (!(error instanceof RegolaFault)) throw error
      const { posto, descrizione, pk } = regola
      const messaggio = `Posto ${posto} «${descrizione}», ${regolaDistintaLabels[error.field]}: ${error.message}`
      outcome.errori.push({ regolaPk: pk, messaggio })
    }
  }
  return outcome
}

const sameRow = (a: RigaCalcolata, b: RigaCalcolata): boolean =>
  a.regolaPk === b.regolaPk &&
  a.lunghezza === b.lunghezza &&
  a.larghezza === b.larghezza &&
  a.altezza === b.altezza &&
  a.peso === b.peso

/**
 * The bill of an element of several windows, by place: rows that a rule makes alike in several are one; what is told of
 * a window is told with its place, from 1.
 */
export function joinedDistinte(outcomes: readonly DistintaOutcome[]): DistintaOutcome {
  const joined: RigaCalcolata[] = []
  for (const row of outcomes.flatMap(({ righe }) => righe)) {
    const place = joined.findIndex((other) => sameRow(other, row))
    const same = joined[place]
    if (same) joined[place] = { ...same, quantita: thousandth(same.quantita + row.quantita) }
    else joined.push(row)
  }
  return {
    righe: joined.sort((a, b) => a.posto - b.posto),
    errori: outcomes.flatMap(({ errori }, index) =>
      errori.map((one) => ({ ...one, messaggio: `Specchiatura ${index + 1}. ${one.messaggio}` })),
    ),
  }
}

/** What a row is: something that is cut of a bar, a pane, or what is counted or measured otherwise. */
export type GenereRiga = 'barra' | 'lastra' | 'altro'

export function genereOf({ lunghezza, larghezza }: Pick<RigaDistintaValues, 'lunghezza' | 'larghezza'>): GenereRiga {
  if (lunghezza !== null) return 'barra'
  return larghezza === null ? 'altro' : 'lastra'
}

/** The measures of a row as they are written, mm: '520 × 1240', '1324', or empty. */
export function misureText({
  lunghezza,
  larghezza,
  altezza,
}: Pick<RigaDistintaValues, 'lunghezza' | 'larghezza' | 'altezza'>) {
  if (lunghezza !== null) return String(lunghezza)
  return larghezza === null ? '' : `${larghezza} × ${altezza}`
}

/** The same window as a text: another text, another window. */
export function finestraKey(finestra: FinestraDistinta): string {
  const { famigliaPk, tipoSerramentoPk, tipoAperturaPk, larghezza, altezza, ante, opzioni } = finestra
  const values = opzioni.flatMap(({ valore }) => (valore ? [valore.pk] : [])).sort((a, b) => a - b)
  return [famigliaPk, tipoSerramentoPk, tipoAperturaPk, larghezza, altezza, ante, values.join('+')].join('/')
}
