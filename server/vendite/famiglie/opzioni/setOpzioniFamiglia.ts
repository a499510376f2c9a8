import { object } from 'yup'
import { refuseIfStale } from '#platform/db/conflict.ts'
import { lockRow, updateRow } from '#platform/db/entity/rows.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { type UserError, UserErrors } from '#platform/errors.ts'
import { type AuditEntry, operation } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { integerRule, versioneRule } from '#shared/fields/fields.ts'
import { regoleDistintaUse } from '../../distinte/use.ts'
import { listiniUse } from '../../listini/listiniUse.ts'
import { preventiviUse } from '../../preventivi/preventiviUse.ts'
import { offerteUse, ordiniUse } from '../../tipiSerramento/uses.ts'
import { choiceInUseReason, opzioneInWords, opzioniFamigliaSchema, type WrittenOpzione } from './rules.ts'
import { missingFrom, readOpzioni, type StoredOpzione, writeOpzioni } from './write.ts'

/** What is not of this family, or is named twice, is a new entry: somebody has removed it meanwhile. */
function own<Item extends { pk: number | null }>(items: readonly Item[], knownOnes: Set<number>): Item[] {
  return items.map((item) => (item.pk !== null && knownOnes.delete(item.pk) ? item : { ...item, pk: null }))
}

/** The list as it will be stored. */
function prepared(options: readonly WrittenOpzione[], before: readonly StoredOpzione[]): WrittenOpzione[] {
  return own(options, new Set(before.map(({ pk }) => pk))).map(({ pk, nome, ritirato, valori }) => {
    const stored = before.find((one) => one.pk === pk)?.valori ?? []
    const ownValori = own(valori, new Set(stored.map((value) => value.pk)))
    // The order of the fields is that in which they are read: the two are compared as texts.
    return {
      pk,
      nome,
      ritirato,
      valori: ownValori.map((value) => ({
        pk: value.pk,
        nome: value.nome,
        html: sanitizeRich(value.html),
        ritirato: value.ritirato,
      })),
    }
  })
}

/** A line of history for each option that came, went or changed, and one for each text. */
function history(oggettoPk: number, before: readonly StoredOpzione[], after: readonly WrittenOpzione[]): AuditEntry[] {
  const riga = (field: string, previous: string | null, next: string | null): AuditEntry[] =>
    previous === next
      ? []
      : [{ oggetto: 'Famiglia', oggettoPk, azione: 'modifica', campo: field, prima: previous, dopo: next }]
  const removed = before.filter(({ pk }) => !after.some((one) => one.pk === pk))
  const remaining = (options: readonly WrittenOpzione[]) =>
    options.flatMap(({ pk, nome }) => (before.some((one) => one.pk === pk) && pk !== null ? [{ pk, nome }] : []))
  const ordine = (options: readonly { pk: number | null }[]) => options.map(({ pk }) => pk).join()
  const moved = ordine(before.filter((one) => !removed.includes(one))) !== ordine(remaining(after))
  return [
    ...removed.flatMap((one) => riga('opzioni', opzioneInWords(one), null)),
    ...after.flatMap((one) => {
      const previous = before.find(({ pk }) => pk === one.pk)
      const texts = one.valori.flatMap((value) => {
        const html = previous?.valori.find(({ pk }) => pk === value.pk)?.html ?? ''
        return riga(`${one.nome}: ${value.nome}`, html, value.html)
      })
      return [...riga('opzioni', previous ? opzioneInWords(previous) : null, opzioneInWords(one)), ...texts]
    }),
    ...(moved
      ? riga('ordineOpzioni', before.map(({ nome }) => nome).join(', '), after.map(({ nome }) => nome).join(', '))
      : []),
  ]
}

/**
 * Refuses to remove what quotes and orders have chosen, or price lists price, or rules of bills are for. Who is about to choose it waits for this, and then finds it gone.
 * @throws UserErrors, one for each: on the values of its option, on the list for an option
 */
async function refuseIfUsed(tx: Tx, before: readonly StoredOpzione[], after: readonly WrittenOpzione[]) {
  const values = before.flatMap((one) => one.valori.map(({ pk }) => pk))
  await tx.$queryRaw`SELECT 1 FROM opzioni WHERE id = ANY(${before.map(({ pk }) => pk)}::int[]) FOR UPDATE`
  await tx.$queryRaw`SELECT 1 FROM valori_opzione WHERE id = ANY(${values}::int[]) FOR UPDATE`
  const errors: UserError[] = []
  async function inspect(field: string, which: string, where: { opzioneId: number } | { valoreId: number }) {
    const priced = 'valoreId' in where ? where : { valore: where }
    const message = choiceInUseReason(which, [
      await preventiviUse(tx, { opzioni: { some: where } }),
      await ordiniUse(tx, { some: { opzioni: { some: where } } }),
      await offerteUse(tx, { some: { opzioni: { some: where } } }),
      await listiniUse(tx, { OR: [{ voci: { some: priced } }, { supplementi: { some: priced } }] }),
      await regoleDistintaUse(tx, priced),
    ])
    if (message) errors.push({ code: 'IN_USE', field, message })
  }
  for (const { pk, nome } of missingFrom(before, after)) {
    await inspect('opzioni', `L’opzione «${nome}»`, { opzioneId: pk })
  }
  for (const [place, { pk, valori: remaining }] of after.entries()) {
    const stored = before.find((one) => one.pk === pk)?.valori ?? []
    for (const value of missingFrom(stored, remaining)) {
      await inspect(`opzioni[${place}].valori`, `La scelta «${value.nome}»`, { valoreId: value.pk })
    }
  }
  if (errors.length > 0) throw new UserErrors(errors)
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
    const current = await lockRow(ctx.tx, 'famiglia', pk)
    const before = await readOpzioni(ctx.tx, pk)
    const after = prepared(opzioni, before)
    if (JSON.stringify(before) === JSON.stringify(after)) return { pk }
    await refuseIfStale(ctx, {
      oggetto: 'Famiglia',
      pk,
      vista,
      attuale: current,
      prima: { opzioni: before },
      dopo: { opzioni: after },
    })
    await refuseIfUsed(ctx.tx, before, after)
    await writeOpzioni(ctx.tx, pk, before, after)
    await updateRow(ctx.tx, 'famiglia', pk, {})
    await ctx.audit(...history(pk, before, after))
    await ctx.emit('catalogo', { famiglia: pk })
    return { pk }
  },
})
