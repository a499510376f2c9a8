// What the notes and descriptions of an order made from a quote say of its windows, from when they had no fields of
// their own: proposed in the form, never written by itself. docs/rules/finestra.md#old-orders

import { findProvincia } from '#shared/places.ts'
import type { ChosenOpzione } from '#vendite/listini/prezzo/finestra/rules.ts'
import { NO_FINESTRA, samePks } from '../rules.ts'
import { type FinestraCatalogue, finestraOfWords } from '../words/rules.ts'

/** What of a line is looked at. */
interface RigaToRead {
  tipoSerramentoPk: number | null
  rivendita: boolean
  descrizione: string
  famigliaPk: number | null
  tipoAperturaPk: number | null
  opzioni: ChosenOpzione[]
  accessoriPks: number[]
}

/** What of an order is looked at. */
interface OrdineToRead {
  note: string
  messaInPosa: boolean
  indirizzoPosa: string
  cittaPosa: string
  provinciaPosa: string
  pianoPosa: string
  righe: readonly RigaToRead[]
}

const FROM_PREVENTIVO = /^Dal preventivo n\. \d+$/
const APERTURA = 'Apertura: '
const ACCESSORI = '. Accessori: '
const POSA = /^Messa in posa: (.*)$/
const PIANO = /^(?:(.*), )?piano ([^,]+)$/
const PROVINCIA = /^(.*) \(([^()]+)\)$/

/** Opening and accessories that a description says; null where it is about something else, or the type has them not. */
function windowOf(riga: RigaToRead, catalogue: FinestraCatalogue) {
  if (riga.rivendita || !riga.descrizione.startsWith(APERTURA)) return null
  const [apertura = '', accessori = '', ...more] = riga.descrizione.slice(APERTURA.length).split(ACCESSORI)
  if (more.length > 0) return null
  const words = { famiglia: '', opzioni: '', apertura, accessori }
  const { window, errors } = finestraOfWords(words, riga.tipoSerramentoPk, catalogue)
  if (errors.length > 0 || window.tipoAperturaPk === null) return null
  // Who has said otherwise since is right, and the text stays for people to compare.
  const otherApertura = riga.tipoAperturaPk !== null && riga.tipoAperturaPk !== window.tipoAperturaPk
  const otherAccessori = riga.accessoriPks.length > 0 && !samePks(riga.accessoriPks, window.accessoriPks)
  return otherApertura || otherAccessori ? null : window
}

/** Family and options that the notes say, and the lines of the notes that say them. */
function famigliaOf(lines: readonly string[], { famiglie }: FinestraCatalogue) {
  const own = lines.flatMap((line) => {
    const name = line.startsWith('Famiglia: ') ? line.slice('Famiglia: '.length) : null
    const famiglia = famiglie.find(({ nome }) => nome === name)
    return famiglia ? [{ famiglia, line }] : []
  })[0]
  if (!own) return null
  const { famiglia, line } = own
  const said = famiglia.opzioni.flatMap((opzione) =>
    opzione.valori.flatMap((valore) => {
      const text = `${opzione.nome}: ${valore.nome}`
      return lines.includes(text) ? [{ text, opzionePk: opzione.pk, valorePk: valore.pk }] : []
    }),
  )
  return {
    famigliaPk: famiglia.pk,
    opzioni: said.map(({ opzionePk, valorePk }) => ({ opzionePk, valorePk })),
    lines: [line, ...said.map(({ text }) => text)],
  }
}

/** The place that a line of the notes says; a town is told from the street only where it is the chief one of its province. */
function placeOf(lines: readonly string[]) {
  const found = lines.find((line) => POSA.test(line))
  const [, text = ''] = POSA.exec(found ?? '') ?? []
  if (found === undefined) return null
  const [, before, piano] = PIANO.exec(text) ?? []
  const where = piano === undefined ? text : (before ?? '')
  const [, street, province] = PROVINCIA.exec(where) ?? []
  const provincia = findProvincia(province)?.nome ?? ''
  const rest = provincia === '' ? where : (street ?? '')
  const inTown = provincia !== '' && rest.endsWith(` ${provincia}`)
  const place = {
    messaInPosa: true,
    indirizzoPosa: rest === 'richiesta' ? '' : inTown ? rest.slice(0, -provincia.length - 1) : rest,
    cittaPosa: inTown ? provincia : '',
    provinciaPosa: provincia,
    pianoPosa: piano ?? '',
  }
  return { place, lines: [found] }
}

/**
 * The order with what its notes and descriptions say in the fields that are still empty, and without it in the texts;
 * null where nothing can be taken.
 */
export function completedFromNotes<Ordine extends OrdineToRead>(ordine: Ordine, catalogue: FinestraCatalogue) {
  const lines = ordine.note.split('\n').map((line) => line.trim())
  const fromPreventivo = lines.some((line) => FROM_PREVENTIVO.test(line))
  const free = ordine.righe.filter(({ rivendita }) => !rivendita)
  const withoutFamiglia = free.length > 0 && free.every(({ famigliaPk }) => famigliaPk === null)
  const famiglia = fromPreventivo && withoutFamiglia ? famigliaOf(lines, catalogue) : null
  const unsaid = !ordine.messaInPosa && ordine.indirizzoPosa === '' && ordine.cittaPosa === ''
  const posa = fromPreventivo && unsaid ? placeOf(lines) : null
  const windows = ordine.righe.map((riga) => windowOf(riga, catalogue))
  if (!famiglia && !posa && windows.every((window) => window === null)) return null
  const taken = new Set([...(famiglia?.lines ?? []), ...(posa?.lines ?? [])])
  const righe = ordine.righe.map((riga, index) => {
    const window = windows[index]
    const { famigliaPk, opzioni } = famiglia && !riga.rivendita ? famiglia : riga
    if (!window) return { ...riga, famigliaPk, opzioni }
    const { tipoAperturaPk, accessoriPks } = { ...NO_FINESTRA, ...window }
    return {
      ...riga,
      famigliaPk,
      opzioni,
      descrizione: '',
      tipoAperturaPk,
      accessoriPks,
    }
  }) as Ordine['righe'][number][]
  const note = ordine.note
    .split('\n')
    .filter((line) => !taken.has(line.trim()))
    .join('\n')
  return { ...posa?.place, note, righe }
}
