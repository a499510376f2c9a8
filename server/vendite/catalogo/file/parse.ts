import { type AnySchema, ValidationError } from 'yup'
import { safeFileName } from '../../../platform/files/name.ts'
import { placeOf } from '../../../platform/files/pack/jsonPlace.ts'
import { type OpenPack, refusedPack } from '../../../platform/files/pack/openPack.ts'
import { extensionOf } from '../../../platform/files/rules.ts'
import { breather } from '../../../platform/imports/rows.ts'
import {
  CATALOGO_FORMATO,
  CATALOGO_LAYOUT,
  CATALOGO_VERSIONE,
  type CatalogoDocument,
  type ImmagineInFile,
  SEZIONI_CATALOGO,
  type SezioneCatalogo,
} from './document/rules.ts'
import { type CatalogoFaults, type CatalogoPath, catalogoFaults } from './faults.ts'
import { LISTA_RICHIESTA, SEZIONE_MAX, voceCatalogoSchema } from './rules.ts'
import { cleanRich } from './stored.ts'

/** What the file says of a thing; lists of things inside it say as little. */
export type SentFields<Voce> = {
  [Campo in keyof Voce]?: Voce[Campo] extends ImmagineInFile[] | string[]
    ? Voce[Campo]
    : Voce[Campo] extends (infer Parte extends object)[]
      ? SentFields<Parte>[]
      : Voce[Campo]
}

/** The catalogue as a file tells it: a part that it does not have is null, a field that it does not have is missing. */
export type CatalogoSent = {
  [Sezione in SezioneCatalogo]: SentFields<CatalogoDocument[Sezione][number]>[] | null
}

/** A file whose fields are right, each by itself. */
export interface ParsedCatalogo {
  sent: CatalogoSent
  faults: CatalogoFaults
  /** Pictures of the file that nothing shows. */
  inutili: string[]
}

type Oggetto = Record<string, unknown>

const isOggetto = (valore: unknown): valore is Oggetto =>
  typeof valore === 'object' && valore !== null && !Array.isArray(valore)

/** @throws UserErrors with line and column */
function leggiJson(nome: string, testo: string): unknown {
  try {
    return JSON.parse(testo)
  } catch (error) {
    const [, posto] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
    const { riga, colonna } = placeOf(testo, posto ? Number(posto) : testo.length)
    const dove = `${CATALOGO_LAYOUT.text}, riga ${riga}, colonna ${colonna}`
    throw refusedPack(nome, `${dove}: il testo non è JSON valido: qui manca qualcosa, o c’è qualcosa di troppo.`)
  }
}

/** Whether a key anywhere stands for what an object inherits: whoever looks a field up would be led astray. */
function hasProto(documento: unknown): boolean {
  const ancora = [documento]
  for (let questo = ancora.pop(); questo !== undefined; questo = ancora.pop()) {
    if (typeof questo !== 'object' || questo === null) continue
    if (Object.hasOwn(questo, '__proto__')) return true
    for (const parte of Object.values(questo)) ancora.push(parte)
  }
  return false
}

/** @throws UserErrors for another format, or another version of it */
function controllaIntestazione(nome: string, documento: unknown): asserts documento is Oggetto {
  if (!isOggetto(documento) || documento.formato !== CATALOGO_FORMATO) {
    throw refusedPack(nome, `non è un catalogo: in ${CATALOGO_LAYOUT.text} manca "formato": "${CATALOGO_FORMATO}".`)
  }
  if (documento.versione === CATALOGO_VERSIONE) return
  const sua = typeof documento.versione === 'number' ? `versione ${documento.versione}` : 'versione sconosciuta'
  throw refusedPack(nome, `è un catalogo di ${sua}: questo programma legge la versione ${CATALOGO_VERSIONE}.`)
}

/** 'opzioni[2].nome' as the parts of a path. */
const passiDi = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, indice, campo]) => (indice ? Number(indice) : (campo ?? '')))

/** Casts and judges one thing; null when it is not right. */
async function valida(schema: AnySchema, grezza: unknown, dove: CatalogoPath, faults: CatalogoFaults) {
  try {
    return (await schema.required().validate(grezza, { abortEarly: false })) as Oggetto
  } catch (error) {
    if (error instanceof RangeError) {
      // Nested so deep that it cannot even be told.
      faults.add(dove, 'il valore è annidato troppo in profondità.')
      return null
    }
    if (!(error instanceof ValidationError)) throw error
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      faults.add([...dove, ...passiDi(path ?? '')], message)
    }
    return null
  }
}

/** Looks up the pictures that a file names. */
function immaginiDi(pack: OpenPack, faults: CatalogoFaults) {
  const chiavi = new Map(pack.pictures.map(({ name, chiave }) => [name, chiave]))
  const usate = new Set<string>()
  return {
    leggi({ file, nome }: { file: string; nome: string }, dove: CatalogoPath): ImmagineInFile | null {
      usate.add(file)
      const chiave = chiavi.get(file)
      if (!chiave) {
        faults.add([...dove, 'file'], `l’immagine «${file}» non c’è nel file.`)
        return null
      }
      const sigla = extensionOf(file)
      const label = safeFileName(nome || (file.split('/').at(-1) ?? ''))
      return { chiave, nome: extensionOf(label) === sigla ? label : safeFileName(`${label}.${sigla}`) }
    },
    inutili: () => [...chiavi.keys()].filter((name) => !usate.has(name)),
  }
}

const RICCHI = new Set(['descrizione', 'html'])

/** What the file itself says, cast: pictures by their keys, rich texts cleaned. */
function detti(
  grezza: Oggetto,
  voce: Oggetto,
  dove: CatalogoPath,
  immagini: ReturnType<typeof immaginiDi>,
): SentFields<Oggetto> {
  const campi: Oggetto = {}
  for (const [campo, valore] of Object.entries(voce)) {
    if (!Object.hasOwn(grezza, campo) || valore === undefined) continue
    const qui = [...dove, campo]
    if (RICCHI.has(campo)) campi[campo] = cleanRich(String(valore))
    else if (campo === 'immagine') campi[campo] = valore && immagini.leggi(valore as never, qui)
    else if (campo === 'immagini') {
      campi[campo] = (valore as []).flatMap((una, indice) => immagini.leggi(una, [...qui, indice]) ?? [])
    } else if (campo === 'opzioni' || campo === 'valori') {
      const grezze = grezza[campo] as Oggetto[]
      campi[campo] = (valore as Oggetto[]).map((una, indice) =>
        detti(grezze[indice] ?? {}, una, [...qui, indice], immagini),
      )
    } else campi[campo] = valore
  }
  return campi
}

/**
 * Reads the text of a catalogue file: its fields are judged one by one, what they refer to is not looked at yet.
 * @param nome of the file, for the messages
 * @throws UserErrors that say line and column, at most 50
 */
export async function parseCatalogo(nome: string, pack: OpenPack): Promise<ParsedCatalogo> {
  const documento = leggiJson(nome, pack.text)
  if (hasProto(documento)) throw refusedPack(nome, `${CATALOGO_LAYOUT.text}: il campo «__proto__» non è ammesso.`)
  controllaIntestazione(nome, documento)
  const faults = catalogoFaults(nome, pack.text, documento)
  const immagini = immaginiDi(pack, faults)
  for (const campo of Object.keys(documento)) {
    const noto = campo === 'formato' || campo === 'versione' || SEZIONI_CATALOGO.some((sezione) => sezione === campo)
    if (!noto) faults.add([campo], 'campo sconosciuto.')
  }
  const sent: Record<string, SentFields<Oggetto>[] | null> = {}
  const pausa = breather()
  for (const sezione of SEZIONI_CATALOGO) {
    const grezze = Object.hasOwn(documento, sezione) ? documento[sezione] : null
    sent[sezione] = null
    if (grezze === null) continue
    if (!Array.isArray(grezze)) faults.add([sezione], LISTA_RICHIESTA)
    else if (grezze.length > SEZIONE_MAX[sezione]) faults.add([sezione], `Non più di ${SEZIONE_MAX[sezione]} elementi`)
    else {
      const voci: SentFields<Oggetto>[] = []
      for (const [indice, grezza] of grezze.entries()) {
        await pausa()
        const dove = [sezione, indice]
        const voce = await valida(voceCatalogoSchema[sezione], grezza, dove, faults)
        if (voce) voci.push(detti(grezza, voce, dove, immagini))
      }
      sent[sezione] = voci
    }
  }
  faults.refuse()
  return { sent: sent as CatalogoSent, faults, inutili: immagini.inutili() }
}
