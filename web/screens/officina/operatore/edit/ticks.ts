import type { RigaWithPezzi } from '../attivita.ts'

/** A piece as the form names it. */
export const pezzoKey = (riga: number, posizione: number) => `${riga}:${posizione}`

/** Ticks as they are sent: line by line. */
export function pezziInput(ticked: ReadonlySet<string>): { rigaPk: number; posizioni: number[] }[] {
  const lines = new Map<number, number[]>()
  for (const key of ticked) {
    const [riga = 0, posizione = 0] = key.split(':').map(Number)
    lines.set(riga, [...(lines.get(riga) ?? []), posizione])
  }
  return [...lines].map(([riga, posizioni]) => ({ rigaPk: riga, posizioni: posizioni.sort((a, b) => a - b) }))
}

/** How many pieces there are, how many were done before, and whether with those ticked now all are. */
export function progressOf(righe: readonly RigaWithPezzi[], ticked: ReadonlySet<string>) {
  const all = righe.flatMap(({ pk, pezzi }) => pezzi.map((pezzo) => ({ ...pezzo, key: pezzoKey(pk, pezzo.posizione) })))
  const before = all.filter(({ fattoDa }) => fattoDa !== null).length
  const now = all.filter(({ fattoDa, key }) => fattoDa === null && ticked.has(key)).length
  return { total: all.length, before, now, finished: all.length > 0 && before + now === all.length }
}

/** Pieces that were ticked here and that somebody else has done meanwhile, in words. */
export function takenMeanwhile(righe: readonly RigaWithPezzi[], ticked: ReadonlySet<string>): string[] {
  return righe.flatMap(({ pk, title, pezzi }) =>
    pezzi
      .filter(({ posizione, fattoDa }) => fattoDa !== null && ticked.has(pezzoKey(pk, posizione)))
      .map(({ posizione, fattoDa }) => `Il pezzo ${posizione} di ${title} è già stato fatto: ${fattoDa}.`),
  )
}

/** The ticks of pieces that nobody has done yet. */
export function stillFree(righe: readonly RigaWithPezzi[], ticked: ReadonlySet<string>): ReadonlySet<string> {
  const done = new Set(
    righe.flatMap(({ pk, pezzi }) =>
      pezzi.filter(({ fattoDa }) => fattoDa !== null).map(({ posizione }) => pezzoKey(pk, posizione)),
    ),
  )
  return new Set([...ticked].filter((key) => !done.has(key)))
}
