// The whole catalogue as one file tells it: names in place of numbers. docs/catalogue-file.md
import type { DrawingShape, OpeningSense } from '../../../../shared/drawings/drawings.ts'
import type { LimitiTipo, VincoloMisure } from '../../../vincoli/rules.ts'

export const CATALOGO_FORMATO = 'serramenti-catalogo'
export const CATALOGO_VERSIONE = 1
/** The ending of the file. */
export const CATALOGO_ESTENSIONE = 'zip'
/** What the file is made of. */
export const CATALOGO_LAYOUT = { text: 'catalogo.json', folder: 'immagini/' } as const

/** A picture: the key of its bytes, and its label with the extension. */
export interface ImmagineInFile {
  chiave: string
  nome: string
}

interface Offerto {
  nome: string
  ordine: number
  ritirato: boolean
}

export interface TipologiaInFile {
  nome: string
  ordine: number
}

export interface ValoreInFile extends Offerto {
  html: string
}

export interface OpzioneInFile extends Offerto {
  valori: ValoreInFile[]
}

export interface FamigliaInFile extends Offerto {
  tipologia: string
  descrizione: string
  immagini: ImmagineInFile[]
  opzioni: OpzioneInFile[]
}

export interface AperturaInFile extends Offerto {
  senso: OpeningSense
  immagine: ImmagineInFile | null
}

export type AccessorioInFile = Offerto

export interface TipoInFile extends Offerto, LimitiTipo {
  disegno: DrawingShape
  ante: number
  conTelaio: boolean
  immagine: ImmagineInFile | null
  aperture: string[]
  accessori: string[]
}

export type MisureInFile = Omit<VincoloMisure, 'id'>

/** What a family makes of a window type: all the ranges of the two. */
export interface VincoliInFile {
  famiglia: string
  tipoSerramento: string
  misure: MisureInFile[]
}

/** The catalogue, each list in its order. */
export interface CatalogoDocument {
  tipologie: TipologiaInFile[]
  famiglie: FamigliaInFile[]
  aperture: AperturaInFile[]
  accessori: AccessorioInFile[]
  tipiSerramento: TipoInFile[]
  vincoli: VincoliInFile[]
}

export type SezioneCatalogo = keyof CatalogoDocument

/** The parts of a catalogue in the order in which they are written: each names only those before it. */
export const SEZIONI_CATALOGO = [
  'tipologie',
  'famiglie',
  'aperture',
  'accessori',
  'tipiSerramento',
  'vincoli',
] as const satisfies readonly SezioneCatalogo[]

/** What people call the parts, and one thing of each. */
export const sezioneCatalogoLabels: Readonly<Record<SezioneCatalogo, { plurale: string; singolare: string }>> = {
  tipologie: { plurale: 'Tipologie di famiglia', singolare: 'tipologia' },
  famiglie: { plurale: 'Famiglie', singolare: 'famiglia' },
  aperture: { plurale: 'Aperture', singolare: 'apertura' },
  accessori: { plurale: 'Accessori', singolare: 'accessorio' },
  tipiSerramento: { plurale: 'Tipi serramento', singolare: 'tipo serramento' },
  vincoli: { plurale: 'Vincoli misura', singolare: 'vincolo' },
}

/** The name that a picture has in the file. */
export function fileOfImmagine({ chiave, nome }: ImmagineInFile): string {
  return `${CATALOGO_LAYOUT.folder}${chiave}.${nome.slice(nome.lastIndexOf('.') + 1)}`
}

const scritta = (immagine: ImmagineInFile) => ({ file: fileOfImmagine(immagine), nome: immagine.nome })

/** The text of the file: equal catalogues have equal texts. */
export function catalogoText(catalogo: CatalogoDocument): string {
  const { tipologie, famiglie, aperture, accessori, tipiSerramento, vincoli } = catalogo
  const documento = {
    formato: CATALOGO_FORMATO,
    versione: CATALOGO_VERSIONE,
    tipologie,
    famiglie: famiglie.map((famiglia) => ({ ...famiglia, immagini: famiglia.immagini.map(scritta) })),
    aperture: aperture.map((apertura) => ({ ...apertura, immagine: apertura.immagine && scritta(apertura.immagine) })),
    accessori,
    tipiSerramento: tipiSerramento.map((tipo) => ({ ...tipo, immagine: tipo.immagine && scritta(tipo.immagine) })),
    vincoli,
  }
  return `${JSON.stringify(documento, null, 2)}\n`
}

/** Every picture that a catalogue shows, each once, by key. */
export function immaginiOf({ famiglie, aperture, tipiSerramento }: CatalogoDocument): ImmagineInFile[] {
  const tutte = [
    ...famiglie.flatMap(({ immagini }) => immagini),
    ...[...aperture, ...tipiSerramento].flatMap(({ immagine }) => immagine ?? []),
  ]
  const perFile = new Map(tutte.map((immagine) => [fileOfImmagine(immagine), immagine]))
  return [...perFile].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, immagine]) => immagine)
}
