// What the text of a catalogue file may hold, thing by thing: the rules of the screens, and no field that they lack.
import { type AnyObject, array, type ObjectSchema, type ObjectShape, object, type Schema, string } from 'yup'
import { ITEMS_MAX, itemName } from '#shared/arranged.ts'
import type { DrawingShape, OpeningSense } from '#shared/drawings/drawings.ts'
import {
  booleanRule,
  integerRule,
  longTextRule,
  oneOfRule,
  optionalMillimetresRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
} from '#shared/fields/fields.ts'
import { OPZIONI_MAX, VALORE_HTML_MAX, VALUES_MAX } from '../../famiglie/opzioni/rules.ts'
import { DESCRIZIONE_FAMIGLIA_MAX, IMAGES_MAX } from '../../famiglie/rules.ts'
import { tipoAperturaSchema } from '../../tipiApertura/rules.ts'
import { ANTE_MAX, DRAWING_SHAPES } from '../../tipiSerramento/rules.ts'
import { type LimitsOfTipo, type VincoloMisure, vincoloSchema } from '../../vincoli/rules.ts'

// The whole catalogue as one file tells it: names in place of numbers. docs/catalogue-file.md

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
  /** The type of the extra lines of orders. */
  extra: boolean
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

const ORDINE_MAX = 100_000
const MISURE_MAX = 100
/** Families by window types that have constraints. */
const PAIRS_MAX = 20_000

/** Things of each part at most. */
export const SECTION_MAX: Readonly<Record<SezioneCatalogo, number>> = {
  tipologie: ITEMS_MAX,
  famiglie: ITEMS_MAX,
  aperture: ITEMS_MAX,
  accessori: ITEMS_MAX,
  tipiSerramento: ITEMS_MAX,
  vincoli: PAIRS_MAX,
}

const OGGETTO = 'È richiesto un oggetto { … }'
export const LISTA_REQUIRED = 'È richiesta una lista [ … ]'

/** An object with these fields and no other: a name that is misspelt is not passed over. */
const withoutOthers = <Item extends AnyObject>(schema: ObjectSchema<Item>) =>
  schema
    .typeError(OGGETTO)
    .noUnknown()
    .test('campi', (_item, ctx) => {
      // What is cast has lost them already.
      const unknown = Object.keys(ctx.originalValue ?? {}).filter((field) => !Object.hasOwn(schema.fields, field))
      return unknown.length === 0 || ctx.createError({ message: `Campi sconosciuti: ${unknown.join(', ')}` })
    })

const onlyFields = <Fields extends ObjectShape>(fields: Fields) => withoutOthers(object(fields))

/** A list that may be missing: then what was there stays. */
const lista = <Item>(item: Schema<Item>, max: number) =>
  array().of(item).transform(truncatedRule<Item>(max)).typeError(LISTA_REQUIRED).max(max)

const offered = {
  nome: itemName(),
  ordine: integerRule().min(0).max(ORDINE_MAX).optional(),
  ritirato: booleanRule(false),
}

const image = onlyFields({
  file: string().strict().typeError('È richiesto un testo').required(REQUIRED_FIELD).max(300),
  nome: singleLineRule(255),
})

const value = onlyFields({ ...offered, html: longTextRule(VALORE_HTML_MAX) })
const option = onlyFields({ ...offered, valori: lista(value, VALUES_MAX) })
const names = array()
  .of(itemName())
  .transform(truncatedRule<string>(ITEMS_MAX))
  .typeError(LISTA_REQUIRED)
  .max(ITEMS_MAX)
const limit = optionalMillimetresRule()

/** One thing of each part. */
export const catalogoItemSchema = {
  tipologie: onlyFields({ nome: offered.nome, ordine: offered.ordine }),
  famiglie: onlyFields({
    ...offered,
    tipologia: singleLineRule(100),
    descrizione: longTextRule(DESCRIZIONE_FAMIGLIA_MAX),
    immagini: lista(image, IMAGES_MAX),
    opzioni: lista(option, OPZIONI_MAX),
  }),
  aperture: onlyFields({
    ...offered,
    senso: tipoAperturaSchema.fields.senso,
    immagine: image.nullable().default(null),
  }),
  accessori: onlyFields(offered),
  tipiSerramento: onlyFields({
    ...offered,
    disegno: oneOfRule(DRAWING_SHAPES).required(REQUIRED_FIELD).default('BATTENTE'),
    ante: integerRule().min(1).max(ANTE_MAX).default(1),
    conTelaio: booleanRule(true),
    extra: booleanRule(false),
    altezzaMin: limit,
    altezzaMax: limit,
    larghezzaMin: limit,
    larghezzaMax: limit,
    immagine: image.nullable().default(null),
    aperture: names,
    accessori: names,
  }),
  vincoli: onlyFields({
    famiglia: itemName(),
    tipoSerramento: itemName(),
    misure: lista(withoutOthers(vincoloSchema), MISURE_MAX)
      .min(1, 'Indicare almeno una misura')
      .required(REQUIRED_FIELD),
  }),
} as const

/** A file that is here, and what is to become of it. */
export const importCatalogoSchema = object({
  nome: singleLineRule(255).required(REQUIRED_FIELD),
  chiave: string().strict().required(REQUIRED_FIELD).max(100),
  ritira: booleanRule(false),
  anteprima: booleanRule(false),
  impronta: string().nullable().defined().default(null).max(100),
})
