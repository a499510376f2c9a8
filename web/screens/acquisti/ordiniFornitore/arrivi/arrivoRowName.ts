interface Named {
  tipologia: string
  codice: string
  descrizione: string
}

/** What a row is called among those of its supplier order. */
export const arrivoRowName = ({ codice, descrizione, tipologia }: Named): string =>
  codice || descrizione.split('\n')[0]?.slice(0, 60) || tipologia
