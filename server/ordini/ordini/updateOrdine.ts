import { object, type Schema } from 'yup'
import type { Context } from '#platform/context.ts'
import { refuseIfStale } from '#platform/db/conflict.ts'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { unknownPkMessage, versioneRule } from '#shared/fields/fields.ts'
import { namesOfComposti, readCompostiOffer } from '../composti/read.ts'
import { compostoInWords, sameSpecchiature, settledComposti } from '../composti/rules.ts'
import { replaceComposti } from '../composti/write.ts'
import { readFinestraOffer } from '../finestra/offer.ts'
import {
  type FinestraNames,
  finestraInWords,
  sameOpzioni,
  samePks,
  settledRighe,
  wholeFinestra,
} from '../finestra/rules.ts'
import { addRighe, replaceFinestre } from '../finestra/write.ts'
import { changedExtraFields, type RigaInput } from '../righe/rules.ts'
import { type ChangedRiga, ordineWritten, righeChanging } from './changes.ts'
import { ordineData, rigaOrdineData } from './data.ts'
import { describeRigaOrdine, ordineHistory } from './history.ts'
import { type HeldOrdine, lockOrdine, ordinePk } from './lock.ts'
import { alignMail } from './mail/align.ts'
import { type ReferencedNames, readReferences, refuseDuplicateNumero, wrongReferences } from './references.ts'
import { completeOrdine, type OrdineInput, ordineSchema, withUnsaid } from './rules.ts'
import { ordineInputOf, visibleTo } from './values.ts'

type Edit = Partial<OrdineInput> & { pk: number; versione: number | null }

/** The form's rules on what is sent: the rest stays as it is. */
export async function ordineChangeSchema(_ctx: Context, raw: unknown): Promise<Schema<Edit>> {
  const data = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const present = (Object.keys(ordineSchema.fields) as (keyof OrdineInput)[]).filter((name) => data[name] !== undefined)
  // Which fields are picked is known only now: the type says that any may be missing.
  return ordineSchema.pick(present).concat(object({ pk: ordinePk, versione: versioneRule })) as Schema<Edit>
}

/** What a form holds, flat, to find what two people both changed: header by name, lines as `righe.<pk>.<field>`. */
function flatValues(
  { righe, ...header }: OrdineInput,
  names: Pick<ReferencedNames, 'tipi' | 'codici' | 'finestre' | 'composti'>,
) {
  const flat: Record<string, string | number | boolean | null> = { ...header }
  for (const { extraFields, ...riga } of righe) {
    const { pk, opzioni: _opzioni, accessoriPks: _accessori, specchiature: _specchiature, ...fields } = riga
    if (pk === null) continue
    const { opzioni, accessori } = finestraInWords(riga, names.finestre)
    flat[`righe.${pk}.opzioni`] = opzioni
    flat[`righe.${pk}.accessoriPks`] = accessori
    flat[`righe.${pk}.specchiature`] = compostoInWords(riga, names.composti)
    flat[`righe.${pk}`] = describeRigaOrdine(riga, names)
    for (const [name, value] of Object.entries(extraFields ?? {})) {
      flat[`righe.${pk}.extra.${name}`] = value as string | number | boolean | null
    }
    for (const [field, value] of Object.entries(fields)) flat[`righe.${pk}.${field}`] = value ?? null
  }
  return flat
}

/** The names of what the windows of the stored lines have. */
function namesOfFinestre(righe: HeldOrdine['righe']): FinestraNames {
  const names = (items: readonly ({ id: number; nome: string } | null)[]) =>
    new Map(items.flatMap((one) => (one ? [[one.id, one.nome] as const] : [])))
  return {
    famiglie: names(righe.map(({ famiglia }) => famiglia)),
    aperture: names(righe.map(({ tipoApertura }) => tipoApertura)),
    accessori: names(righe.flatMap(({ accessori }) => accessori)),
    opzioni: names(righe.flatMap(({ opzioni }) => opzioni.map(({ opzione }) => opzione))),
    valori: names(righe.flatMap(({ opzioni }) => opzioni.map(({ valore }) => valore))),
  }
}

/** The names that the stored order shows. */
function namesOf({ stato, cliente, agente, areaConsegnaDi, righe }: HeldOrdine): ReferencedNames {
  return {
    stato: stato?.nome ?? null,
    cliente: cliente.nome,
    agente: agente && `${agente.user.firstName} ${agente.user.lastName}`.trim(),
    areaConsegna: areaConsegnaDi?.nome ?? null,
    tipi: new Map(righe.map(({ tipoSerramentoId, tipoSerramento }) => [tipoSerramentoId, tipoSerramento.nome])),
    codici: new Map(
      righe.flatMap(({ codiceSerramento: c }) => (c ? [[c.id, `${c.categoria} ${c.forma} ${c.codice}`] as const] : [])),
    ),
    finestre: namesOfFinestre(righe),
    composti: namesOfComposti(righe),
  }
}

async function writeRighe(ctx: OperationContext, current: HeldOrdine, { righe }: OrdineInput): Promise<void> {
  const ordineId = current.id
  const kept = new Set(righe.map(({ pk }) => pk))
  const removed = current.righe.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  await righeChanging.run(ctx, await changingLines(ctx, current, righe))
  if (removed.length > 0) await ctx.tx.rigaOrdine.deleteMany({ where: { id: { in: removed } } })
  const stored = ordineInputOf(current).righe
  const before = new Map(stored.map((riga, index) => [riga.pk, rigaOrdineData(riga, index)]))
  for (const [index, riga] of righe.entries()) {
    const previous = riga.pk === null ? undefined : before.get(riga.pk)
    const columns = rigaOrdineData(riga, index)
    if (!previous || riga.pk === null) continue
    const { extraFields, ...plain } = columns
    const different = Object.entries(plain).some(([field, value]) => previous[field as keyof typeof previous] !== value)
    if (different || changedExtraFields(previous.extraFields, extraFields).length > 0)
      await ctx.tx.rigaOrdine.update({ where: { id: riga.pk }, data: columns })
  }
  await replaceFinestre(ctx.tx, otherFinestre(stored, righe))
  await replaceComposti(ctx.tx, otherComposti(stored, righe))
  const fresh = righe.flatMap((riga, index) => (riga.pk === null ? [{ ordineId, riga, index }] : []))
  await addRighe(ctx.tx, fresh)
}

/** The stored lines that get other options or accessories. */
function otherFinestre(stored: readonly RigaInput[], righe: readonly RigaInput[]) {
  const before = new Map(stored.map((riga) => [riga.pk, wholeFinestra(riga)]))
  return righe.flatMap((riga) => {
    const old = riga.pk === null ? undefined : before.get(riga.pk)
    if (!old || riga.pk === null) return []
    const { opzioni, accessoriPks } = wholeFinestra(riga)
    const same = sameOpzioni(old.opzioni, opzioni) && samePks(old.accessoriPks, accessoriPks)
    return same ? [] : [{ pk: riga.pk, riga }]
  })
}

/** The stored lines that get other fields of their elements. */
function otherComposti(stored: readonly RigaInput[], righe: readonly RigaInput[]) {
  const before = new Map(stored.map((riga) => [riga.pk, riga.specchiature ?? []]))
  return righe.flatMap((riga) => {
    const old = riga.pk === null ? undefined : before.get(riga.pk)
    if (!old || riga.pk === null || sameSpecchiature(old, riga.specchiature ?? [])) return []
    return [{ pk: riga.pk, riga }]
  })
}

/** The stored lines as they will be; those that go first. */
async function changingLines(
  { tx }: Pick<OperationContext, 'tx'>,
  { righe: current }: HeldOrdine,
  righe: OrdineInput['righe'],
): Promise<ChangedRiga[]> {
  const tipi = await tx.tipoSerramento.findMany({
    where: { id: { in: righe.map(({ tipoSerramentoPk }) => tipoSerramentoPk) } },
    select: { id: true, ante: true },
  })
  const tipoOf = new Map(tipi.map(({ id, ante }) => [id, { ante }]))
  const future = new Map(righe.map((riga, index) => [riga.pk, { riga, campo: `righe[${index}]` }]))
  return current.map(({ id, posizione }) => {
    const futura = future.get(id)
    if (!futura) return { pk: id, campo: 'righe', posizione, dopo: null }
    const { rivendita, numero, ante, tipoSerramentoPk, extraFields } = futura.riga
    const tipoSerramento = tipoOf.get(tipoSerramentoPk) ?? { ante: 1 }
    return { pk: id, campo: futura.campo, posizione, dopo: { rivendita, numero, ante, tipoSerramento, extraFields } }
  })
}

/**
 * Changes an order and its lines: the fields that are sent; lines that `righe` leaves out are removed.
 * @throws Refusal CONFLICT when `versioneRule` is not the current one and the save would change something: `fields` holds
 * what is stored now, by field (`note`, `righe.12.netto`, `righe.12` for a line added or removed meanwhile)
 */
export const updateOrdine = operation({
  nome: 'updateOrdine',
  permesso: 'editOrder',
  schema: ordineChangeSchema,
  besides: wrongReferences,
  run: (edit, ctx) => editOrdine(edit as Edit, ctx),
})

async function editOrdine({ pk, versione: vista, ...data }: Edit, ctx: OperationContext) {
  const current = await lockOrdine(ctx, pk)
  const before = { input: ordineInputOf(current), names: namesOf(current) }
  const whole = withUnsaid({ ...before.input, ...data }, before.input, visibleTo(ctx.viewer))
  const said = completeOrdine(withStoredExtra(whole, before.input))
  const offer = await readFinestraOffer(ctx.tx, [...said.righe, ...before.input.righe])
  const composti = await readCompostiOffer(ctx.tx, [...said.righe, ...before.input.righe])
  const settled = settledRighe(said.righe, before.input.righe, offer)
  const input = { ...said, righe: settledComposti(settled, before.input.righe, composti) }
  await refuseConflict(ctx, { attuale: current, vista, prima: before.input, dopo: input, names: before.names })
  refuseUnknown(current, input)
  const names = await readReferences(ctx, input, { pk, input: before.input }, { ...offer, composti })
  const history = ordineHistory(pk, before, { input, names })
  const moved = input.righe.some(({ pk: id }, index) => current.righe[index]?.id !== id)
  if (history.length === 0 && !moved) return { pk }
  await writeRighe(ctx, current, input)
  const ordine = await refuseDuplicateNumero(
    ctx.tx.ordine.update({
      where: { id: pk },
      data: { ...ordineData(input), versione: { increment: 1 } },
    }),
  )
  await alignMail(ctx, ordine, current.mail)
  await ctx.audit(...history)
  await ordineWritten.run(ctx, pk)
  await ctx.emit('ordine', { pk })
  return { pk }
}

/** Lines that do not tell their extra fields keep those that are stored. */
function withStoredExtra(ordine: OrdineInput, { righe }: OrdineInput): OrdineInput {
  const stored = new Map(righe.map(({ pk, extraFields }) => [pk, extraFields]))
  return {
    ...ordine,
    righe: ordine.righe.map((riga) => ({ ...riga, extraFields: riga.extraFields ?? stored.get(riga.pk) ?? {} })),
  }
}

interface Comparison {
  attuale: HeldOrdine
  vista: number | null
  prima: OrdineInput
  dopo: OrdineInput
  names: ReferencedNames
}

async function refuseConflict(ctx: OperationContext, { attuale, vista, prima, dopo, names }: Comparison) {
  const [old, fresh] = [flatValues(prima, names), flatValues(dopo, names)]
  // Of a line that only one side has, the line itself is the difference.
  const all = (field: string) => field.startsWith('righe.')
  for (const field of Object.keys(old).filter(all)) if (!(field in fresh)) fresh[field] = null
  const oneSided = (field: string) => {
    const [, riga = ''] = /^(righe\.\d+)\./.exec(field) ?? []
    return riga !== '' && (old[riga] == null || fresh[riga] == null)
  }
  const senza = (values: typeof old) => Object.fromEntries(Object.entries(values).filter(([field]) => !oneSided(field)))
  const oggetto = { oggetto: 'Ordine', pk: attuale.id, vista, attuale }
  await refuseIfStale(ctx, { ...oggetto, prima: senza(old), dopo: senza(fresh) })
}

/** @throws UserErrors about lines that are not of this order */
function refuseUnknown({ righe }: HeldOrdine, input: OrdineInput): void {
  const note = new Set(righe.map(({ id }) => id))
  const errors = input.righe.flatMap(({ pk }, index) =>
    pk === null || note.has(pk)
      ? []
      : [{ code: 'INVALID', field: `righe[${index}].pk`, message: unknownPkMessage(pk) }],
  )
  if (errors.length > 0) throw new UserErrors(errors)
}
