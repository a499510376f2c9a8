// What a thing of the catalogue is made of, in words: for the preview of an import and for the history.

import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { withoutTags } from '#shared/text.ts'
import type { CatalogoDocument, ImageInFile, MisureInFile, SezioneCatalogo } from './rules.ts'

/** A field of a thing. */
interface DescribedField {
  /** As the history calls it. */
  campo: string
  etichetta: string
  words: string
  /** What tells whether it has changed; the words unless they leave something out. */
  whole: string
}

/** A field that an import changes. */
export interface ChangedField {
  campo: string
  etichetta: string
  prima: string | null
  dopo: string | null
}

const field = (name: string, label: string, words: string, whole = words): DescribedField => ({
  campo: name,
  etichetta: label,
  words,
  whole,
})

/** A text on one line: blocks that follow each other stay apart. */
const senzaTag = (html: string) => withoutTags(html.replaceAll('><', '> <')).replace(/\s+/g, ' ').trim()
const siNo = (value: boolean) => (value ? 'Sì' : 'No')
const namesOf = (images: readonly ImageInFile[]) => images.map(({ nome }) => nome).join(', ')
const keysOf = (images: readonly ImageInFile[]) => images.map(({ chiave }) => chiave).join(', ')
const misura = (value: number | null) => (value === null ? '' : `${formatInteger(value)} mm`)
const stretch = (min: number, max: number) => `${formatInteger(min)}–${formatInteger(max)}`

/** 'altezza 500–1.200, larghezza 400–1.000 mm'. */
export function misureInWords({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }: MisureInFile): string {
  return `altezza ${stretch(altezzaMin, altezzaMax)}, larghezza ${stretch(larghezzaMin, larghezzaMax)} mm`
}

interface Choice {
  nome: string
  ordine: number
  ritirato: boolean
}

const placeInWords = ({ ordine, ritirato }: Choice) => `posto ${ordine}${ritirato ? ', ritirato' : ''}`
const offered = ({ ordine, ritirato }: Choice): DescribedField[] => [
  field('ordine', 'Posto', String(ordine)),
  field('ritirato', 'Ritirato', siNo(ritirato)),
]

type Describers = { [S in SezioneCatalogo]: (item: CatalogoDocument[S][number]) => DescribedField[] }

const describers: Describers = {
  tipologie: ({ nome, ordine }) => [field('nome', 'Nome', nome), field('ordine', 'Posto', String(ordine))],
  famiglie: (famiglia) => [
    field('nome', 'Nome', famiglia.nome),
    field('tipologiaFamiglia', 'Tipologia', famiglia.tipologia),
    field('descrizione', 'Descrizione', senzaTag(famiglia.descrizione), famiglia.descrizione),
    ...offered(famiglia),
    field('immagini', 'Immagini', namesOf(famiglia.immagini), keysOf(famiglia.immagini)),
    ...famiglia.opzioni.flatMap((option) => [
      field('opzioni', `Opzione «${option.nome}»`, placeInWords(option)),
      ...option.valori.map((value) =>
        field(
          'opzioni',
          `Opzione «${option.nome}», valore «${value.nome}»`,
          [placeInWords(value), senzaTag(value.html)].filter(Boolean).join(', '),
          `${placeInWords(value)}, ${value.html}`,
        ),
      ),
    ]),
  ],
  aperture: (apertura) => [
    field('nome', 'Nome', apertura.nome),
    field('senso', 'Come si apre', apertura.senso),
    ...offered(apertura),
    field('immagine', 'Immagine', apertura.immagine?.nome ?? '', apertura.immagine?.chiave ?? ''),
  ],
  accessori: (accessorio) => [field('nome', 'Nome', accessorio.nome), ...offered(accessorio)],
  tipiSerramento: (tipo) => [
    field('nome', 'Nome', tipo.nome),
    field('disegno', 'Disegno', tipo.disegno),
    field('ante', 'Ante', String(tipo.ante)),
    field('conTelaio', 'Con telaio da produrre', siNo(tipo.conTelaio)),
    field('extra', 'Per le righe extra', siNo(tipo.extra)),
    field('altezzaMin', 'Altezza minima', misura(tipo.altezzaMin)),
    field('altezzaMax', 'Altezza massima', misura(tipo.altezzaMax)),
    field('larghezzaMin', 'Larghezza minima', misura(tipo.larghezzaMin)),
    field('larghezzaMax', 'Larghezza massima', misura(tipo.larghezzaMax)),
    ...offered(tipo),
    field('immagine', 'Immagine', tipo.immagine?.nome ?? '', tipo.immagine?.chiave ?? ''),
    // Sets: in whatever order they are listed.
    field('aperture', 'Aperture', tipo.aperture.join(', '), tipo.aperture.toSorted().join(', ')),
    field('accessori', 'Accessori', tipo.accessori.join(', '), tipo.accessori.toSorted().join(', ')),
  ],
  vincoli: ({ misure }) => [
    field(
      'misure',
      'Misure',
      misure.length > 3 ? formatCount(misure.length, 'misura', 'misure') : misure.map(misureInWords).join('; '),
      misure.map(misureInWords).join('; '),
    ),
  ],
}

/** What an import changes of a thing, field by field; all that it says of a new one. */
export function changedOf<S extends SezioneCatalogo>(
  section: S,
  before: CatalogoDocument[S][number] | null,
  after: CatalogoDocument[S][number] | null,
): ChangedField[] {
  const describe = describers[section] as (item: unknown) => DescribedField[]
  const old = new Map((before ? describe(before) : []).map((item) => [item.etichetta, item]))
  const fresh = new Map((after ? describe(after) : []).map((item) => [item.etichetta, item]))
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((label) => {
    const [previous, next] = [old.get(label), fresh.get(label)]
    if (previous?.whole === next?.whole) return []
    // Words that are the same leave out what has changed.
    const words = previous?.words === next?.words ? 'whole' : 'words'
    const name = previous?.campo ?? next?.campo ?? label
    return [{ campo: name, etichetta: label, prima: previous?.[words] ?? null, dopo: next?.[words] ?? null }]
  })
}
