// The schedules of the demo orders, made by the engine that planners use, and some days that no longer hold.
import type { Tx } from '../../server/prisma.ts'
import { caricaMondo } from '../../server/schedulazione/contesto.ts'
import { caricaOrdini, type OrdineCaricato } from '../../server/schedulazione/dati/ordine.ts'
import { creaDisponibilita } from '../../server/schedulazione/engine/disponibilita.ts'
import { dipendenzeEffettive } from '../../server/schedulazione/engine/fasi.ts'
import { type Libro, prenota } from '../../server/schedulazione/engine/libro.ts'
import { prenotazioniDi } from '../../server/schedulazione/engine/lotto.ts'
import { piazza } from '../../server/schedulazione/engine/piazza.ts'
import {
  type Giorno,
  giornoDi,
  giornoVersoColonna,
  inizioDi,
  istanteCivile,
} from '../../server/schedulazione/engine/tempo.ts'
import { salvabile } from '../../server/schedulazione/engine/tipi.ts'
import { richiestaDi } from '../../server/schedulazione/richiesta.ts'
import { scriviPiano } from '../../server/schedulazione/scriviPiano.ts'
import type { Casuale } from './casuale.ts'

/** What a plan takes from the first supplier to the last bench, days: the less, the more orders are late. */
const ANTICIPO = [13, 28] as const
/** Cells that a short day breaks, within the next month. */
const ROTTE = 3

/** Schedules orders by date, each so as to end near its approntamento, and breaks some cells of the next month. */
export async function inserisciSchedulazioni(
  tx: Tx,
  caso: Casuale,
  numeri: readonly number[],
  adesso: Date,
): Promise<void> {
  const oggi = giornoDi(istanteCivile(adesso))
  const ordini = await caricaOrdini(tx, { id: { in: [...numeri] } })
  const primo = Math.min(...ordini.map(({ data }) => data))
  const mondo = await caricaMondo(tx, primo, [], inizioDi(primo))
  const libere = creaDisponibilita(mondo.calendario, mondo.libro)
  // What the history tells is told once, with the order itself.
  const scrittore = { tx, emit: async () => undefined, audit: async () => undefined }
  for (const ordine of ordini) {
    const inizio = Math.max(ordine.data + 1, (ordine.dataConsegna ?? ordine.data + 40) - caso.intero(...ANTICIPO))
    const richiesta = daGiorno(ordine, inizio, mondo)
    const piano = piazza(richiesta, libere)
    if (!salvabile(piano)) continue
    await scriviPiano(scrittore, ordine, richiesta, piano)
    for (const una of prenotazioniDi(ordine.pk, piano.fasi)) prenota(mondo.libro, una)
  }
  await rompi(tx, mondo.libro, oggi)
}

/** The order with its first phases on a day; the others follow. */
function daGiorno(ordine: OrdineCaricato, giorno: Giorno, mondo: Parameters<typeof richiestaDi>[1]) {
  const richiesta = richiestaDi(ordine, mondo)
  const effettive = dipendenzeEffettive(richiesta.fasi)
  const fasi = richiesta.fasi.map((fase) => ({
    ...fase,
    da: effettive.get(fase.nome)?.length === 0 ? inizioDi(giorno) : null,
  }))
  return { ...richiesta, fasi }
}

/** Makes the days of the next month that have most work so short that it no longer fits: somebody has to mend them. */
async function rompi(tx: Tx, libro: Libro, oggi: Giorno): Promise<void> {
  const presi = new Set((await tx.oreLavorative.findMany()).map(({ giorno }) => giorno.getTime()))
  const giorni = new Map<Giorno, number>()
  for (const celle of [libro.macchine, libro.banchi]) {
    for (const [giorno, { minuti }] of celle) {
      const libera = !presi.has(giornoVersoColonna(giorno).getTime())
      if (giorno > oggi + 2 && giorno <= oggi + 30 && libera) giorni.set(giorno, (giorni.get(giorno) ?? 0) + minuti)
    }
  }
  const carichi = [...giorni].sort(([a, x], [b, y]) => y - x || a - b).slice(0, ROTTE)
  await tx.oreLavorative.createMany({
    data: carichi.map(([giorno]) => {
      return { giorno: giornoVersoColonna(giorno), oreLavorativeMacchine: 0.5, oreLavorativeBanchi: 1 }
    }),
  })
}
