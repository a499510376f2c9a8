import type { Misure } from '../appunti.ts'

/** What the four fields of a form hold: a number, null while empty, the text itself when it is no number. */
export type Scritto = number | string | null

export type CampoMisura = keyof Misure

/** Values of a form of measures, with the version that they were read from (0 for something new). */
export type ValoriMisure = Record<CampoMisura, Scritto> & { versione: number }

export const etichette: Record<CampoMisura, string> = {
  altezzaMin: 'Altezza minima',
  altezzaMax: 'Altezza massima',
  larghezzaMin: 'Larghezza minima',
  larghezzaMax: 'Larghezza massima',
}

export const campi = Object.keys(etichette) as CampoMisura[]

const numero = (scritto: Scritto) => (typeof scritto === 'number' ? scritto : null)

/** The measures as numbers; null for a field that is empty or holds no number. */
export function misureScritte(valori: ValoriMisure): Record<CampoMisura, number | null> {
  return {
    altezzaMin: numero(valori.altezzaMin),
    altezzaMax: numero(valori.altezzaMax),
    larghezzaMin: numero(valori.larghezzaMin),
    larghezzaMax: numero(valori.larghezzaMax),
  }
}

/** What somebody else has saved, as the server's refusal tells it. */
export interface VersioneAltrui {
  autore: string
  versione: number
  campi: Partial<Record<CampoMisura, number | null>>
}

/** Reads the extensions of a CONFLICT; what makes no sense in them is left out. */
export function leggiConflitto(estensioni: Readonly<Record<string, unknown>>): VersioneAltrui {
  const { autore, versione, campi: loro } = estensioni
  const coppie = Object.entries(typeof loro === 'object' && loro !== null ? loro : {}).filter(
    ([nome, valore]) => Object.hasOwn(etichette, nome) && (valore === null || typeof valore === 'number'),
  )
  return {
    autore: typeof autore === 'string' ? autore : 'un altro utente',
    versione: typeof versione === 'number' ? versione : 0,
    campi: Object.fromEntries(coppie),
  }
}

/** The form's values after the choice, ready to be saved over the version of the other. */
export function unisci(
  mie: ValoriMisure,
  altrui: VersioneAltrui,
  scelte: Readonly<Record<string, 'mia' | 'loro'>>,
): ValoriMisure {
  const prese = Object.entries(altrui.campi).filter(([nome]) => scelte[nome] === 'loro')
  return { ...mie, ...Object.fromEntries(prese), versione: altrui.versione }
}
