// The difference between the ledger of a trial and the one that it starts from.
import type { OfficinaRicerca, Posto } from './officina.ts'

export interface Scarto {
  /** Adds to the difference what a place takes, or takes away. */
  segna(posto: Posto, segno: 1 | -1): void
  /**
   * Whether an order would find another place: a day that it works on is different, or one that it passed over, being
   * full, is not any more.
   */
  tocca(posto: Posto): boolean
  /** Forgets the difference; `annulla` takes it out of the ledger too. */
  chiudi(annulla: boolean): void
  nessuno(): boolean
}

/** The bits of a word from one cell to another, both included, as far as they are in this word. */
function bitFra(parola: number, da: number, a: number): number {
  const bassi = da >> 5 === parola ? -1 << (da & 31) : -1
  const alti = a >> 5 === parola ? -1 >>> (31 - (a & 31)) : -1
  return bassi & alti
}

/** No difference yet. */
export function createScarto({ liberi, aggiungi }: OfficinaRicerca): Scarto {
  const celle = liberi.length << 5
  const scarti = new Int32Array(celle)
  /** A bit for each cell that is different. */
  const diverse = new Int32Array(liberi.length)
  let quante = 0
  /** No word outside of these differs. */
  let prima = liberi.length
  let ultima = -1

  function segna({ prese, quantePrese }: Posto, segno: 1 | -1): void {
    for (let n = 0; n < quantePrese; n += 2) {
      const cella = prese[n] as number
      const vecchio = scarti[cella] as number
      const nuovo = vecchio + segno * (prese[n + 1] as number)
      scarti[cella] = nuovo
      if ((vecchio === 0) === (nuovo === 0)) continue
      const parola = cella >> 5
      diverse[parola] = (diverse[parola] as number) ^ (1 << (cella & 31))
      if (nuovo === 0) {
        quante--
        continue
      }
      quante++
      if (parola < prima) prima = parola
      if (parola > ultima) ultima = parola
    }
  }

  function tocca({ visti, quantiVisti }: Posto): boolean {
    for (let n = 0; n < quantiVisti; n += 3) {
      const da = visti[n] as number
      const inizio = visti[n + 1] as number
      const a = visti[n + 2] as number
      const fine = Math.min(a >> 5, ultima)
      for (let parola = Math.max(inizio >> 5, prima); parola <= fine; parola++) {
        if (((diverse[parola] as number) & bitFra(parola, inizio, a)) !== 0) return true
      }
      if (da === inizio) continue
      const passata = Math.min((inizio - 1) >> 5, ultima)
      for (let parola = Math.max(da >> 5, prima); parola <= passata; parola++) {
        const vuote = (diverse[parola] as number) & (liberi[parola] as number)
        if (vuote !== 0 && (vuote & bitFra(parola, da, inizio - 1)) !== 0) return true
      }
    }
    return false
  }

  function chiudi(annulla: boolean): void {
    for (let parola = prima; parola <= ultima; parola++) {
      let bit = diverse[parola] as number
      while (bit !== 0) {
        const cella = (parola << 5) + (31 - Math.clz32(bit & -bit))
        if (annulla) aggiungi(cella, -(scarti[cella] as number))
        scarti[cella] = 0
        bit &= bit - 1
      }
      diverse[parola] = 0
    }
    prima = liberi.length
    ultima = -1
    quante = 0
  }

  return { segna, tocca, chiudi, nessuno: () => quante === 0 }
}
