import { type UserError, UserErrors } from '#platform/errors.ts'
import { jsonPlace } from '#platform/files/pack/jsonPlace.ts'
import { FINDINGS_MAX } from '#platform/imports/rules.ts'
import { CATALOGO_LAYOUT } from './rules.ts'

/** Where something is in the text of the file: `['famiglie', 2, 'opzioni', 0, 'nome']`. */
export type CatalogoPath = readonly (string | number)[]

/** What people call the things of a list. */
const SINGULARS: Readonly<Record<string, string>> = {
  tipologie: 'tipologia',
  famiglie: 'famiglia',
  opzioni: 'opzione',
  valori: 'valore',
  immagini: 'immagine',
  aperture: 'apertura',
  accessori: 'accessorio',
  tipiSerramento: 'tipo serramento',
  vincoli: 'vincolo',
  misure: 'misura',
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** «Duo 80» where the thing has a name, else its place in the list, from 1. */
function nameOf(what: unknown, index: number): string {
  if (textOf(what)) return `«${textOf(what)?.slice(0, 100)}»`
  const { nome, famiglia, tipoSerramento } = (what ?? {}) as Record<string, unknown>
  const own = textOf(nome) ?? (textOf(famiglia) && `${textOf(famiglia)} × ${textOf(tipoSerramento) ?? '?'}`)
  return own ? `«${own.slice(0, 100)}»` : `n. ${index + 1}`
}

/** 'famiglia «Duo 80», opzione «Vetro», nome'. */
function wordsOf(documento: unknown, path: CatalogoPath): string {
  const words: string[] = []
  let here: unknown = documento
  for (const [place, step] of path.entries()) {
    const before = path[place - 1]
    here = (here as Record<string | number, unknown> | null | undefined)?.[step]
    if (typeof step === 'number') words.push(`${SINGULARS[String(before)] ?? String(before)} ${nameOf(here, step)}`)
    else if (typeof path[place + 1] !== 'number') words.push(step)
  }
  return words.join(', ')
}

/**
 * Gathers what is wrong in the text of a catalogue file, each thing with its line and column.
 * @param name of the file
 * @param text sound JSON
 */
export function catalogoFaults(name: string, text: string, documento: unknown) {
  const found: UserError[] = []
  let count = 0
  return {
    add(path: CatalogoPath, message: string): void {
      count++
      if (found.length >= FINDINGS_MAX) return
      const { riga, colonna } = jsonPlace(text, path)
      const words = wordsOf(documento, path)
      const where = `${name}: ${CATALOGO_LAYOUT.text}, riga ${riga}, colonna ${colonna}`
      found.push({ code: 'BAD_FILE', field: null, message: `${where}${words && `, ${words}`}: ${message}` })
    },
    /** @throws UserErrors with the first of them */
    refuse(): void {
      if (count === 0) return
      const others = count - found.length
      const coda = others > 0 ? [{ code: 'BAD_FILE', field: null, message: `E altri ${others} errori.` }] : []
      throw new UserErrors([...found, ...coda])
    },
  }
}

export type CatalogoFaults = ReturnType<typeof catalogoFaults>
