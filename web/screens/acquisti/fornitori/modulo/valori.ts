import type { FornitoreInput } from '../../../../../server/acquisti/fornitori/rules.ts'
import type { RigaFornitore } from '../elenco/colonne.tsx'

/** Values of the form, with the version that they were read from (0 for a new supplier). */
export interface ValoriFornitore extends Omit<FornitoreInput, 'tipologia' | 'tempo'> {
  tipologia: string | null
  tempo: number | null
  /** A picture chosen and not yet sent, with the one that there is. */
  immagine: ImmagineScelta
  versione: number
}

/** What the picture is going to be. */
export interface ImmagineScelta {
  /** Address of the one that there is. */
  salvata: string | null
  nuova: File | null
  tolta: boolean
}

/** Hears of a supplier that is saved, and of the picture that it is still to get. */
export type Salvato = (pk: number, immagine: File | null) => void

export const etichette = {
  nome: 'Nome',
  codice: 'Codice',
  tipologia: 'Tipologia',
  email: 'E-mail',
  tempo: 'Tempo',
  isDefault: 'Fornitore predefinito della tipologia',
  testata: 'Testata',
  testoPdf: 'Testo PDF',
} as const

/** Not part of the conflict merge: the last choice of a picture wins. */
export const ETICHETTA_IMMAGINE = 'Immagine'

export const NUOVO: ValoriFornitore = {
  ...{ nome: '', codice: '', tipologia: null, email: '', tempo: null, isDefault: false, testata: '', testoPdf: '' },
  immagine: { salvata: null, nuova: null, tolta: false },
  versione: 0,
}

/** A supplier as its form begins. */
export function valoriDi(fornitore: RigaFornitore): ValoriFornitore {
  const { nome, codice, tipologia, email, tempo, isDefault, testata, testoPdf, versione } = fornitore
  const immagine = { salvata: fornitore.immagine ?? null, nuova: null, tolta: false }
  return { nome, codice, tipologia, email, tempo, isDefault, testata, testoPdf, versione, immagine }
}

const CAMPI = ['nome', 'codice', 'tipologia', 'email', 'tempo', 'isDefault', 'testata', 'testoPdf'] as const

/** All the fields, for a new supplier. */
export function datiScritti(valori: ValoriFornitore) {
  return Object.fromEntries(CAMPI.map((campo) => [campo, valori[campo]])) as Pick<
    ValoriFornitore,
    (typeof CAMPI)[number]
  >
}

/** The fields whose value differs from what was read: only these are sent, so that nobody's other change is undone. */
export function cambiati(iniziali: ValoriFornitore, valori: ValoriFornitore) {
  const diversi = CAMPI.filter((campo) => valori[campo] !== iniziali[campo])
  const dati = Object.fromEntries(diversi.map((campo) => [campo, valori[campo]])) as Partial<
    ReturnType<typeof datiScritti>
  >
  return valori.immagine.tolta && !valori.immagine.nuova ? { ...dati, removeImmagine: true } : dati
}

/** A value as the dialog of two versions shows it. */
export function mostra(campo: string, valore: unknown): string {
  if (typeof valore === 'boolean') return valore ? 'Sì' : 'No'
  if (valore === null || valore === '') return '–'
  return campo === 'tempo' ? `${valore} giorni` : String(valore)
}
