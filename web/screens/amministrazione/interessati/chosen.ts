import type { TipoInteressato } from '#generated/InteressatiPageQuery.graphql.ts'

/** The rows that were chosen as one person's. */
export interface ChosenRows {
  readonly clientePks: readonly number[]
  readonly preventivoPks: readonly number[]
  readonly offertaPks: readonly number[]
  readonly confermaPks: readonly number[]
}

/** None. */
export const NOBODY: ChosenRows = { clientePks: [], preventivoPks: [], offertaPks: [], confermaPks: [] }

/** How people call what a row is. */
export const TIPO_NAMES: Readonly<Record<TipoInteressato, string>> = {
  CLIENTE: 'Cliente',
  PREVENTIVO: 'Richiesta di preventivo',
  OFFERTA: 'Offerta',
  CONFERMA: 'Conferma d’ordine',
}

const FIELDS: Readonly<Record<TipoInteressato, keyof ChosenRows>> = {
  CLIENTE: 'clientePks',
  PREVENTIVO: 'preventivoPks',
  OFFERTA: 'offertaPks',
  CONFERMA: 'confermaPks',
}

interface Row {
  readonly tipo: TipoInteressato
  readonly pk: number
}

/** Whether a row was chosen. */
export const wasChosen = (chosen: ChosenRows, { tipo, pk }: Row): boolean => chosen[FIELDS[tipo]].includes(pk)

/** ChosenRows with a row, or without it when it was. */
export function toggled(chosen: ChosenRows, { tipo, pk }: Row): ChosenRows {
  const field = FIELDS[tipo]
  const pks = chosen[field]
  return { ...chosen, [field]: pks.includes(pk) ? pks.filter((one) => one !== pk) : [...pks, pk] }
}

/** Rows that were chosen, with the text that they were found by. */
export interface ChosenBy {
  readonly testo: string
  readonly rows: ChosenRows
}

/**
 * The chosen rows that are on screen. What was ticked while other results were on their way is gone with the rows it
 * stood in: nobody is handed out or erased whom nobody sees.
 * @param shown the text that the rows on screen were found by
 */
export const chosenAmong = ({ testo, rows }: ChosenBy, shown: string): ChosenRows => (testo === shown ? rows : NOBODY)

/** Address of the file with what is held of them. */
export function interessatoFile(chosen: ChosenRows): string {
  const search = new URLSearchParams()
  for (const [name, pks] of Object.entries<readonly number[]>({ ...chosen }))
    for (const pk of pks) search.append(name, String(pk))
  return `/esporta/interessato.zip?${search}`
}
