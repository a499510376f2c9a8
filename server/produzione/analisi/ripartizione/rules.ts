// How orders are shared out between benches: minutes as even as whole orders allow.

/** An order to be shared out. */
export interface OrdineDaRipartire {
  pk: number
  /** Minutes at the benches, whole, 0 or more. */
  minuti: number
}

/** A bench while it is being filled. */
interface Carico {
  postazione: number
  minuti: number
  ordini: OrdineDaRipartire[]
}

const perPeso = (a: OrdineDaRipartire, b: OrdineDaRipartire) => b.minuti - a.minuti || a.pk - b.pk
const perCarico = (a: Carico, b: Carico) => a.minuti - b.minuti || a.postazione - b.postazione

/** Exchanges at most. Each evens two benches out by a minute or more, and few are ever needed; so many are quick. */
const MIGLIORIE = 200

/** An order to give, and perhaps one to get back for it. */
interface Scambio {
  da: OrdineDaRipartire
  a: OrdineDaRipartire | null
}

/** The exchange that leaves two benches most even; null when none evens them out. */
function miglioreScambio(pieno: Carico, vuoto: Carico): Scambio | null {
  const divario = pieno.minuti - vuoto.minuti
  let migliore: Scambio | null = null
  // What remains between the two after the exchange.
  let resto = divario
  const prova = (da: OrdineDaRipartire, a: OrdineDaRipartire | null) => {
    const dopo = Math.abs(divario - 2 * (da.minuti - (a?.minuti ?? 0)))
    if (dopo >= resto) return
    resto = dopo
    migliore = { da, a }
  }
  for (const da of pieno.ordini) {
    prova(da, null)
    for (const a of vuoto.ordini) prova(da, a)
  }
  return migliore
}

function scambia(pieno: Carico, vuoto: Carico, { da, a }: Scambio): void {
  const senza = (ordini: OrdineDaRipartire[], tolto: OrdineDaRipartire | null) => ordini.filter((uno) => uno !== tolto)
  pieno.ordini = [...senza(pieno.ordini, da), ...(a ? [a] : [])].sort(perPeso)
  vuoto.ordini = [...senza(vuoto.ordini, a), da].sort(perPeso)
  const spostati = da.minuti - (a?.minuti ?? 0)
  pieno.minuti -= spostati
  vuoto.minuti += spostati
}

/** The two benches that most differ among those that an exchange evens out, and that exchange. */
function prossimaMiglioria(carichi: readonly Carico[]) {
  const ordinati = [...carichi].sort(perCarico)
  const coppie = ordinati.flatMap((vuoto, indice) => ordinati.slice(indice + 1).map((pieno) => ({ pieno, vuoto })))
  coppie.sort((a, b) => b.pieno.minuti - b.vuoto.minuti - (a.pieno.minuti - a.vuoto.minuti))
  for (const { pieno, vuoto } of coppie) {
    const scambio = miglioreScambio(pieno, vuoto)
    if (scambio) return { pieno, vuoto, scambio }
  }
  return null
}

/** Exchanges orders between the benches as long as it helps. */
function pareggia(carichi: readonly Carico[]): void {
  for (let fatte = 0; fatte < MIGLIORIE; fatte++) {
    const miglioria = prossimaMiglioria(carichi)
    if (!miglioria) return
    scambia(miglioria.pieno, miglioria.vuoto, miglioria.scambio)
  }
}

/**
 * Shares orders out between workstations, each whole on one of them: the longest first onto the one that has least,
 * then exchanges as long as they even the minutes out. The fullest and the emptiest differ by no more than the longest
 * order. The same whatever the order of what it is given.
 * @returns number of the order → number of its workstation; empty without workstations
 */
export function ripartisci(ordini: readonly OrdineDaRipartire[], postazioni: readonly number[]): Map<number, number> {
  const carichi: Carico[] = postazioni.map((postazione) => ({ postazione, minuti: 0, ordini: [] }))
  if (carichi.length === 0) return new Map()
  for (const ordine of [...ordini].sort(perPeso)) {
    const meno = carichi.reduce((scelto, carico) => (perCarico(carico, scelto) < 0 ? carico : scelto))
    meno.ordini.push(ordine)
    meno.minuti += ordine.minuti
  }
  pareggia(carichi)
  return new Map(carichi.flatMap(({ postazione, ordini: suoi }) => suoi.map(({ pk }) => [pk, postazione] as const)))
}
