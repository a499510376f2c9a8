import type { UserError } from '../../server/platform/errors.ts'
import type { JsonSchema } from './forma.ts'
import * as messaggi from './messaggi.ts'

/** Where a value comes from: forms and query strings know only texts, and cannot say false or an empty list. */
export type Origine = 'json' | 'form' | 'query'

/** A value as read, null in the place of what could not be; the errors have paths relative to it. */
export interface Letto {
  valore: unknown
  errori: UserError[]
}

/** How a field is read, after the old framework's coercions. Null, and an empty text where it means nothing, is null. */
export interface Campo {
  /** Must be there in POST and PUT. */
  obbligatorio: boolean
  /** What OPTIONS calls it. */
  tipo: 'integer' | 'string' | 'boolean' | 'date' | 'field' | 'list' | 'nested object' | 'file upload'
  /** The field is a file, or a list of them: then the body may be as large as files are. */
  file?: true
  schema: JsonSchema
  /** What a form means that leaves it out, in POST and PUT. */
  assenteNelForm?: unknown
  /** The fields of a row; the errors of a list of rows are nested by row. */
  righe?: Record<string, Campo>
  /** The fields of an object; its errors are nested. */
  campi?: Record<string, Campo>
  leggi(valore: unknown, origine: Origine): Letto
}

export interface Opzioni {
  obbligatorio?: boolean
  /** Instead of the message about the type. */
  messaggio?: string
  descrizione?: string
}

const ok = (valore: unknown): Letto => ({ valore, errori: [] })

/** The value is refused: null takes its place. */
export const scarto = (message: string, field: string | null = null): Letto => ({
  valore: null,
  errori: [{ code: 'INVALID', field, message }],
})

const nullo = (valore: unknown) =>
  valore === null || valore === undefined || (typeof valore === 'string' && valore.trim() === '')

const INT_MAX = 2_147_483_647

function base(opzioni: Opzioni, schema: JsonSchema) {
  const { obbligatorio = false, descrizione } = opzioni
  return { obbligatorio, schema: descrizione ? { ...schema, description: descrizione } : schema }
}

/** A whole number within int4: 3, 1.0, "3", " 7 ", "3.0". */
export function intero(opzioni: Opzioni = {}): Campo {
  return {
    ...base(opzioni, { type: ['integer', 'null'] }),
    tipo: 'integer',
    leggi(valore) {
      if (nullo(valore)) return ok(null)
      if (typeof valore === 'string' && valore.length > 1000) return scarto(messaggi.TROPPO_LUNGA)
      const testo = typeof valore === 'string' && /^\s*[+-]?\d+(\.0*)?\s*$/.test(valore)
      const numero = typeof valore === 'number' || testo ? Number(valore) : Number.NaN
      if (!Number.isInteger(numero)) return scarto(opzioni.messaggio ?? messaggi.NON_INTERO)
      if (numero > INT_MAX) return scarto(messaggi.massimo(INT_MAX))
      return numero < -INT_MAX - 1 ? scarto(messaggi.minimo(-INT_MAX - 1)) : ok(numero)
    },
  }
}

/** A number that the operation judges, 1.5 and 0 included: JSON numbers and their plain decimal text. */
export function numero(opzioni: Opzioni = {}): Campo {
  return {
    ...base(opzioni, { type: ['number', 'null'] }),
    tipo: 'integer',
    leggi(valore) {
      if (nullo(valore)) return ok(null)
      const testo = typeof valore === 'string' && /^\s*[+-]?\d{1,300}(\.\d*)?\s*$/.test(valore)
      const numero = typeof valore === 'number' || testo ? Number(valore) : Number.NaN
      return Number.isFinite(numero) ? ok(numero) : scarto(opzioni.messaggio ?? messaggi.NON_INTERO)
    },
  }
}

/** The number of another object: 1, "1", " 1 ", 1.0. */
export function pk(opzioni: Opzioni = {}): Campo {
  return {
    ...base(opzioni, { type: ['integer', 'null'] }),
    tipo: 'field',
    leggi(valore) {
      if (nullo(valore)) return ok(null)
      const testo = typeof valore === 'string' && /^\s*[+-]?\d+\s*$/.test(valore)
      const numero = typeof valore === 'number' || testo ? Number(valore) : Number.NaN
      if (Number.isNaN(numero) || (Number.isFinite(numero) && !Number.isInteger(numero))) {
        return scarto(opzioni.messaggio ?? messaggi.nonPk(messaggi.tipoDi(valore)))
      }
      return Math.abs(numero) > INT_MAX ? scarto(messaggi.pkIgnoto(String(valore).trim())) : ok(numero)
    },
  }
}

/** A text; numbers become text. Trimmed unless `intatto` (passwords). */
export function testo(opzioni: Opzioni & { intatto?: boolean } = {}): Campo {
  return {
    ...base(opzioni, { type: ['string', 'null'] }),
    tipo: 'string',
    leggi(valore) {
      if (valore === null || valore === undefined) return ok(null)
      if (typeof valore !== 'string' && !(typeof valore === 'number' && Number.isFinite(valore))) {
        return scarto(opzioni.messaggio ?? messaggi.NON_TESTO)
      }
      const letto = opzioni.intatto ? String(valore) : String(valore).trim()
      if (letto.includes('\0')) return scarto(messaggi.NUL)
      return letto.isWellFormed() ? ok(letto) : scarto(messaggi.SURROGATI)
    },
  }
}

/** One of some texts, spelled as they are. */
export function scelta(valori: readonly string[], opzioni: Opzioni = {}): Campo {
  return {
    ...base(opzioni, { type: ['string', 'null'], enum: [...valori, null] }),
    tipo: 'string',
    leggi(valore) {
      if (nullo(valore)) return ok(null)
      const letto = typeof valore === 'string' ? valore.trim() : ''
      return valori.includes(letto) ? ok(letto) : scarto(opzioni.messaggio ?? messaggi.nonScelta(valore))
    },
  }
}

const VERO = new Set(['t', 'y', 'yes', 'true', 'on', '1', '1.0'])
const FALSO = new Set(['f', 'n', 'no', 'false', 'off', '0', '0.0'])

/** True and false in the old framework's spellings; a form that leaves it out means false. */
export function booleano(opzioni: Opzioni = {}): Campo {
  return {
    ...base(opzioni, { type: ['boolean', 'null'] }),
    tipo: 'boolean',
    assenteNelForm: false,
    leggi(valore) {
      if (nullo(valore)) return ok(null)
      const parola = typeof valore === 'object' ? '' : String(valore).trim().toLowerCase()
      if (parola === 'null') return ok(null)
      if (VERO.has(parola)) return ok(true)
      return FALSO.has(parola) ? ok(false) : scarto(opzioni.messaggio ?? messaggi.NON_BOOLEANO)
    },
  }
}

/** A day: "2026-12-31", "2026-1-5", "20260105". */
export function giorno(opzioni: Opzioni = {}): Campo {
  return {
    ...base(opzioni, { type: ['string', 'null'], format: 'date' }),
    tipo: 'date',
    leggi(valore) {
      if (nullo(valore)) return ok(null)
      const parti = typeof valore === 'string' ? /^(\d{4})(?:-(\d\d?)-(\d\d?)|(\d\d)(\d\d))$/.exec(valore.trim()) : null
      if (!parti) return scarto(opzioni.messaggio ?? messaggi.NON_DATA)
      const [, anno, mese = parti[4] ?? '', giornata = parti[5] ?? ''] = parti
      const letto = `${anno}-${mese.padStart(2, '0')}-${giornata.padStart(2, '0')}`
      const data = new Date(`${letto}T00:00:00Z`)
      const esiste = !Number.isNaN(data.getTime()) && data.toISOString().startsWith(letto) && anno !== '0000'
      return esiste ? ok(letto) : scarto(opzioni.messaggio ?? messaggi.NON_DATA)
    },
  }
}

/** What the operation reads for itself: pairs, a free map. */
export const libero = (schema: JsonSchema): Campo => ({
  obbligatorio: false,
  tipo: 'field',
  schema,
  leggi: (valore) => ({ valore: valore ?? null, errori: [] }),
})

const MAX_ELEMENTI = 1000

/** The items of a list field, or why it is none. A form repeats the key, and cannot send an empty list. */
function elementi(valore: unknown, origine: Origine): unknown[] | Letto {
  if (origine !== 'json' && !Array.isArray(valore)) return nullo(valore) ? [] : [valore]
  if (!Array.isArray(valore)) return scarto(messaggi.nonLista(messaggi.tipoDi(valore)))
  return valore.length > MAX_ELEMENTI ? scarto(messaggi.troppiElementi(MAX_ELEMENTI)) : valore
}

/** A list of scalars, at most 1000; of each wrong item the list has the message. */
export function lista(di: Campo, opzioni: Opzioni = {}): Campo {
  return {
    ...base(opzioni, { type: ['array', 'null'], items: di.schema, maxItems: MAX_ELEMENTI }),
    tipo: 'list',
    ...(di.file ? { file: true as const } : {}),
    leggi(valore, origine) {
      if (valore === null || valore === undefined) return opzioni.obbligatorio ? scarto(messaggi.NULLO) : ok(null)
      const letti = elementi(valore, origine)
      if (!Array.isArray(letti)) return letti
      const voci = letti.map((voce) => (nullo(voce) ? scarto(messaggi.NULLO) : di.leggi(voce, origine)))
      const errori = voci.flatMap((voce) => voce.errori)
      return { valore: voci.filter((voce) => voce.errori.length === 0).map((voce) => voce.valore), errori }
    },
  }
}

/** A list of rows, at most 1000, each read by its own fields. */
export function righe(campi: Record<string, Campo>, opzioni: Opzioni = {}): Campo {
  return {
    ...base(opzioni, { type: ['array', 'null'], items: schemaDi(campi), maxItems: MAX_ELEMENTI }),
    tipo: 'list',
    righe: campi,
    leggi(valore, origine) {
      if (valore === null || valore === undefined) return opzioni.obbligatorio ? scarto(messaggi.NULLO) : ok(null)
      const letti = elementi(valore, origine)
      if (!Array.isArray(letti)) return letti
      const voci = letti.map((riga) => leggiCampi(campi, riga, { origine, parziale: false }))
      const errori = voci.flatMap((voce, indice) =>
        voce.errori.map((errore) => ({
          ...errore,
          field: errore.field === null ? `[${indice}]` : `[${indice}].${errore.field}`,
        })),
      )
      return { valore: voci.map((voce) => voce.valore), errori }
    },
  }
}

/** An object read by its own fields; missing and null are nothing. */
export function oggetto(campi: Record<string, Campo>, opzioni: Opzioni = {}): Campo {
  return {
    ...base(opzioni, { ...schemaDi(campi), type: ['object', 'null'] }),
    tipo: 'nested object',
    campi,
    leggi(valore, origine) {
      if (nullo(valore)) return ok(null)
      const letto = leggiCampi(campi, valore, { origine, parziale: true })
      const errori = letto.errori.map((errore) => ({ ...errore, field: errore.field && `.${errore.field}` }))
      return { valore: letto.valore, errori }
    },
  }
}

/** The JSON schema of an object with these fields. */
export function schemaDi(campi: Record<string, Campo>): JsonSchema {
  const required = Object.keys(campi).filter((nome) => campi[nome]?.obbligatorio)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(campi).map(([nome, { schema }]) => [nome, schema])),
    ...(required.length > 0 ? { required } : {}),
  }
}

/** `altezza_min` → `altezzaMin`: the variable of a documented field. */
export function variabileDi(nome: string): string {
  return nome.replace(/_([a-z0-9])/g, (_, lettera: string) => lettera.toUpperCase())
}

/**
 * Reads the declared fields of an object and nothing else (mass assignment is closed by the table).
 * @param parziale PATCH: what is missing stays missing
 * @returns values by variable name; errors by variable path (`serramenti[0].altezza`), in the order of the table
 */
export function leggiCampi(
  campi: Record<string, Campo>,
  dati: unknown,
  { origine, parziale }: { origine: Origine; parziale: boolean },
): { valore: Record<string, unknown>; errori: UserError[] } {
  if (typeof dati !== 'object' || dati === null || Array.isArray(dati)) {
    return { valore: {}, errori: scarto(messaggi.nonDizionario(messaggi.tipoDi(dati))).errori }
  }
  const valori: Record<string, unknown> = {}
  const errori: UserError[] = []
  for (const [nome, campo] of Object.entries(campi)) {
    const variabile = variabileDi(nome)
    const presente = Object.hasOwn(dati, nome)
    const assente = origine === 'form' && !parziale ? campo.assenteNelForm : undefined
    if (!presente && assente === undefined) {
      if (campo.obbligatorio && !parziale)
        errori.push({ code: 'REQUIRED', field: variabile, message: messaggi.OBBLIGATORIO })
      continue
    }
    const letto = campo.leggi(presente ? (dati as Record<string, unknown>)[nome] : assente, origine)
    valori[variabile] = letto.valore
    for (const errore of letto.errori) errori.push({ ...errore, field: `${variabile}${errore.field ?? ''}` })
  }
  return { valore: valori, errori }
}
