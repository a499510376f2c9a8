// The lines and services of an alternative as forms hold them and as they are sent: all of them, in order.
import { finestraText } from '#ordini/finestra/rules.ts'
import type { RigaOffertaInput } from '#ordini/offerte/righe/rules.ts'
import { formatSize } from '#shared/formats/formats.ts'
import type { RigaDetail, ServizioDetail } from './offertaDetail.ts'

/** A line as its form begins. */
export function rigaValues(riga: RigaDetail): RigaOffertaInput {
  const { pk, rivendita, codiceRivendita, numero, forma, descrizione, aMano, scontoArticolo, iva } = riga
  return {
    pk,
    rivendita,
    codiceRivendita,
    tipoSerramentoPk: riga.tipoSerramentoPk ?? null,
    famigliaPk: riga.famigliaPk ?? null,
    opzioni: riga.opzioni.map(({ opzione, valore }) => ({ opzionePk: opzione.pk, valorePk: valore.pk })),
    tipoAperturaPk: riga.tipoAperturaPk ?? null,
    accessoriPks: riga.accessori.map((accessorio) => accessorio.pk),
    numero,
    altezza: riga.altezza ?? null,
    larghezza: riga.larghezza ?? null,
    ante: riga.ante ?? null,
    specchiature: riga.specchiature.map(({ x, y, larghezza, altezza, ante, tipoSerramentoPk, tipoAperturaPk }) => ({
      ...{ x, y, larghezza, altezza, ante, tipoSerramentoPk },
      tipoAperturaPk: tipoAperturaPk ?? null,
    })),
    forma,
    descrizione,
    aMano,
    listino: aMano || rivendita ? (riga.listino ?? null) : null,
    scontoArticolo,
    iva,
    // Of a window the list says it.
    costo: rivendita ? (riga.costo ?? null) : null,
  }
}

/** A line that is not there yet: of the family and options of the one before it. */
export function newRigaOfferta(rivendita: boolean, before: RigaOffertaInput | undefined): RigaOffertaInput {
  const like = rivendita || before?.rivendita ? undefined : before
  return {
    pk: null,
    rivendita,
    codiceRivendita: '',
    tipoSerramentoPk: null,
    famigliaPk: like?.famigliaPk ?? null,
    opzioni: like?.opzioni ?? [],
    tipoAperturaPk: null,
    accessoriPks: [],
    numero: 1,
    altezza: null,
    larghezza: null,
    ante: null,
    specchiature: [],
    forma: '',
    descrizione: '',
    aMano: false,
    listino: null,
    scontoArticolo: null,
    iva: null,
    costo: null,
  }
}

/** A service as its form begins: a cost that the list says is left to it. */
export const servizioValues = ({ nome, tipo, importo, iva, costo, costoAMano }: ServizioDetail) => ({
  nome,
  tipo,
  importo,
  iva,
  costo: costoAMano ? (costo ?? null) : null,
})

/** What a line is called: its type, or what is written of a free one. */
export const rigaName = ({ tipoSerramento, codiceRivendita, descrizione }: RigaDetail): string =>
  tipoSerramento?.nome ?? (codiceRivendita || descrizione)

/** What a line says below its name: 'Natura 80 · Rovere · 1.200 × 1.400 mm'. */
export function rigaWords(riga: RigaDetail): string {
  if (riga.rivendita) return riga.codiceRivendita ? riga.descrizione : 'Riga libera'
  const { famiglia = null, tipoApertura = null, opzioni, accessori, altezza, larghezza } = riga
  const size = altezza != null && larghezza != null ? formatSize(larghezza, altezza) : ''
  const specchiature = riga.specchiature.map(({ tipoApertura: own, ...one }) => ({ ...one, tipoApertura: own ?? null }))
  return [size, finestraText({ famiglia, opzioni, tipoApertura, accessori, specchiature }), riga.descrizione]
    .filter(Boolean)
    .join(' · ')
}

/** A list with one of it at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items]
  const [one] = next.splice(from, 1)
  if (one !== undefined) next.splice(to, 0, one)
  return next
}
