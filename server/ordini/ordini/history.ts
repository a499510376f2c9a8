import type { AuditEntry } from '#platform/operation.ts'
import { compostoInWords } from '../composti/rules.ts'
import { finestraInWords } from '../finestra/rules.ts'
import { changedExtraFields, type RigaInput } from '../righe/rules.ts'
import type { ReferencedNames } from './references.ts'
import type { OrdineInput } from './rules.ts'

type Value = string | number | boolean | null

const PREZZI = ['listino', 'scontoArticolo', 'scontoCorrettivo', 'netto']

/** Fields that are withheld, by the flag that shows them; a line's field ends with the name after a point. */
export const RESERVED_FIELDS = {
  viewPricesOnOrders: [...PREZZI, 'sconto'],
  viewAgenteOnOrders: ['agente'],
  adminOrders: ['statoInvioMail', 'testoEmail', 'dataInvioMail', 'costoMateriale', 'venditaMateriale'],
} as const

/** The header of a form in words. */
function header(
  { righe: _righe, statoPk: _stato, clientePk: _cliente, agentePk: _agente, ...fields }: OrdineInput,
  names: Pick<ReferencedNames, 'stato' | 'cliente' | 'agente' | 'areaConsegna'>,
) {
  return {
    ...fields,
    stato: names.stato,
    cliente: names.cliente,
    agente: names.agente,
    areaConsegna: names.areaConsegna,
  } satisfies Record<string, Value>
}

function itemOfRiga(
  riga: RigaInput,
  { tipi, codici, finestre, composti }: Pick<ReferencedNames, 'tipi' | 'codici' | 'finestre' | 'composti'>,
): Record<string, Value> {
  const { pk: _pk, tipoSerramentoPk, codiceSerramentoPk, extraFields: _extra, ...said } = riga
  const {
    famigliaPk: _famiglia,
    tipoAperturaPk: _apertura,
    opzioni: _opzioni,
    accessoriPks: _accessori,
    specchiature: _specchiature,
    ...fields
  } = said
  return {
    ...fields,
    ...finestraInWords(riga, finestre),
    specchiature: compostoInWords(riga, composti),
    tipoSerramento: tipi.get(tipoSerramentoPk) ?? null,
    codiceSerramento: codiceSerramentoPk === null ? null : (codici.get(codiceSerramentoPk) ?? null),
  }
}

/** The extra fields of a line that a save changes. */
function changedExtra({ extraFields: before = {} }: RigaInput, { extraFields: after = {} }: RigaInput) {
  const told = (value: unknown) => (value === null || value === undefined ? null : String(value))
  return changedExtraFields(before, after).map((name) => ({
    campo: `extra.${name}`,
    prima: told(before[name]),
    dopo: told(after[name]),
  }))
}

/** 'Finestra 1 anta F1 × 2': a line without its prices. */
export function describeRigaOrdine(
  riga: RigaInput,
  { tipi, codici }: Pick<ReferencedNames, 'tipi' | 'codici'>,
): string {
  const codice = riga.rivendita ? riga.codiceRivendita : codici.get(riga.codiceSerramentoPk ?? 0)
  return [tipi.get(riga.tipoSerramentoPk), codice, `× ${riga.numero}`].filter(Boolean).join(' ')
}

const text = (value: Value | undefined) => {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  return value == null || value === '' ? null : String(value)
}

function differences(before: Record<string, Value>, after: Record<string, Value>) {
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ campo: field, prima: text(before[field]), dopo: text(after[field]) }))
}

interface Side {
  input: OrdineInput
  names: ReferencedNames
}

/** One line of history for each field that a save changes, of the header and of the lines. */
export function ordineHistory(oggettoPk: number, before: Side, after: Side): AuditEntry[] {
  const item = { oggetto: 'Ordine', oggettoPk, azione: 'modifica' }
  const fields = differences(header(before.input, before.names), header(after.input, after.names))
  const old = new Map(before.input.righe.map((riga, index) => [riga.pk, { riga, index }]))
  const righe = after.input.righe.flatMap((riga, index): Omit<AuditEntry, 'oggetto' | 'oggettoPk'>[] => {
    const place = `righe[${index + 1}]`
    const previous = riga.pk === null ? undefined : old.get(riga.pk)
    if (!previous)
      return [{ azione: 'aggiungeRiga', campo: place, prima: null, dopo: describeRigaOrdine(riga, after.names) }]
    const changed = [
      ...differences(itemOfRiga(previous.riga, before.names), itemOfRiga(riga, after.names)),
      ...changedExtra(previous.riga, riga),
    ]
    return changed.map((different) => ({
      ...different,
      azione: 'modifica',
      campo: `${place}.${different.campo}`,
    }))
  })
  const remaining = new Set(after.input.righe.map(({ pk }) => pk))
  const removed = [...old.values()]
    .filter(({ riga }) => !remaining.has(riga.pk))
    .map(({ riga, index }) => ({
      azione: 'togliRiga',
      campo: `righe[${index + 1}]`,
      prima: describeRigaOrdine(riga, before.names),
      dopo: null,
    }))
  return [...fields, ...righe, ...removed].map((different) => ({ ...item, ...different }))
}
