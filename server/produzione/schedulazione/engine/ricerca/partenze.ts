// Where a search begins: a few sequences that are often good.
import type { Calendario } from '../capacita.ts'
import { bookedMinuti, type Libro } from '../libro.ts'
import type { Giorno } from '../time.ts'
import { REPARTI_FASI } from '../types.ts'
import type { OrdineCompilato } from './compila.ts'
import { confrontaValori, type Obiettivo } from './obiettivo.ts'
import { createPosto, type OfficinaRicerca } from './officina.ts'
import { NESSUNO, ORIZZONTE, prontoOf } from './pronti.ts'
import type { SequenzaOrdini } from './sequenza.ts'

/** Orders by what is left between the end they would have alone and their delivery. */
function perMargine(compilati: readonly OrdineCompilato[], soli: readonly (number | null)[]): number[] {
  const margine = (indice: number) => {
    const { consegna } = compilati[indice] as OrdineCompilato
    return consegna === null ? Number.POSITIVE_INFINITY : consegna - (soli[indice] ?? consegna)
  }
  return compilati.map((_ordine, indice) => indice).sort((a, b) => margine(a) - margine(b) || a - b)
}

/** Room and what is booked of it, from a day on. */
interface MondoRicerca {
  calendario: Calendario
  libro: Libro
  base: Giorno
}

/** How far ahead urgency looks, in parts of the time that all work takes. */
const SGUARDI = [1 / 32, 1 / 16, 1 / 8, 1 / 6, 1 / 4, 1 / 2]

/** Days of the department with the most to do, against its room, that each order takes. */
function giorniDi(
  compilati: readonly OrdineCompilato[],
  { calendario, libro, base }: MondoRicerca,
): { giorni: Float64Array; totale: number } {
  let giorni = new Float64Array(compilati.length)
  let totale = -1
  for (const [quale, reparto] of REPARTI_FASI.entries()) {
    const minuti = Float64Array.from(compilati, ({ fasi }) =>
      fasi.reduce((somma, fase) => somma + (fase.reparto === quale ? fase.durata : 0), 0),
    )
    const lavoro = minuti.reduce((somma, uno) => somma + uno, 0)
    let serviti = 0
    let finora = 0
    while (finora < lavoro && serviti < ORIZZONTE) {
      const giorno = base + serviti++
      finora += Math.max(0, calendario.capacita(reparto, giorno) - bookedMinuti(libro, { reparto, giorno }))
    }
    if (serviti <= totale) continue
    totale = serviti
    giorni = minuti.map((uno) => (lavoro > 0 ? (uno / lavoro) * serviti : 0))
  }
  return { giorni, totale }
}

/**
 * Orders by urgency: the weight of an order over the days it takes, discounted by what it has to spare. Large orders
 * that would be late in any case make room for many small ones.
 * @param sguardo days to spare that make an order e times less urgent
 */
function perUrgenza(
  compilati: readonly OrdineCompilato[],
  soli: readonly (number | null)[],
  giorni: Float64Array,
  sguardo: number,
  base: Giorno,
): number[] {
  const pregio = compilati.map(({ peso }, indice) => Math.log(peso / Math.max(1e-6, giorni[indice] as number)))
  const restano = compilati.map((_ordine, indice) => indice)
  const sequenza: number[] = []
  let ora = base as number
  while (restano.length > 0) {
    let scelto = 0
    let massimo = Number.NEGATIVE_INFINITY
    for (const [n, indice] of restano.entries()) {
      const { consegna } = compilati[indice] as OrdineCompilato
      const fine = Math.max(ora + (giorni[indice] as number), soli[indice] ?? 0)
      const margine = consegna === null ? Number.MAX_SAFE_INTEGER : Math.max(0, consegna - fine)
      const urgenza = (pregio[indice] as number) - margine / sguardo
      if (urgenza <= massimo) continue
      massimo = urgenza
      scelto = n
    }
    const [indice] = restano.splice(scelto, 1) as [number]
    sequenza.push(indice)
    ora += giorni[indice] as number
  }
  return sequenza
}

/** Orders by where the plan of today has them; those without a plan last. */
function perInizio(compilati: readonly OrdineCompilato[]): number[] {
  const inizio = ({ fasi }: OrdineCompilato) =>
    Math.min(Number.MAX_SAFE_INTEGER, ...fasi.flatMap(({ reparto, eraIl }) => (reparto < 0 ? [] : (eraIl ?? []))))
  const inizi = compilati.map(inizio)
  return inizi.map((_inizio, indice) => indice).sort((a, b) => (inizi[a] ?? 0) - (inizi[b] ?? 0) || a - b)
}

/**
 * The best of a first sequence and the usual others.
 * @param soli the last day of each order if it were alone
 * @param inSequenza places all orders in a sequence
 */
export function migliorePartenza(
  primo: SequenzaOrdini,
  compilati: readonly OrdineCompilato[],
  soli: readonly (number | null)[],
  inSequenza: (indici: readonly number[]) => SequenzaOrdini,
  obiettivo: Obiettivo,
  { calendario, libro, base }: MondoRicerca,
): SequenzaOrdini {
  let migliore = primo
  const { giorni, totale } = giorniDi(compilati, { calendario, libro, base })
  const urgenti = SGUARDI.map((parte) => perUrgenza(compilati, soli, giorni, Math.max(1, totale * parte), base))
  for (const altra of [perMargine(compilati, soli), perInizio(compilati), ...urgenti]) {
    const seconda = inSequenza(altra)
    if (confrontaValori(seconda.valore, migliore.valore, obiettivo) < 0) migliore = seconda
  }
  return migliore
}

/** The last day of each order as if it were alone in a ledger; null: none. */
export function soliOf(compilati: readonly OrdineCompilato[], vuota: OfficinaRicerca): (Giorno | null)[] {
  const posto = createPosto()
  return compilati.map((ordine) => {
    vuota.piazza(prontoOf(ordine), posto)
    return posto.ultimo === NESSUNO ? null : posto.ultimo
  })
}
