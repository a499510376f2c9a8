import { fornituraInWords } from '../../ordini/ordini/deletion/rules.ts'
import { changedFields, fieldHistory } from '../../platform/db/conflict.ts'
import type { AuditEntry, OperationContext } from '../../platform/operation.ts'
import type { HeldOrdineFornitore } from './lock.ts'
import type { OrdineFornitoreInput } from './rules.ts'

/** What the history of an order calls what happens to what is bought for it: withheld with the supplier orders. */
export const FORNITURA_ACTIONS = {
  creaFornitura: 'Ordine fornitore aggiunto',
  modificaFornitura: 'Ordine fornitore modificato',
  eliminaFornitura: 'Ordine fornitore eliminato',
  inviaFornitura: 'Ordine fornitore in uscita',
  annullaInvioFornitura: 'Invio dell’ordine fornitore annullato',
  sollecitaFornitura: 'Ordine fornitore sollecitato',
  allegaFornitura: 'Allegato dell’ordine fornitore aggiunto',
  togliAllegatoFornitura: 'Allegato dell’ordine fornitore tolto',
} as const
type AzioneFornitura = keyof typeof FORNITURA_ACTIONS

/** A stored supplier order as the rules of deletion know it. */
export function fornituraOfRiga(salvato: HeldOrdineFornitore) {
  return {
    tipologia: salvato.tipologia,
    fornitore: salvato.fornitore.nome,
    stato: salvato.stato?.nome ?? '',
    spedito: salvato.emailSentAt !== null,
    arrivato: salvato.dataArrivo !== null,
  }
}

/** As people call it when it is new: `legno da Rossi`. */
export const fornituraName = (tipologia: string, fornitore: string) =>
  fornituraInWords({ tipologia, fornitore, stato: '', spedito: false, arrivato: false })

/** A picture as the history names it. */
export const pictureName = (file: number | null): string | null => (file === null ? null : `n. ${file}`)

/** The values of a supplier order in the words of its history: the supplier by name. @param immagine number of its file */
export const inHistory = (valori: OrdineFornitoreInput, fornitore: string, immagine: number | null) => ({
  ...valori,
  fornitore,
  immaginePdf: pictureName(immagine),
})

type Storia = ReturnType<typeof inHistory>

/** The fields that a change touches, once in the history of the supplier order and once in that of its order. */
export function fornituraHistory(pk: number, prima: Storia, dopo: Storia): AuditEntry[] {
  if (changedFields(prima, dopo).length === 0) return []
  const campi = fieldHistory('OrdineFornitore', pk, 'modifica', prima, dopo)
  const azione: AzioneFornitura = 'modificaFornitura'
  const dellOrdine = campi.map((voce) => ({
    ...voce,
    oggetto: 'Ordine',
    oggettoPk: dopo.ordine,
    azione,
    campo: `fornitura ${prima.tipologia}.${voce.campo}`,
  }))
  return [...campi, ...dellOrdine]
}

/** One that comes or goes, once in its own history and once in that of its order. */
export function wholeHistory(azione: 'crea' | 'elimina', pk: number, ordine: number, nome: string): AuditEntry[] {
  const valore = azione === 'crea' ? { dopo: nome } : { prima: nome }
  const fornitura: AzioneFornitura = `${azione}Fornitura`
  return [
    { oggetto: 'OrdineFornitore', oggettoPk: pk, azione, ...valore },
    { oggetto: 'Ordine', oggettoPk: ordine, azione: fornitura, ...valore },
  ]
}

/** A mail about it has been handed to the outbox. @param a address of the supplier */
export function sentHistory(
  pk: number,
  ordine: number,
  a: string,
  azione: AzioneFornitura & ('inviaFornitura' | 'sollecitaFornitura') = 'inviaFornitura',
): AuditEntry[] {
  return [
    { oggetto: 'OrdineFornitore', oggettoPk: pk, azione, dopo: a },
    { oggetto: 'Ordine', oggettoPk: ordine, azione, dopo: `n. ${pk} a ${a}` },
  ]
}

/** An attachment that comes or goes. */
export function allegatoHistory(
  azione: 'allegaFornitura' | 'togliAllegatoFornitura',
  pk: number,
  ordine: number,
  nome: string,
): AuditEntry[] {
  const valore = azione === 'allegaFornitura' ? { dopo: nome } : { prima: nome }
  return [
    { oggetto: 'OrdineFornitore', oggettoPk: pk, azione, campo: 'allegati', ...valore },
    { oggetto: 'Ordine', oggettoPk: ordine, azione, campo: `fornitura n. ${pk}.allegati`, ...valore },
  ]
}

/** Emits the events of supplier orders, and of their orders, whose phases show their states. */
export async function announceOrdineFornitore(
  ctx: OperationContext,
  pk: number,
  ordine: number,
  eliminato = false,
): Promise<void> {
  await ctx.emit('ordineFornitore', eliminato ? { pk, eliminato } : { pk })
  await ctx.emit('ordine', { pk: ordine })
}
