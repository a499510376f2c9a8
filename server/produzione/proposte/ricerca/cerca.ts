// A search from plain data to plain data, so that it can run in a thread of its own.
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { createLibro, type Libro, prenotazioniOfLibro } from '../../schedulazione/engine/libro.ts'
import { ritardoOf, ultimoGiorno } from '../../schedulazione/engine/margine.ts'
import { type OpzioniRicerca, ottimizza } from '../../schedulazione/engine/ottimizza.ts'
import type { OrdineDaOttimizzare } from '../../schedulazione/engine/ricerca/compila.ts'
import {
  anticipoOf,
  confrontaValori,
  type ValorePiano,
  valoreNullo,
} from '../../schedulazione/engine/ricerca/obiettivo.ts'
import { type PostoPrimaDopo, type Ragione, ragioneOf } from '../../schedulazione/engine/ricerca/ragioni.ts'
import { type Giorno, giornoOf, type Istante } from '../../schedulazione/engine/time.ts'
import type { Prenotazione } from '../../schedulazione/engine/types.ts'
import { nonSchedulatoInParole } from '../../schedulazione/engine/words.ts'
import type { OreInPiu } from '../rules.ts'
import type { DateFasePiano, DatiRicerca, OrdineCercato } from './dati.ts'
import { type CaricoSettimana, caricoOf, conDate, pianoDiOggi } from './oggi.ts'

/** An order of a proposal. */
export interface OrdineTrovato {
  ordine: number
  numeroCommessa: string
  cliente: string
  peso: number
  consegna: Giorno | null
  /** Last day of work before and after; null without a plan. */
  prima: Giorno | null
  dopo: Giorno | null
  /** It had a saved plan; else `prima` is what placing by delivery date gives. */
  schedulato: boolean
  oggi: DateFasePiano[]
  fasi: DateFasePiano[]
  firma: string
  ragione: Ragione
  /** Why no plan was found; '' when one was. */
  senzaPiano: string
}

export interface RisultatoRicerca {
  /** In the sequence of the placing. */
  ordini: OrdineTrovato[]
  prima: ValorePiano
  dopo: ValorePiano
  minorante: number
  passi: number
  carico: CaricoSettimana[]
  /** Of the plan of before. */
  caricoPrima?: CaricoSettimana[]
  ore?: OreInPiu[]
}

/** The ledger without what is to be placed again: of the orders only what they hold. */
export function libroSenza(prenotazioni: readonly Prenotazione[], ordini: readonly OrdineDaOttimizzare[]): Libro {
  const tolti = new Set(ordini.map(({ ordine }) => ordine))
  const tenute = ordini.flatMap(({ ordine, richiesta }) =>
    richiesta.fasi.flatMap(({ reparto, tenuta }) =>
      reparto && tenuta ? tenuta.occupazioni.map((una) => ({ ...una, reparto, ordine })) : [],
    ),
  )
  return createLibro([...prenotazioni.filter(({ ordine }) => !tolti.has(ordine)), ...tenute])
}

/** First start in a department. */
function primoInReparto({ richiesta }: OrdineCercato, fasi: readonly DateFasePiano[]): Istante | null {
  const finite = new Set(richiesta.fasi.filter(({ reparto }) => reparto).map(({ nome }) => nome))
  const inizi = fasi.flatMap(({ nome, inizio }) => (finite.has(nome) ? [inizio] : []))
  return inizi.length > 0 ? Math.min(...inizi) : null
}

/** What dates cost, by the same count as the search. */
function valoreDi(voci: readonly { ordine: OrdineCercato; fasi: readonly DateFasePiano[] | null }[]): ValorePiano {
  const valore = valoreNullo()
  for (const { ordine, fasi } of voci) {
    if (!fasi || fasi.length === 0) {
      valore.senzaPiano++
      continue
    }
    const consegna = ordine.richiesta.dataConsegna
    const tardi = ritardoOf(ultimoGiorno(fasi), consegna)
    valore.ritardo += tardi * (ordine.peso ?? 1)
    if (tardi > 0) valore.inRitardo++
    valore.anticipo += anticipoOf(primoInReparto(ordine, fasi), consegna)
    for (const { nome, inizio } of fasi) {
      const era = ordine.inizi?.get(nome)
      if (era !== undefined && giornoOf(era) !== giornoOf(inizio)) valore.cambi++
    }
  }
  return valore
}

const ranghi = (voci: readonly { ordine: number; inizio: number }[]) =>
  new Map([...voci].sort((a, b) => a.inizio - b.inizio || a.ordine - b.ordine).map(({ ordine }, n) => [ordine, n]))

/** Searches a plan, and says of each order where it was, where it goes and why. */
export function cercaPiano(dati: DatiRicerca, opzioni: Omit<OpzioniRicerca, 'obiettivo'> = {}): RisultatoRicerca {
  const { ordini, congelatoFino } = dati
  const calendario = createCalendario(dati.calendario)
  const obiettivo = { priorita: dati.priorita }
  const perNumero = new Map(ordini.map((uno) => [uno.ordine, uno]))
  const primaDi = pianoDiOggi(dati)
  const fasiPrima = primaDi.fasi
  const libro = libroSenza(dati.prenotazioni, ordini)
  const limiti = dati.passi === null ? { millisecondi: dati.secondi * 1000 } : { passi: dati.passi }
  const trovato = ottimizza(ordini, calendario, libro, {
    ...limiti,
    seme: dati.seme,
    congelatoFino,
    ...opzioni,
    obiettivo,
  })
  const prima = valoreDi(primaDi.ordini.map((ordine) => ({ ordine, fasi: fasiPrima(ordine) })))
  const dopoDi = new Map(
    trovato.esiti.map(({ ordine, piano, motivo }) => [
      ordine,
      { fasi: piano ? conDate(piano.fasi) : [], senzaPiano: motivo ? nonSchedulatoInParole(motivo) : '' },
    ]),
  )
  const dopo = valoreDi(ordini.map((ordine) => ({ ordine, fasi: dopoDi.get(ordine.ordine)?.fasi ?? null })))
  if (!dati.serveComunque && confrontaValori(dopo, prima, obiettivo) >= 0) {
    const carico = caricoOf(calendario, createLibro(dati.prenotazioni), giornoOf(dati.adesso))
    return { ordini: [], prima, dopo: prima, minorante: trovato.minorante, passi: trovato.passi, carico }
  }
  const inizioDi = (uno: OrdineCercato, fasi: readonly DateFasePiano[] | null) =>
    (fasi && primoInReparto(uno, fasi)) ?? Number.MAX_SAFE_INTEGER
  const rangoPrima = ranghi(ordini.map((uno) => ({ ordine: uno.ordine, inizio: inizioDi(uno, fasiPrima(uno)) })))
  const rangoDopo = ranghi(
    ordini.map((uno) => ({ ordine: uno.ordine, inizio: inizioDi(uno, dopoDi.get(uno.ordine)?.fasi ?? null) })),
  )
  const posti = new Map(
    ordini.map((uno): [number, PostoPrimaDopo] => [
      uno.ordine,
      {
        ordine: uno.ordine,
        consegna: uno.richiesta.dataConsegna,
        prima: ultimoGiorno(fasiPrima(uno) ?? []),
        dopo: ultimoGiorno(dopoDi.get(uno.ordine)?.fasi ?? []),
        rangoPrima: rangoPrima.get(uno.ordine) ?? 0,
        rangoDopo: rangoDopo.get(uno.ordine) ?? 0,
        minuti: uno.richiesta.fasi.reduce((somma, { reparto, durata }) => somma + (reparto ? (durata ?? 0) : 0), 0),
      },
    ]),
  )
  const tutti = [...posti.values()]
  const pieno = libroSenza(dati.prenotazioni, ordini)
  const occupazioni = trovato.esiti.flatMap(({ ordine, piano }) =>
    (piano?.fasi ?? []).flatMap(({ nome, reparto, occupazioni: sue }) => {
      const tenuta = perNumero.get(ordine)?.richiesta.fasi.find((fase) => fase.nome === nome)?.tenuta
      return reparto && !tenuta ? sue.map((una) => ({ ...una, reparto, ordine })) : []
    }),
  )
  const carico = caricoOf(
    calendario,
    createLibro([...prenotazioniOfLibro(pieno), ...occupazioni]),
    giornoOf(dati.adesso),
  )
  return {
    ordini: trovato.esiti.flatMap(({ ordine }) => {
      const uno = perNumero.get(ordine)
      const posto = posti.get(ordine)
      if (!uno || !posto) return []
      const { fasi = [], senzaPiano = '' } = dopoDi.get(ordine) ?? {}
      return [
        {
          ordine,
          numeroCommessa: uno.numeroCommessa,
          cliente: uno.cliente,
          peso: uno.peso ?? 1,
          consegna: posto.consegna,
          prima: posto.prima,
          dopo: posto.dopo,
          schedulato: uno.oggi !== null,
          oggi: fasiPrima(uno) ?? [],
          fasi,
          firma: uno.firma,
          ragione: ragioneOf(posto, tutti),
          senzaPiano,
        },
      ]
    }),
    prima,
    dopo,
    minorante: trovato.minorante,
    passi: trovato.passi,
    carico,
    ...(dati.scenario ? { caricoPrima: primaDi.carico(), ore: dati.ore ?? [] } : {}),
  }
}
