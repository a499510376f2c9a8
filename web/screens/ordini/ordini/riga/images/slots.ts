import { isBeyondNumero } from '../../../../../../server/ordini/righe/rules.ts'

/** A place for the picture of one piece. */
interface SlotOfImage<Foto> {
  posizione: number
  foto: Foto | null
}

/**
 * The places of a line: one for each piece from 1 to `numero`, and apart the pictures beyond it.
 * @param fino how many places are wanted at most: those with a picture are always there
 */
export function slotsOf<Foto extends { readonly posizione: number }>(
  numero: number,
  foto: readonly Foto[],
  fino = numero,
): { posti: SlotOfImage<Foto>[]; oltre: SlotOfImage<Foto>[] } {
  const perPosto = new Map(foto.map((una) => [una.posizione, una]))
  const primi = Array.from({ length: Math.min(numero, fino) }, (_, index) => index + 1)
  const conFoto = foto.map(({ posizione }) => posizione)
  const posizioni = [...new Set([...primi, ...conFoto])].sort((a, b) => a - b)
  const posti = posizioni.map((posizione) => ({ posizione, foto: perPosto.get(posizione) ?? null }))
  return {
    posti: posti.filter(({ posizione }) => !isBeyondNumero(posizione, numero)),
    oltre: posti.filter(({ posizione }) => isBeyondNumero(posizione, numero)),
  }
}
