import type { AuditEntry } from '../../platform/operation.ts'
import { changedExtraFields, type RigaInput } from '../righe/rules.ts'
import type { ReferencedNames } from './references.ts'
import type { OrdineInput } from './rules.ts'

type Valore = string | number | boolean | null

const PREZZI = ['listino', 'scontoArticolo', 'scontoCorrettivo', 'netto']

/** Fields that are withheld, by the flag that shows them; a line's field ends with the name after a point. */
export const RESERVED_FIELDS = {
  viewPricesOnOrders: [...PREZZI, 'sconto'],
  viewAgenteOnOrders: ['agente'],
  adminOrders: ['statoInvioMail', 'testoEmail', 'dataInvioMail', 'costoMateriale', 'venditaMateriale'],
} as const

/** The header of a form in words. */
function testata(
  { righe: _righe, ...campi }: OrdineInput,
  nomi: Pick<ReferencedNames, 'stato' | 'cliente' | 'agente'>,
) {
  return { ...campi, stato: nomi.stato, cliente: nomi.cliente, agente: nomi.agente } satisfies Record<string, Valore>
}

function voceRiga(riga: RigaInput, { tipi, codici }: Pick<ReferencedNames, 'tipi' | 'codici'>): Record<string, Valore> {
  const { id: _id, tipoSerramentoId, codiceSerramentoId, extraFields: _extra, ...campi } = riga
  return {
    ...campi,
    tipoSerramento: tipi.get(tipoSerramentoId) ?? null,
    codiceSerramento: codiceSerramentoId === null ? null : (codici.get(codiceSerramentoId) ?? null),
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
  const codice = riga.rivendita ? riga.codiceRivendita : codici.get(riga.codiceSerramentoId ?? 0)
  return [tipi.get(riga.tipoSerramentoId), codice, `× ${riga.numero}`].filter(Boolean).join(' ')
}

const testo = (valore: Valore | undefined) => {
  if (typeof valore === 'boolean') return valore ? 'Sì' : 'No'
  return valore == null || valore === '' ? null : String(valore)
}

function differenze(prima: Record<string, Valore>, dopo: Record<string, Valore>) {
  return Object.keys(dopo)
    .filter((campo) => prima[campo] !== dopo[campo])
    .map((campo) => ({ campo, prima: testo(prima[campo]), dopo: testo(dopo[campo]) }))
}

interface Lato {
  input: OrdineInput
  nomi: ReferencedNames
}

/** One line of history for each field that a save changes, of the header and of the lines. */
export function ordineHistory(oggettoPk: number, prima: Lato, dopo: Lato): AuditEntry[] {
  const voce = { oggetto: 'Ordine', oggettoPk, azione: 'modifica' }
  const campi = differenze(testata(prima.input, prima.nomi), testata(dopo.input, dopo.nomi))
  const vecchie = new Map(prima.input.righe.map((riga, indice) => [riga.id, { riga, indice }]))
  const righe = dopo.input.righe.flatMap((riga, indice): Omit<AuditEntry, 'oggetto' | 'oggettoPk'>[] => {
    const posto = `righe[${indice + 1}]`
    const vecchia = riga.id === null ? undefined : vecchie.get(riga.id)
    if (!vecchia)
      return [{ azione: 'aggiungeRiga', campo: posto, prima: null, dopo: describeRigaOrdine(riga, dopo.nomi) }]
    const changed = [
      ...differenze(voceRiga(vecchia.riga, prima.nomi), voceRiga(riga, dopo.nomi)),
      ...changedExtra(vecchia.riga, riga),
    ]
    return changed.map((diversa) => ({
      ...diversa,
      azione: 'modifica',
      campo: `${posto}.${diversa.campo}`,
    }))
  })
  const rimaste = new Set(dopo.input.righe.map(({ id }) => id))
  const tolte = [...vecchie.values()]
    .filter(({ riga }) => !rimaste.has(riga.id))
    .map(({ riga, indice }) => ({
      azione: 'togliRiga',
      campo: `righe[${indice + 1}]`,
      prima: describeRigaOrdine(riga, prima.nomi),
      dopo: null,
    }))
  return [...campi, ...righe, ...tolte].map((diversa) => ({ ...voce, ...diversa }))
}
