import { type UserError, UserErrors } from '../../../platform/errors.ts'
import { jsonPlace } from '../../../platform/files/pack/jsonPlace.ts'
import { FINDINGS_MAX } from '../../../platform/imports/rules.ts'
import { CATALOGO_LAYOUT } from './document/rules.ts'

/** Where something is in the text of the file: `['famiglie', 2, 'opzioni', 0, 'nome']`. */
export type CatalogoPath = readonly (string | number)[]

/** What people call the things of a list. */
const SINGOLARI: Readonly<Record<string, string>> = {
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

const testoDi = (valore: unknown) => (typeof valore === 'string' && valore.trim() !== '' ? valore.trim() : null)

/** «Duo 80» where the thing has a name, else its place in the list, from 1. */
function nomeDi(cosa: unknown, indice: number): string {
  if (testoDi(cosa)) return `«${testoDi(cosa)?.slice(0, 100)}»`
  const { nome, famiglia, tipoSerramento } = (cosa ?? {}) as Record<string, unknown>
  const suo = testoDi(nome) ?? (testoDi(famiglia) && `${testoDi(famiglia)} × ${testoDi(tipoSerramento) ?? '?'}`)
  return suo ? `«${suo.slice(0, 100)}»` : `n. ${indice + 1}`
}

/** 'famiglia «Duo 80», opzione «Vetro», nome'. */
function paroleDi(documento: unknown, path: CatalogoPath): string {
  const parole: string[] = []
  let qui: unknown = documento
  for (const [posto, passo] of path.entries()) {
    const prima = path[posto - 1]
    qui = (qui as Record<string | number, unknown> | null | undefined)?.[passo]
    if (typeof passo === 'number') parole.push(`${SINGOLARI[String(prima)] ?? String(prima)} ${nomeDi(qui, passo)}`)
    else if (typeof path[posto + 1] !== 'number') parole.push(passo)
  }
  return parole.join(', ')
}

/**
 * Gathers what is wrong in the text of a catalogue file, each thing with its line and column.
 * @param nome of the file
 * @param testo sound JSON
 */
export function catalogoFaults(nome: string, testo: string, documento: unknown) {
  const trovati: UserError[] = []
  let quanti = 0
  return {
    add(path: CatalogoPath, messaggio: string): void {
      quanti++
      if (trovati.length >= FINDINGS_MAX) return
      const { riga, colonna } = jsonPlace(testo, path)
      const parole = paroleDi(documento, path)
      const dove = `${nome}: ${CATALOGO_LAYOUT.text}, riga ${riga}, colonna ${colonna}`
      trovati.push({ code: 'BAD_FILE', field: null, message: `${dove}${parole && `, ${parole}`}: ${messaggio}` })
    },
    /** @throws UserErrors with the first of them */
    refuse(): void {
      if (quanti === 0) return
      const altri = quanti - trovati.length
      const coda = altri > 0 ? [{ code: 'BAD_FILE', field: null, message: `E altri ${altri} errori.` }] : []
      throw new UserErrors([...trovati, ...coda])
    },
  }
}

export type CatalogoFaults = ReturnType<typeof catalogoFaults>
