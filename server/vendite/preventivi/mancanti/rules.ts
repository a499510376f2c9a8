// 'A list of the data still missing': what, where, in which step of the wizard.
import { ValidationError } from 'yup'
import type { CatalogoPreventivo } from '../catalogo/rules.ts'
import { type PreventivoValues, preventivoSchema } from '../rules.ts'

export type WizardStep = 1 | 2 | 3

export interface MissingDatum {
  /** Path of the field in the form, e.g. `serramenti[0].altezza`. */
  path: string
  /** What to call it, in Italian. */
  label: string
  messaggio: string
  passo: WizardStep
}

// In the order in which the wizard asks.
const fields: readonly (readonly [nome: string, label: string, passo: WizardStep])[] = [
  ['famigliaPk', 'Famiglia', 1],
  ['valoreOpzionePks', 'Opzioni', 1],
  ['tipoCliente', 'Tipo di cliente', 2],
  ['messaInPosa', 'Messa in posa', 2],
  ['regionePosa', 'Regione di posa', 2],
  ['tipoIntervento', 'Tipo di intervento', 2],
  ['serramenti', 'Serramenti', 2],
  ['nomeCognome', 'Nome e cognome', 3],
  ['telefono', 'Telefono', 3],
  ['email', 'E-mail', 3],
  ['indirizzo', 'Indirizzo', 3],
  ['citta', 'Città', 3],
  ['provincia', 'Provincia', 3],
  ['indirizzoPosa', 'Indirizzo di posa', 3],
  ['cittaPosa', 'Città di posa', 3],
  ['provinciaPosa', 'Provincia di posa', 3],
  ['pianoPosa', 'Piano di posa', 3],
  ['note', 'Note', 3],
  ['privacy', 'Informativa sulla privacy', 3],
]

const serramentoFields: Record<string, string> = {
  tipoSerramentoPk: 'tipo',
  tipoAperturaPk: 'apertura',
  accessorioPks: 'accessori',
  quantita: 'quantità',
  altezza: 'altezza',
  larghezza: 'larghezza',
}

/** Position in the wizard, label and step of a path. */
export function describeMissing(path: string): { posizione: number; label: string; passo: WizardStep } {
  const [name = ''] = path.split(/[.[]/)
  const posizione = fields.findIndex(([field]) => field === name)
  const [, label = name, step = 3] = fields[posizione] ?? []
  const serramento = /^serramenti\[(\d+)\](?:\.(\w+))?/.exec(path)
  if (!serramento) return { posizione, label, passo: step }
  const [, index, field = ''] = serramento
  const part = serramentoFields[field]
  return { posizione, label: `Serramento ${Number(index) + 1}${part ? `: ${part}` : ''}`, passo: step }
}

/** Everything that keeps the form from being sent, one entry a field, in the order of the wizard. */
export function missingData(values: PreventivoValues, catalogo: CatalogoPreventivo): MissingDatum[] {
  const perPath = new Map<string, string>()
  try {
    preventivoSchema(catalogo).validateSync(values, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path = '', message } of error.inner) if (!perPath.has(path)) perPath.set(path, message)
  }
  const serramentoFieldOrder = Object.keys(serramentoFields)
  const key = (path: string): [number, number, number] => {
    const [, index = '-1', field = ''] = /\[(\d+)\](?:\.(\w+))?/.exec(path) ?? []
    return [describeMissing(path).posizione, Number(index), serramentoFieldOrder.indexOf(field)]
  }
  return [...perPath]
    .map(([path, message]) => ({ path, messaggio: message, chiave: key(path), ...describeMissing(path) }))
    .sort((a, b) => a.chiave[0] - b.chiave[0] || a.chiave[1] - b.chiave[1] || a.chiave[2] - b.chiave[2])
    .map(({ path, label, messaggio, passo }) => ({ path, label, messaggio, passo }))
}
