import { isBeyondNumero } from '#ordini/righe/rules.ts'

/** A place for the picture of one piece. */
interface SlotOfImage<Foto> {
  posizione: number
  foto: Foto | null
}

/**
 * The places of a line: one for each piece from 1 to `numero`, and apart the pictures beyond it.
 * @param until how many places are wanted at most: those with a picture are always there
 */
export function slotsOf<Foto extends { readonly posizione: number }>(
  numero: number,
  foto: readonly Foto[],
  until = numero,
): { places: SlotOfImage<Foto>[]; beyond: SlotOfImage<Foto>[] } {
  const byPlace = new Map(foto.map((one) => [one.posizione, one]))
  const primi = Array.from({ length: Math.min(numero, until) }, (_, index) => index + 1)
  const withFoto = foto.map(({ posizione }) => posizione)
  const posizioni = [...new Set([...primi, ...withFoto])].sort((a, b) => a - b)
  const places = posizioni.map((posizione) => ({ posizione, foto: byPlace.get(posizione) ?? null }))
  return {
    places: places.filter(({ posizione }) => !isBeyondNumero(posizione, numero)),
    beyond: places.filter(({ posizione }) => isBeyondNumero(posizione, numero)),
  }
}
