// The whole catalogue as one file tells it: names in place of numbers. docs/catalogue-file.md
import type { DrawingShape, OpeningSense } from '../../../../shared/drawings/drawings.ts'
import type { LimitsOfTipo, VincoloMisure } from '../../../vincoli/rules.ts'

export const CATALOGO_FORMAT = 'serramenti-catalogo'
export const CATALOGO_VERSIONE = 1
/** The ending of the file. */
export const CATALOGO_EXTENSION = 'zip'
/** What the file is made of. */
export const CATALOGO_LAYOUT = { text: 'catalogo.json', folder: 'immagini/' } as const

/** A picture: the key of its bytes, and its label with the extension. */
export interface ImageInFile {
  chiave: string
  nome: string
}

interface Offered {
  nome: string
  ordine: number
  ritirato: boolean
}

export interface TipologiaInFile {
  nome: string
  ordine: number
}

export interface ValoreInFile extends Offered {
  html: string
}

export interface OpzioneInFile extends Offered {
  valori: ValoreInFile[]
}

export interface FamigliaInFile extends Offered {
  tipologia: string
  descrizione: string
  immagini: ImageInFile[]
  opzioni: OpzioneInFile[]
}

export interface AperturaInFile extends Offered {
  senso: OpeningSense
  immagine: ImageInFile | null
}

export type AccessorioInFile = Offered

export interface TipoInFile extends Offered, LimitsOfTipo {
  disegno: DrawingShape
  ante: number
  conTelaio: boolean
  immagine: ImageInFile | null
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
export function fileOfImmagine({ chiave, nome }: ImageInFile): string {
  return `${CATALOGO_LAYOUT.folder}${chiave}.${nome.slice(nome.lastIndexOf('.') + 1)}`
}

const written = (image: ImageInFile) => ({ file: fileOfImmagine(image), nome: image.nome })

/** The text of the file: equal catalogues have equal texts. */
export function catalogoText(catalogo: CatalogoDocument): string {
  const { tipologie, famiglie, aperture, accessori, tipiSerramento, vincoli } = catalogo
  const documento = {
    formato: CATALOGO_FORMAT,
    versione: CATALOGO_VERSIONE,
    tipologie,
    famiglie: famiglie.map((famiglia) => ({ ...famiglia, immagini: famiglia.immagini.map(written) })),
    aperture: aperture.map((apertura) => ({ ...apertura, immagine: apertura.immagine && written(apertura.immagine) })),
    accessori,
    tipiSerramento: tipiSerramento.map((tipo) => ({ ...tipo, immagine: tipo.immagine && written(tipo.immagine) })),
    vincoli,
  }
  return `${JSON.stringify(documento, null, 2)}\n`
}

/** Every picture that a catalogue shows, each once, by key. */
export function imagesOf({ famiglie, aperture, tipiSerramento }: CatalogoDocument): ImageInFile[] {
  const all = [
    ...famiglie.flatMap(({ immagini }) => immagini),
    ...[...aperture, ...tipiSerramento].flatMap(({ immagine }) => immagine ?? []),
  ]
  const byFile = new Map(all.map((image) => [fileOfImmagine(image), image]))
  return [...byFile].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, image]) => image)
}
