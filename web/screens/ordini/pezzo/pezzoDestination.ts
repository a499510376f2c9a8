import type { ShellViewer } from '#shell/viewer.ts'

/**
 * Where the label of a piece leads, by who opens it: 'bill', which is at its address; else to the work on the piece, else
 * to the order without its bill; 'nothing' for who sees none of them.
 * @param riga place of the line in the order, as the address says it
 */
export function pezzoDestination(
  { viewOrders, viewOrdiniFornitore, addAttivita, viewElencoOrdini }: Partial<ShellViewer['permessi']>,
  ordine: number,
  riga: string,
): 'bill' | 'nothing' | `/${string}` {
  if (viewOrders && viewOrdiniFornitore) return 'bill'
  if (addAttivita) return `/operatore?ordine=${ordine}&riga=${/^[1-9]\d{0,5}$/.test(riga) ? riga : 0}`
  return viewElencoOrdini ? `/ordini/${ordine}` : 'nothing'
}
