// What a thing of the catalogue is made of, in words: for the preview of an import and for the history.

import { formatCount, formatInteger } from '../../../shared/formats/formats.ts'
import { withoutTags } from '../../../shared/text/text.ts'
import type { CatalogoDocument, ImmagineInFile, MisureInFile, SezioneCatalogo } from './document/rules.ts'

/** A field of a thing. */
interface CampoDescritto {
  /** As the history calls it. */
  campo: string
  etichetta: string
  parole: string
  /** What tells whether it has changed; the words unless they leave something out. */
  intero: string
}

/** A field that an import changes. */
export interface CampoCambiato {
  campo: string
  etichetta: string
  prima: string | null
  dopo: string | null
}

const campo = (nome: string, etichetta: string, parole: string, intero = parole): CampoDescritto => ({
  campo: nome,
  etichetta,
  parole,
  intero,
})

/** A text on one line: blocks that follow each other stay apart. */
const senzaTag = (html: string) => withoutTags(html.replaceAll('><', '> <')).replace(/\s+/g, ' ').trim()
const siNo = (valore: boolean) => (valore ? 'Sì' : 'No')
const nomiDi = (immagini: readonly ImmagineInFile[]) => immagini.map(({ nome }) => nome).join(', ')
const chiaviDi = (immagini: readonly ImmagineInFile[]) => immagini.map(({ chiave }) => chiave).join(', ')
const misura = (valore: number | null) => (valore === null ? '' : `${formatInteger(valore)} mm`)
const tratto = (min: number, max: number) => `${formatInteger(min)}–${formatInteger(max)}`

/** 'altezza 500–1.200, larghezza 400–1.000 mm'. */
export function misureInWords({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }: MisureInFile): string {
  return `altezza ${tratto(altezzaMin, altezzaMax)}, larghezza ${tratto(larghezzaMin, larghezzaMax)} mm`
}

interface Scelta {
  nome: string
  ordine: number
  ritirato: boolean
}

const postoInWords = ({ ordine, ritirato }: Scelta) => `posto ${ordine}${ritirato ? ', ritirato' : ''}`
const offerto = ({ ordine, ritirato }: Scelta): CampoDescritto[] => [
  campo('ordine', 'Posto', String(ordine)),
  campo('ritirato', 'Ritirato', siNo(ritirato)),
]

type Descrittori = { [S in SezioneCatalogo]: (voce: CatalogoDocument[S][number]) => CampoDescritto[] }

const descrittori: Descrittori = {
  tipologie: ({ nome, ordine }) => [campo('nome', 'Nome', nome), campo('ordine', 'Posto', String(ordine))],
  famiglie: (famiglia) => [
    campo('nome', 'Nome', famiglia.nome),
    campo('tipologiaFamiglia', 'Tipologia', famiglia.tipologia),
    campo('descrizione', 'Descrizione', senzaTag(famiglia.descrizione), famiglia.descrizione),
    ...offerto(famiglia),
    campo('immagini', 'Immagini', nomiDi(famiglia.immagini), chiaviDi(famiglia.immagini)),
    ...famiglia.opzioni.flatMap((opzione) => [
      campo('opzioni', `Opzione «${opzione.nome}»`, postoInWords(opzione)),
      ...opzione.valori.map((valore) =>
        campo(
          'opzioni',
          `Opzione «${opzione.nome}», valore «${valore.nome}»`,
          [postoInWords(valore), senzaTag(valore.html)].filter(Boolean).join(', '),
          `${postoInWords(valore)}, ${valore.html}`,
        ),
      ),
    ]),
  ],
  aperture: (apertura) => [
    campo('nome', 'Nome', apertura.nome),
    campo('senso', 'Come si apre', apertura.senso),
    ...offerto(apertura),
    campo('immagine', 'Immagine', apertura.immagine?.nome ?? '', apertura.immagine?.chiave ?? ''),
  ],
  accessori: (accessorio) => [campo('nome', 'Nome', accessorio.nome), ...offerto(accessorio)],
  tipiSerramento: (tipo) => [
    campo('nome', 'Nome', tipo.nome),
    campo('disegno', 'Disegno', tipo.disegno),
    campo('ante', 'Ante', String(tipo.ante)),
    campo('conTelaio', 'Con telaio da produrre', siNo(tipo.conTelaio)),
    campo('altezzaMin', 'Altezza minima', misura(tipo.altezzaMin)),
    campo('altezzaMax', 'Altezza massima', misura(tipo.altezzaMax)),
    campo('larghezzaMin', 'Larghezza minima', misura(tipo.larghezzaMin)),
    campo('larghezzaMax', 'Larghezza massima', misura(tipo.larghezzaMax)),
    ...offerto(tipo),
    campo('immagine', 'Immagine', tipo.immagine?.nome ?? '', tipo.immagine?.chiave ?? ''),
    // Sets: in whatever order they are listed.
    campo('aperture', 'Aperture', tipo.aperture.join(', '), tipo.aperture.toSorted().join(', ')),
    campo('accessori', 'Accessori', tipo.accessori.join(', '), tipo.accessori.toSorted().join(', ')),
  ],
  vincoli: ({ misure }) => [
    campo(
      'misure',
      'Misure',
      misure.length > 3 ? formatCount(misure.length, 'misura', 'misure') : misure.map(misureInWords).join('; '),
      misure.map(misureInWords).join('; '),
    ),
  ],
}

/** What an import changes of a thing, field by field; all that it says of a new one. */
export function cambiatiDi<S extends SezioneCatalogo>(
  sezione: S,
  prima: CatalogoDocument[S][number] | null,
  dopo: CatalogoDocument[S][number] | null,
): CampoCambiato[] {
  const descrivi = descrittori[sezione] as (voce: unknown) => CampoDescritto[]
  const vecchi = new Map((prima ? descrivi(prima) : []).map((voce) => [voce.etichetta, voce]))
  const nuovi = new Map((dopo ? descrivi(dopo) : []).map((voce) => [voce.etichetta, voce]))
  return [...new Set([...vecchi.keys(), ...nuovi.keys()])].flatMap((etichetta) => {
    const [vecchio, nuovo] = [vecchi.get(etichetta), nuovi.get(etichetta)]
    if (vecchio?.intero === nuovo?.intero) return []
    // Words that are the same leave out what has changed.
    const parole = vecchio?.parole === nuovo?.parole ? 'intero' : 'parole'
    const nome = vecchio?.campo ?? nuovo?.campo ?? etichetta
    return [{ campo: nome, etichetta, prima: vecchio?.[parole] ?? null, dopo: nuovo?.[parole] ?? null }]
  })
}
