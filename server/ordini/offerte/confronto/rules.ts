// Two versions of an offer beside each other, line by line.
import { formatEuro, formatPercentage, formatSize } from '#shared/formats/formats.ts'

/** A line as it is compared: what it is, and what it says. */
export interface ComparedRigaOfferta {
  /** Lines of the same thing have the same key. */
  key: string
  nome: string
  /** What it says, by name. */
  said: Readonly<Record<string, string>>
  netto: number | null
}

/** What became of a line. */
export const RIGA_CHANGES = ['UGUALE', 'CAMBIATA', 'AGGIUNTA', 'TOLTA'] as const
export type RigaChange = (typeof RIGA_CHANGES)[number]

/** A line of one version, of the other, or of both. */
export interface DifferenzaRiga {
  tipo: RigaChange
  nome: string
  /** What is another now: 'Misure: 1.000 × 1.200 mm → 1.100 × 1.200 mm'. */
  cambiamenti: string[]
  nettoPrima: number | null
  nettoDopo: number | null
}

/** What of a line is compared, in words. */
interface LineToCompare {
  tipo: string
  numero: number
  altezza: number | null
  larghezza: number | null
  dettagli: readonly (readonly [nome: string, valore: string])[]
  descrizione: string
  listino: number | null
  sconti: readonly number[]
  netto: number | null
}

/** A line as it is compared. @param key what it is a line of */
export function comparedRiga(key: string, riga: LineToCompare): ComparedRigaOfferta {
  const { tipo, numero, altezza, larghezza, dettagli, descrizione, listino, sconti, netto } = riga
  return {
    key,
    nome: tipo,
    netto,
    said: {
      Tipo: tipo,
      Pezzi: String(numero),
      Misure: altezza === null || larghezza === null ? '' : formatSize(larghezza, altezza),
      ...Object.fromEntries(dettagli),
      Descrizione: descrizione,
      Listino: listino === null ? 'da quotare' : formatEuro(listino),
      Sconto: sconti
        .filter((sconto) => sconto > 0)
        .map(formatPercentage)
        .join(' + '),
    },
  }
}

const shown = (text: string | undefined) => text || '–'

function changesOf(before: ComparedRigaOfferta, after: ComparedRigaOfferta): string[] {
  const names = new Set([...Object.keys(before.said), ...Object.keys(after.said)])
  return [...names].flatMap((name) => {
    const [was, is] = [before.said[name] ?? '', after.said[name] ?? '']
    return was === is ? [] : [`${name}: ${shown(was)} → ${shown(is)}`]
  })
}

/** The lines of two versions: those of the second in its order, then those that are gone. Each is paired once. */
export function compareRighe(
  before: readonly ComparedRigaOfferta[],
  after: readonly ComparedRigaOfferta[],
): DifferenzaRiga[] {
  const left = Map.groupBy(before, ({ key }) => key)
  const paired = after.map((riga): DifferenzaRiga => {
    const was = left.get(riga.key)?.shift()
    const { nome, netto: nettoDopo } = riga
    if (!was) return { tipo: 'AGGIUNTA', nome, cambiamenti: [], nettoPrima: null, nettoDopo }
    const changes = changesOf(was, riga)
    const tipo = changes.length === 0 ? 'UGUALE' : 'CAMBIATA'
    return { tipo, nome, cambiamenti: changes, nettoPrima: was.netto, nettoDopo }
  })
  const gone = [...left.values()].flat()
  return [
    ...paired,
    ...gone.map(
      ({ nome, netto }): DifferenzaRiga => ({
        tipo: 'TOLTA',
        nome,
        cambiamenti: [],
        nettoPrima: netto,
        nettoDopo: null,
      }),
    ),
  ]
}
