// What if: the world of a search with more people, other hours, late material, an order more. Nothing is written.
import { createCalendario, type DatiCalendario, weekdayOre } from '../../schedulazione/engine/capacita.ts'
import { type Giorno, giornoOf, MINUTES_PER_DAY, readGiorno } from '../../schedulazione/engine/time.ts'
import { type FaseRichiesta, REPARTI_FASI, type RepartoFase } from '../../schedulazione/engine/types.ts'
import { richiestaOf } from '../../schedulazione/request.ts'
import type { SchedulingWorld } from '../../schedulazione/world.ts'
import type { Ipotesi, OreInPiu } from '../rules.ts'
import type { DatiRicerca, OrdineCercato } from './dati.ts'
import { giorniDiCarico } from './oggi.ts'

/** Days that an assumption without an end holds. */
const ORIZZONTE = 730
const SABATO = 6
/** Number of the urgent order that nobody has saved. */
const URGENTE = 0

const giornoSettimana = (giorno: Giorno) => (((giorno + 4) % 7) + 7) % 7

/** Sets the hours of a department on some days; those of the others stay. */
function conOre(
  calendario: DatiCalendario,
  reparti: readonly RepartoFase[],
  giorni: readonly Giorno[],
  ore: number,
): DatiCalendario {
  const cambiate = new Map(calendario.ore.map((riga) => [riga.giorno, riga]))
  for (const giorno of giorni) {
    const usuali = weekdayOre(giorno)
    const riga = cambiate.get(giorno) ?? { giorno, macchine: usuali, banchi: usuali }
    cambiate.set(giorno, { ...riga, ...Object.fromEntries(reparti.map((reparto) => [reparto, ore])) })
  }
  return { ...calendario, ore: [...cambiate.values()] }
}

/** Adds hours to the days on which a department works. */
function conAltreOre(
  calendario: DatiCalendario,
  reparti: readonly RepartoFase[],
  giorni: readonly Giorno[],
  ore: number,
): DatiCalendario {
  const scritte = new Map(calendario.ore.map((riga) => [riga.giorno, riga]))
  const orari = new Map<RepartoFase, Map<number, Giorno[]>>()
  for (const reparto of reparti) {
    orari.set(
      reparto,
      Map.groupBy(giorni, (giorno) => scritte.get(giorno)?.[reparto] ?? weekdayOre(giorno)),
    )
  }
  let nuovo = calendario
  for (const [reparto, perOre] of orari) {
    for (const [usuali, quali] of perOre) {
      if (usuali > 0) nuovo = conOre(nuovo, [reparto], quali, Math.min(24, usuali + ore))
    }
  }
  return nuovo
}

/** Some people of a department do nothing on some days: their machine is out. */
function conFermi(
  calendario: DatiCalendario,
  reparto: RepartoFase,
  { giornoDa, giornoA }: { giornoDa: Giorno; giornoA: Giorno },
  quanti: number,
): DatiCalendario {
  let mancano = quanti
  const persone = calendario.persone.map((persona) => {
    const presente = persona.reparto === reparto && persona.dal <= giornoA && (persona.al ?? giornoA) >= giornoDa
    if (!presente || mancano === 0) return persona
    mancano--
    return { ...persona, assenze: [...persona.assenze, { giornoDa, giornoA, oraDa: null, oraA: null }] }
  })
  return { ...calendario, persone }
}

/** Material of a supplier that comes days later: also what is saved, as long as it has not arrived. */
function inRitardo(fase: FaseRichiesta, fornitore: number, giorni: number, oggi: Giorno): FaseRichiesta {
  if (fase.fornitore?.id !== fornitore) return fase
  const { tenuta, durata } = fase
  if (!tenuta)
    return durata === null ? fase : { ...fase, durata: durata + giorni * (fase.unit === 'days' ? 1 : MINUTES_PER_DAY) }
  if (giornoOf(tenuta.fine) < oggi) return fase
  return { ...fase, tenuta: { ...tenuta, fine: tenuta.fine + giorni * MINUTES_PER_DAY } }
}

function urgente({ macchine, banchi, al }: Ipotesi, dati: DatiRicerca, mondo: SchedulingWorld): OrdineCercato {
  const richiesta = richiestaOf(
    {
      tempi: { macchine, banchi },
      conTelai: false,
      fasiSpente: [],
      salvata: null,
      dataConsegna: al === null ? null : readGiorno(al),
      senzaMisure: false,
    },
    { ...mondo, adesso: dati.adesso },
  )
  const fasi = richiesta.fasi.map((fase) =>
    !fase.capacitaInfinita && fase.durata === null ? { ...fase, necessaria: false, durata: 0 } : fase,
  )
  return {
    ordine: URGENTE,
    numeroCommessa: 'Ordine urgente',
    data: giornoOf(dati.adesso),
    nonSchedulabile: false,
    tempisticheMancanti: false,
    richiesta: { ...richiesta, fasi },
    peso: 1,
    cliente: '',
    oggi: null,
    firma: '',
  }
}

/** The data of a search with one assumption. */
function conUna(finora: DatiRicerca, una: Ipotesi, mondo: SchedulingWorld | null): DatiRicerca {
  const oggi = giornoOf(finora.adesso)
  const dal = Math.max(oggi, (una.dal === null ? null : readGiorno(una.dal)) ?? oggi)
  const al = (una.al === null ? null : readGiorno(una.al)) ?? oggi + ORIZZONTE
  const giorni = Array.from({ length: Math.max(0, Math.min(al, oggi + ORIZZONTE) - dal + 1) }, (_, n) => dal + n)
  const reparti: RepartoFase[] = una.reparto ? [una.reparto] : ['macchine', 'banchi']
  const { calendario } = finora
  switch (una.tipo) {
    case 'persone': {
      const persona = { reparto: una.reparto ?? 'banchi', dal, al: una.al === null ? null : al, assenze: [] }
      const altre = Array.from({ length: Math.round(una.quanto) }, () => persona)
      return { ...finora, calendario: { ...calendario, persone: [...calendario.persone, ...altre] } }
    }
    case 'sabati': {
      const sabati = giorni.filter((giorno) => giornoSettimana(giorno) === SABATO)
      return { ...finora, calendario: conOre(calendario, reparti, sabati, Math.min(24, una.quanto)) }
    }
    case 'ore': {
      const feriali = giorni.filter((giorno) => weekdayOre(giorno) > 0 && giornoSettimana(giorno) !== SABATO)
      return { ...finora, calendario: conAltreOre(calendario, reparti, feriali, una.quanto) }
    }
    case 'fornitore': {
      const fornitore = una.fornitore ?? 0
      const ordini = finora.ordini.map((ordine) => {
        const fasi = ordine.richiesta.fasi.map((fase) => inRitardo(fase, fornitore, Math.round(una.quanto), oggi))
        return { ...ordine, richiesta: { ...ordine.richiesta, fasi } }
      })
      return { ...finora, ordini }
    }
    case 'urgente':
      if (!mondo) throw new TypeError('An urgent order is placed in the world of the others')
      return { ...finora, ordini: [...finora.ordini, urgente(una, finora, mondo)] }
    case 'fermo':
      return {
        ...finora,
        calendario:
          una.quanto === 0
            ? conOre(calendario, reparti, giorni, 0)
            : conFermi(calendario, una.reparto ?? 'macchine', { giornoDa: dal, giornoA: al }, una.quanto),
      }
  }
}

/** What the assumptions about people and hours add to the hours that are paid, in the weeks of load. */
function oreInPiu(dati: DatiRicerca, ipotesi: readonly Ipotesi[]): OreInPiu[] {
  const con = (tipi: readonly Ipotesi['tipo'][]) => {
    const sue = ipotesi.filter(({ tipo }) => tipi.includes(tipo))
    return createCalendario(sue.reduce((finora, una) => conUna(finora, una, null), dati).calendario)
  }
  const [oggi, persone, tutto] = [con([]), con(['persone']), con(['persone', 'sabati', 'ore'])]
  const giorni = giorniDiCarico(giornoOf(dati.adesso))
  return REPARTI_FASI.map((reparto) => {
    const minuti = (calendario: typeof oggi) =>
      giorni.reduce((somma, giorno) => somma + calendario.capacita(reparto, giorno), 0)
    const ordinarie = minuti(persone) - minuti(oggi)
    return { reparto, ordinarie, straordinarie: minuti(tutto) - minuti(persone) }
  })
}

/**
 * The data of a search with its assumptions, one after the other; what today's plan costs is told without them.
 * @param mondo where an urgent order is placed; null where none is assumed
 */
export function conIpotesi(dati: DatiRicerca, ipotesi: readonly Ipotesi[], mondo: SchedulingWorld | null): DatiRicerca {
  if (ipotesi.length === 0) return dati
  const { ordini, calendario } = dati
  const cambiati = ipotesi.reduce((finora, una) => conUna(finora, una, mondo), dati)
  return { ...cambiati, oggi: { ordini, calendario }, ore: oreInPiu(dati, ipotesi) }
}
