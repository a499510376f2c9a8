// The closed words of price lists, with what people read for each.

export const STATI_LISTINO = ['BOZZA', 'IN_VIGORE', 'ARCHIVIATO'] as const
export type StatoListino = (typeof STATI_LISTINO)[number]
export const STATO_LISTINO_LABELS: Readonly<Record<StatoListino, string>> = {
  BOZZA: 'Bozza',
  IN_VIGORE: 'In vigore',
  ARCHIVIATO: 'Archiviato',
}

export const PRICINGS = ['GRIGLIA', 'MQ', 'PERIMETRO', 'PEZZO'] as const
export type ModoPrezzo = (typeof PRICINGS)[number]
export const MODO_PREZZO_LABELS: Readonly<Record<ModoPrezzo, string>> = {
  GRIGLIA: 'Griglia di misure',
  MQ: 'Al metro quadro',
  PERIMETRO: 'Al metro di perimetro',
  PEZZO: 'A pezzo',
}

export const CAUSES_OF_SUPPLEMENTO = ['VALORE', 'APERTURA', 'ACCESSORIO', 'ALTEZZA', 'LARGHEZZA'] as const
export type MotivoSupplemento = (typeof CAUSES_OF_SUPPLEMENTO)[number]
export const MOTIVO_SUPPLEMENTO_LABELS: Readonly<Record<MotivoSupplemento, string>> = {
  VALORE: 'Valore di un’opzione',
  APERTURA: 'Apertura',
  ACCESSORIO: 'Accessorio',
  ALTEZZA: 'Altezza oltre',
  LARGHEZZA: 'Larghezza oltre',
}

export const CALCOLI_SUPPLEMENTO = ['PERCENTO', 'PEZZO', 'MQ', 'PERIMETRO', 'ANTA'] as const
export type CalcoloSupplemento = (typeof CALCOLI_SUPPLEMENTO)[number]
export const CALCOLO_SUPPLEMENTO_LABELS: Readonly<Record<CalcoloSupplemento, string>> = {
  PERCENTO: '% della base',
  PEZZO: '€ a pezzo',
  MQ: '€ al m²',
  PERIMETRO: '€ al metro di perimetro',
  ANTA: '€ ad anta',
}

export const TIPI_SERVIZIO = ['POSA', 'SMALTIMENTO', 'TRASPORTO', 'RILIEVO'] as const
export type TipoServizio = (typeof TIPI_SERVIZIO)[number]
export const TIPO_SERVIZIO_LABELS: Readonly<Record<TipoServizio, string>> = {
  POSA: 'Posa in opera',
  SMALTIMENTO: 'Smaltimento dei vecchi serramenti',
  TRASPORTO: 'Trasporto',
  RILIEVO: 'Rilievo misure',
}

export const CALCOLI_SERVIZIO = ['CORPO', 'PEZZO', 'MQ'] as const
export type CalcoloServizio = (typeof CALCOLI_SERVIZIO)[number]
export const CALCOLO_SERVIZIO_LABELS: Readonly<Record<CalcoloServizio, string>> = {
  CORPO: 'A corpo',
  PEZZO: '€ a pezzo',
  MQ: '€ al m²',
}
