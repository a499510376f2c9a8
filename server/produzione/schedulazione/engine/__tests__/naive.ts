// A second scheduler, as naive as can be: it looks at every minute of every day and at every person in it. It shares
// nothing with the engine but the types, and must always agree with it.
import type { DatiCalendario } from '../capacita.ts'
import type { Pausa } from '../intervalli.ts'
import type { FaseRichiesta, Prenotazione, RepartoFase, RichiestaPiano } from '../types.ts'

const GIORNO = 1440

/** Whether a pause covers a minute of a day. */
function copre({ giornoDa, giornoA, oraDa, oraA }: Pausa, giorno: number, minuto: number): boolean {
  if (oraDa === null || oraA === null) return giornoDa <= giorno && giorno <= giornoA
  const qui = giorno * GIORNO + minuto
  return giornoDa * GIORNO + oraDa <= qui && qui < giornoA * GIORNO + oraA
}

/** Every person-minute of a department on a day: the minute of the day of each, ascending. */
export function minutiOfPersona(dati: DatiCalendario, reparto: RepartoFase, giorno: number): number[] {
  const settimana = new Date(giorno * 86_400_000).getUTCDay()
  const ore = dati.ore.findLast((una) => una.giorno === giorno)?.[reparto] ?? [0, 10, 10, 10, 10, 10, 4][settimana] ?? 0
  const durata = Math.round(ore * 60)
  let apre = dati.apertura
  while (apre + durata > GIORNO) apre--
  const presenti = dati.persone.filter(
    ({ reparto: suo, dal, al }) => suo === reparto && dal <= giorno && giorno <= (al ?? Number.POSITIVE_INFINITY),
  )
  const assenze = presenti.length > 0 ? presenti.map((persona) => persona.assenze) : [[]]
  const minuti: number[] = []
  for (let minuto = apre; minuto < apre + durata; minuto++) {
    for (const sue of assenze) {
      if (![...dati.festivita, ...sue].some((pausa) => copre(pausa, giorno, minuto))) minuti.push(minuto)
    }
  }
  return minuti
}

interface Date {
  inizio: number
  fine: number
  occupazioni: { giorno: number; minuti: number }[]
}

function lavora(
  dati: DatiCalendario,
  altri: readonly Prenotazione[],
  { reparto, lo, durata }: { reparto: RepartoFase; lo: number; durata: number },
): Date | null {
  const presi: { giorno: number; minuto: number }[] = []
  const primo = Math.floor(lo / GIORNO)
  if (durata === 0) return { inizio: lo, fine: lo, occupazioni: [] }
  for (let giorno = primo; giorno <= primo + 730 && presi.length < durata; giorno++) {
    let occupati = 0
    for (const altro of altri) if (altro.reparto === reparto && altro.giorno === giorno) occupati += altro.minuti
    const liberi = minutiOfPersona(dati, reparto, giorno).slice(occupati)
    for (const minuto of liberi) {
      if (giorno * GIORNO + minuto >= lo && presi.length < durata) presi.push({ giorno, minuto })
    }
  }
  const [inizio, fine] = [presi[0], presi.at(-1)]
  if (presi.length < durata || !inizio || !fine) return null
  const giorni = [...new Set(presi.map(({ giorno }) => giorno))]
  return {
    inizio: inizio.giorno * GIORNO + inizio.minuto,
    fine: fine.giorno * GIORNO + fine.minuto + 1,
    occupazioni: giorni.map((giorno) => ({ giorno, minuti: presi.filter((uno) => uno.giorno === giorno).length })),
  }
}

/** The needed phases that a phase waits for, through those that are not needed. */
function attende(fasi: readonly FaseRichiesta[], nome: string): string[] {
  const fase = fasi.find((una) => una.nome === nome)
  return (fase?.dipendenze ?? []).flatMap((prima) =>
    fasi.find((una) => una.nome === prima)?.necessaria ? [prima] : attende(fasi, prima),
  )
}

/** The dates of every phase with relaxed starts; null for a phase that has none. */
export function naivePiano(
  { fasi }: RichiestaPiano,
  dati: DatiCalendario,
  altri: readonly Prenotazione[],
): Map<string, Date | null> {
  const fatte = new Map<string, Date | null>()
  const tutti = [...altri]
  while (fatte.size < fasi.length) {
    // The next one: of those whose dependencies are done, the first by position and name.
    const pronte = fasi.filter(({ nome, dipendenze }) => !fatte.has(nome) && dipendenze.every((una) => fatte.has(una)))
    pronte.sort((a, b) => a.posizione - b.posizione || a.nome.localeCompare(b.nome))
    const fase = pronte[0] as FaseRichiesta
    const date = dateDi(fase)
    fatte.set(fase.nome, date)
    for (const occupazione of date?.occupazioni ?? []) {
      tutti.push({ ...occupazione, reparto: fase.reparto as RepartoFase, ordine: -1 })
    }
  }
  return fatte

  function dateDi(fase: FaseRichiesta): Date | null {
    if (!fase.necessaria || fase.durata === null) return null
    const prima = attende(fasi, fase.nome).map((nome) => fatte.get(nome) ?? null)
    if (prima.includes(null)) return null
    const inGiorni = fase.unit === 'days' && fase.capacitaInfinita
    const da = fase.da === null ? [] : [inGiorni ? Math.floor(fase.da / GIORNO) * GIORNO : fase.da]
    const soglie = [...da, ...prima.map((una) => una?.fine ?? 0)]
    if (soglie.length === 0) return null
    let lo = Math.max(...soglie)
    if (!fase.capacitaInfinita) {
      return lavora(dati, tutti, { reparto: fase.reparto as RepartoFase, lo, durata: fase.durata })
    }
    while (inGiorni && lo % GIORNO !== 0) lo++
    return { inizio: lo, fine: lo + fase.durata * (inGiorni ? GIORNO : 1), occupazioni: [] }
  }
}
