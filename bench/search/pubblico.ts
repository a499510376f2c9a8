/**
 * `node bench/search/pubblico.ts [--secondi 1,5]`: the search on public instances, against their optima.
 *
 * Instances 1, 6 and 11 of wt40 of the OR-Library (J. E. Beasley, free to use under the MIT licence): forty jobs on one
 * machine, weighted tardiness. They fit the model as follows: a job is an order with one phase at the benches, where one
 * person works an hour every day; a unit of time is twenty minutes, so a day has three. A delivery is the day in which
 * the due date lies. The engine counts whole days, so its sequence is judged by the objective of the instance, in units.
 */
import { createCalendario } from '../../server/produzione/schedulazione/engine/capacita.ts'
import { createLibro } from '../../server/produzione/schedulazione/engine/libro.ts'
import { optimize } from '../../server/produzione/schedulazione/engine/optimize.ts'
import type { OrdineToOptimize } from '../../server/produzione/schedulazione/engine/ricerca/compila.ts'
import { readDay, startOf } from '../../server/produzione/schedulazione/engine/time.ts'
import { BENCH_REPARTI, benchFase } from './fase.ts'

const TODAY = readDay('2026-11-23') as number
const UNITS_PER_DAY = 3
const UNIT_MINUTES = 20
const DAYS = 730

interface Instance {
  numero: number
  ottimo: number
  durations: string
  pesi: string
  consegne: string
}

const INSTANCES: readonly Instance[] = [
  {
    numero: 1,
    ottimo: 913,
    durations:
      '26 24 79 46 32 35 73 74 14 67 86 46 78 40 29 94 64 27 90 55 35 52 36 69 85 95 14 78 37 86 44 28 39 12 30 68 70 9 49 50',
    pesi: '1 10 9 10 10 4 3 2 10 3 7 3 1 3 10 4 7 7 4 7 5 3 5 4 9 5 2 8 10 4 7 4 9 5 7 7 5 10 1 3',
    consegne:
      '1588 1620 1731 1773 1694 1487 1566 1844 1727 1636 1599 1539 1855 1645 1709 1660 1582 1836 1484 1559 1772 1510 1512 1795 1522 1509 1598 1658 1826 1628 1650 1833 1627 1528 1541 1497 1481 1446 1579 1814',
  },
  {
    numero: 6,
    ottimo: 6955,
    durations:
      '76 54 14 32 100 37 69 36 27 7 39 52 74 67 93 49 89 73 79 98 45 36 24 71 47 19 32 47 25 37 86 5 37 60 46 28 72 11 52 4',
    pesi: '1 7 6 3 10 7 2 8 1 8 8 10 4 3 1 10 10 8 2 10 6 7 3 3 8 10 1 2 3 2 8 2 3 5 6 9 10 6 4 9',
    consegne:
      '1145 1091 1222 1290 1047 1011 1058 1313 1351 1076 1163 1004 1141 1061 1259 1306 985 1173 1154 1325 1352 1169 1189 1241 1210 1209 1331 1128 1102 983 1232 1131 1358 1339 1260 1074 1283 1068 1008 1023',
  },
  {
    numero: 11,
    ottimo: 17465,
    durations:
      '41 18 66 42 100 71 89 19 92 3 75 57 46 2 53 57 17 9 30 25 90 19 93 69 76 79 5 100 16 89 7 32 78 4 21 85 60 29 43 77',
    pesi: '9 10 5 5 3 1 5 9 1 8 1 10 5 8 9 1 9 4 6 3 2 5 4 1 5 6 7 7 5 7 3 6 8 6 4 6 9 4 6 2',
    consegne:
      '928 623 690 630 796 811 728 670 618 788 609 629 984 841 918 809 613 644 724 764 667 713 797 663 951 920 716 892 677 774 894 652 988 696 872 713 971 719 956 836',
  },
]

interface Lavoro {
  durata: number
  peso: number
  consegna: number
}

function lavoriOf({ durations, pesi, consegne }: Instance): Lavoro[] {
  const [p = [], w = [], d = []] = [durations, pesi, consegne].map((text) => text.split(' ').map(Number))
  return p.map((duration, n) => ({ durata: duration, peso: w[n] ?? 1, consegna: d[n] ?? 0 }))
}

/** Weighted tardiness of the jobs one after the other, in the units of the instance. */
function weightedRitardo(lavori: readonly Lavoro[]): number {
  let soFar = 0
  return lavori.reduce((sum, { durata, peso, consegna }) => {
    soFar += durata
    return sum + peso * Math.max(0, soFar - consegna)
  }, 0)
}

const calendario = createCalendario({
  reparti: BENCH_REPARTI,
  apertura: 480,
  settimana: [10, 10, 10, 10, 10, 4, 0],
  ore: Array.from({ length: DAYS + 1 }, (_, n) => ({ giorno: TODAY + n, ore: { macchine: 1, banchi: 1 } })),
  festivita: [],
  persone: [{ reparto: 'banchi', dal: TODAY - 1, al: null, assenze: [] }],
})

function ordineOf({ durata, peso, consegna }: Lavoro, n: number): OrdineToOptimize {
  return {
    ordine: n + 1,
    numeroCommessa: String(n + 1),
    data: TODAY,
    nonSchedulabile: false,
    tempisticheMancanti: false,
    peso,
    request: {
      fasi: [benchFase('banchi', 0, [], 'banchi', durata * UNIT_MINUTES)],
      adesso: startOf(TODAY) + 420,
      dataConsegna: TODAY + Math.ceil(consegna / UNITS_PER_DAY) - 1,
      senzaMisure: false,
    },
  }
}

/** What the search makes of an instance. @returns weighted tardiness by date, searched, and at best */
function search(instance: Instance, milliseconds: number) {
  const lavori = lavoriOf(instance)
  const { esiti, passi } = optimize(lavori.map(ordineOf), calendario, createLibro(), {
    millisecondi: milliseconds,
    obiettivo: { priorita: ['ritardo'] },
  })
  const found = esiti.flatMap(({ ordine }) => lavori[ordine - 1] ?? [])
  const byData = [...lavori].sort((a, b) => a.consegna - b.consegna)
  return { passi, perData: weightedRitardo(byData), trovato: weightedRitardo(found) }
}

if (import.meta.main) {
  const index = process.argv.indexOf('--secondi')
  const durations = (index < 0 ? '1,5' : (process.argv[index + 1] ?? '')).split(',').map(Number)
  for (const secondi of durations) {
    for (const instance of INSTANCES) {
      const { perData, trovato, passi } = search(instance, secondi * 1000)
      const beyond = (100 * (trovato - instance.ottimo)) / instance.ottimo
      console.log(
        `wt40 n. ${instance.numero}, ${secondi} s: per data ${perData}, cercato ${trovato}, ottimo ${instance.ottimo} (+${beyond.toFixed(1)} %), ${passi} passi`,
      )
    }
  }
}
