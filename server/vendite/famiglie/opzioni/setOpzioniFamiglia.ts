import { object } from 'yup'
import { refuseIfStale } from '../../../platform/db/conflict.ts'
import { lockRow, updateRow } from '../../../platform/db/entity/rows.ts'
import { type AuditEntry, operation } from '../../../platform/operation.ts'
import { sanitizeRich } from '../../../platform/pdf/html.ts'
import { integerRule, versioneRule } from '../../../shared/fields/fields.ts'
import { refuseIfUsed } from './refuseIfUsed.ts'
import { type OpzioneScritta, opzioneInWords, opzioniFamigliaSchema } from './rules.ts'
import { readOpzioni, type StoredOpzione, writeOpzioni } from './write.ts'

/** What is not of this family, or is named twice, is a new entry: somebody has removed it meanwhile. */
function propri<Voce extends { pk: number | null }>(voci: readonly Voce[], noti: Set<number>): Voce[] {
  return voci.map((voce) => (voce.pk !== null && noti.delete(voce.pk) ? voce : { ...voce, pk: null }))
}

/** The list as it will be stored. */
function preparate(opzioni: readonly OpzioneScritta[], prima: readonly StoredOpzione[]): OpzioneScritta[] {
  return propri(opzioni, new Set(prima.map(({ pk }) => pk))).map(({ pk, nome, ritirato, valori }) => {
    const stored = prima.find((una) => una.pk === pk)?.valori ?? []
    const propriValori = propri(valori, new Set(stored.map((valore) => valore.pk)))
    // The order of the fields is that in which they are read: the two are compared as texts.
    return {
      pk,
      nome,
      ritirato,
      valori: propriValori.map((valore) => ({
        pk: valore.pk,
        nome: valore.nome,
        html: sanitizeRich(valore.html),
        ritirato: valore.ritirato,
      })),
    }
  })
}

/** A line of history for each option that came, went or changed, and one for each text. */
function storia(oggettoPk: number, prima: readonly StoredOpzione[], dopo: readonly OpzioneScritta[]): AuditEntry[] {
  const riga = (campo: string, vecchio: string | null, nuovo: string | null): AuditEntry[] =>
    vecchio === nuovo
      ? []
      : [{ oggetto: 'Famiglia', oggettoPk, azione: 'modifica', campo, prima: vecchio, dopo: nuovo }]
  const tolte = prima.filter(({ pk }) => !dopo.some((una) => una.pk === pk))
  const rimaste = (opzioni: readonly OpzioneScritta[]) =>
    opzioni.flatMap(({ pk, nome }) => (prima.some((una) => una.pk === pk) && pk !== null ? [{ pk, nome }] : []))
  const ordine = (opzioni: readonly { pk: number | null }[]) => opzioni.map(({ pk }) => pk).join()
  const spostate = ordine(prima.filter((una) => !tolte.includes(una))) !== ordine(rimaste(dopo))
  return [
    ...tolte.flatMap((una) => riga('opzioni', opzioneInWords(una), null)),
    ...dopo.flatMap((una) => {
      const vecchia = prima.find(({ pk }) => pk === una.pk)
      const testi = una.valori.flatMap((valore) => {
        const html = vecchia?.valori.find(({ pk }) => pk === valore.pk)?.html ?? ''
        return riga(`${una.nome}: ${valore.nome}`, html, valore.html)
      })
      return [...riga('opzioni', vecchia ? opzioneInWords(vecchia) : null, opzioneInWords(una)), ...testi]
    }),
    ...(spostate
      ? riga('ordineOpzioni', prima.map(({ nome }) => nome).join(', '), dopo.map(({ nome }) => nome).join(', '))
      : []),
  ]
}

/**
 * Replaces the options of a family with their values, in the order in which they come. What is not sent is removed.
 * @throws UserErrors for two of the same name, and for what is removed while quotes have it; Refusal CONFLICT when
 * `versione`, the family's, is stale and something would be lost
 */
export const setOpzioniFamiglia = operation({
  nome: 'setOpzioniFamiglia',
  permesso: 'adminCatalogo',
  schema: object({ pk: integerRule(), versione: versioneRule }).concat(opzioniFamigliaSchema),
  async run({ pk, versione: vista, opzioni }, ctx) {
    const attuale = await lockRow(ctx.tx, 'famiglia', pk)
    const prima = await readOpzioni(ctx.tx, pk)
    const dopo = preparate(opzioni, prima)
    if (JSON.stringify(prima) === JSON.stringify(dopo)) return { pk }
    await refuseIfStale(ctx, {
      oggetto: 'Famiglia',
      pk,
      vista,
      attuale,
      prima: { opzioni: prima },
      dopo: { opzioni: dopo },
    })
    await refuseIfUsed(ctx.tx, prima, dopo)
    await writeOpzioni(ctx.tx, pk, prima, dopo)
    await updateRow(ctx.tx, 'famiglia', pk, {})
    await ctx.audit(...storia(pk, prima, dopo))
    await ctx.emit('catalogo', { famiglia: pk })
    return { pk }
  },
})
