import { mappaExtra, type VoceExtra } from '../../../../../../../server/acquisti/righeOrdineFornitore/rules.ts'
import { extraDi, type RigaFornitore } from '../righe.ts'

const TESTI = ['codice', 'descrizione', 'um', 'spessore', 'stampato', 'misure', 'misureVetro', 'sezione'] as const

/** Values of the form, with the version that they were read from (0 for a new row). */
export interface ValoriRiga extends Record<(typeof TESTI)[number], string> {
  tipologia: string | null
  fornitore: number | null
  quantita: number | null
  rigaOrdine: number | null
  /** By name. */
  extraFields: readonly VoceExtra[]
  versione: number
}

export const etichette = {
  tipologia: 'Tipologia',
  fornitore: 'Fornitore',
  codice: 'Codice',
  descrizione: 'Descrizione',
  quantita: 'Quantità',
  um: 'Unità di misura',
  spessore: 'Spessore',
  stampato: 'Stampato',
  misure: 'Misure',
  misureVetro: 'Misure vetro',
  sezione: 'Sezione',
  rigaOrdine: 'Riga ordine',
  extraFields: 'Campi extra',
} as const

export const NUOVA: ValoriRiga = {
  ...{ tipologia: null, fornitore: null, quantita: null, rigaOrdine: null, extraFields: [], versione: 0 },
  ...{ codice: '', descrizione: '', um: '', spessore: '', stampato: '', misure: '', misureVetro: '', sezione: '' },
}

/** A row as its form begins. */
export function valoriDi(riga: RigaFornitore): ValoriRiga {
  const { tipologia, quantita, versione } = riga
  const testi = Object.fromEntries(TESTI.map((campo) => [campo, riga[campo]])) as Pick<
    ValoriRiga,
    (typeof TESTI)[number]
  >
  const nominati = { fornitore: riga.fornitorePk ?? null, rigaOrdine: riga.rigaOrdinePk ?? null }
  return { ...testi, ...nominati, tipologia, quantita, extraFields: extraDi(riga), versione }
}

/** All the fields, as the mutations take them. */
export function datiScritti({ versione: _versione, extraFields, ...valori }: ValoriRiga) {
  return { ...valori, extraFields: { ...mappaExtra(extraFields) } }
}

/** The fields whose value differs from what was read: only these are sent, so that nobody's other change is undone. */
export function cambiati(iniziali: ValoriRiga, valori: ValoriRiga): Partial<ReturnType<typeof datiScritti>> {
  const [prima, dopo] = [datiScritti(iniziali), datiScritti(valori)]
  const diversi = (Object.keys(dopo) as (keyof typeof dopo)[]).filter(
    (campo) => JSON.stringify(prima[campo]) !== JSON.stringify(dopo[campo]),
  )
  return Object.fromEntries(diversi.map((campo) => [campo, dopo[campo]]))
}
