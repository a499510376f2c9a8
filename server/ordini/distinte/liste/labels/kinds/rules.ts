// What there are labels of: alone, since the tablets need nothing of the bills that they are made of.

export const ETICHETTE_PEZZI = ['vetri', 'tagli'] as const
export type EtichettePezzi = (typeof ETICHETTE_PEZZI)[number]

export const ETICHETTE_PEZZI_LABELS: Readonly<Record<EtichettePezzi, string>> = {
  vetri: 'Etichette vetri',
  tagli: 'Etichette tagli',
}

/** Name of their file, `/esporta/…`. */
export const pezziLabelsFile = (one: EtichettePezzi): string => `etichette_${one}.pdf`
