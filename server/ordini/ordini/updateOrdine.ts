import { object, type Schema } from 'yup'
import type { Context } from '../../platform/context.ts'
import { refuseIfStale } from '../../platform/db/conflict.ts'
import { UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { unknownPkMessage, versioneRule } from '../../shared/fields/fields.ts'
import { changedExtraFields } from '../righe/rules.ts'
import { ordineWritten, type RigaCambiata, righeChanging } from './changes.ts'
import { ordineData, rigaOrdineData } from './data.ts'
import { describeRigaOrdine, ordineHistory } from './history.ts'
import { type HeldOrdine, lockOrdine, ordinePk } from './lock.ts'
import { alignMail } from './mail/align.ts'
import { type ReferencedNames, readReferences, refuseDuplicateNumero, wrongReferences } from './references.ts'
import { completaOrdine, type OrdineInput, ordineSchema, withUnsaid } from './rules.ts'
import { ordineInputOf, visibleTo } from './values.ts'

type Modifica = Partial<OrdineInput> & { pk: number; versione: number | null }

/** The form's rules on what is sent: the rest stays as it is. */
export async function ordineChangeSchema(_ctx: Context, raw: unknown): Promise<Schema<Modifica>> {
  const dati = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const presenti = (Object.keys(ordineSchema.fields) as (keyof OrdineInput)[]).filter(
    (nome) => dati[nome] !== undefined,
  )
  // Which fields are picked is known only now: the type says that any may be missing.
  return ordineSchema
    .pick(presenti)
    .concat(object({ pk: ordinePk, versione: versioneRule })) as unknown as Schema<Modifica>
}

/** What a form holds, flat, to find what two people both changed: header by name, lines as `righe.<pk>.<field>`. */
function valoriPiatti({ righe, ...testata }: OrdineInput, nomi: Pick<ReferencedNames, 'tipi' | 'codici'>) {
  const piatti: Record<string, string | number | boolean | null> = { ...testata }
  for (const { extraFields, ...riga } of righe) {
    const { id, ...campi } = riga
    if (id === null) continue
    piatti[`righe.${id}`] = describeRigaOrdine(riga, nomi)
    for (const [name, value] of Object.entries(extraFields ?? {})) {
      piatti[`righe.${id}.extra.${name}`] = value as string | number | boolean | null
    }
    for (const [campo, valore] of Object.entries(campi)) piatti[`righe.${id}.${campo}`] = valore
  }
  return piatti
}

/** The names that the stored order shows. */
function nomiDi({ stato, cliente, agente, righe }: HeldOrdine): ReferencedNames {
  return {
    stato: stato?.nome ?? null,
    cliente: cliente.nome,
    agente: agente && `${agente.user.firstName} ${agente.user.lastName}`.trim(),
    tipi: new Map(righe.map(({ tipoSerramentoId, tipoSerramento }) => [tipoSerramentoId, tipoSerramento.nome])),
    codici: new Map(
      righe.flatMap(({ codiceSerramento: c }) => (c ? [[c.id, `${c.categoria} ${c.forma} ${c.codice}`] as const] : [])),
    ),
  }
}

async function scriviRighe(ctx: OperationContext, attuale: HeldOrdine, { righe }: OrdineInput): Promise<void> {
  const ordineId = attuale.id
  const tenute = new Set(righe.map(({ id }) => id))
  const tolte = attuale.righe.filter(({ id }) => !tenute.has(id)).map(({ id }) => id)
  await righeChanging.run(ctx, await changingLines(ctx, attuale, righe))
  if (tolte.length > 0) await ctx.tx.rigaOrdine.deleteMany({ where: { id: { in: tolte } } })
  const prima = new Map(ordineInputOf(attuale).righe.map((riga, indice) => [riga.id, rigaOrdineData(riga, indice)]))
  for (const [indice, riga] of righe.entries()) {
    const vecchia = riga.id === null ? undefined : prima.get(riga.id)
    const colonne = rigaOrdineData(riga, indice)
    if (!vecchia || riga.id === null) continue
    const { extraFields, ...plain } = colonne
    const diversa = Object.entries(plain).some(([campo, valore]) => vecchia[campo as keyof typeof vecchia] !== valore)
    // Of another type it is another window: how it opens is to be said again.
    const apertura = vecchia.tipoSerramentoId === colonne.tipoSerramentoId ? {} : { tipoAperturaId: null }
    if (diversa || changedExtraFields(vecchia.extraFields, extraFields).length > 0)
      await ctx.tx.rigaOrdine.update({ where: { id: riga.id }, data: { ...colonne, ...apertura } })
  }
  const nuove = righe.flatMap((riga, indice) =>
    riga.id === null ? [{ ...rigaOrdineData(riga, indice), ordineId }] : [],
  )
  if (nuove.length > 0) await ctx.tx.rigaOrdine.createMany({ data: nuove })
}

/** The stored lines as they will be; those that go first. */
async function changingLines(
  { tx }: Pick<OperationContext, 'tx'>,
  { righe: attuali }: HeldOrdine,
  righe: OrdineInput['righe'],
): Promise<RigaCambiata[]> {
  const tipi = await tx.tipoSerramento.findMany({
    where: { id: { in: righe.map(({ tipoSerramentoId }) => tipoSerramentoId) } },
    select: { id: true, ante: true },
  })
  const tipoOf = new Map(tipi.map(({ id, ante }) => [id, { ante }]))
  const future = new Map(righe.map((riga, indice) => [riga.id, { riga, campo: `righe[${indice}]` }]))
  return attuali.map(({ id, posizione }) => {
    const futura = future.get(id)
    if (!futura) return { pk: id, campo: 'righe', posizione, dopo: null }
    const { rivendita, numero, ante, tipoSerramentoId, extraFields } = futura.riga
    const tipoSerramento = tipoOf.get(tipoSerramentoId) ?? { ante: 1 }
    return { pk: id, campo: futura.campo, posizione, dopo: { rivendita, numero, ante, tipoSerramento, extraFields } }
  })
}

/**
 * Changes an order and its lines: the fields that are sent; lines that `righe` leaves out are removed.
 * @throws Refusal CONFLICT when `versioneRule` is not the current one and the save would change something: `campi` holds
 * what is stored now, by field (`note`, `righe.12.netto`, `righe.12` for a line added or removed meanwhile)
 */
export const updateOrdine = operation({
  nome: 'updateOrdine',
  permesso: 'editOrder',
  schema: ordineChangeSchema,
  besides: wrongReferences,
  run: (modifica, ctx) => modificaOrdine(modifica as Modifica, ctx),
})

async function modificaOrdine({ pk, versione: vista, ...dati }: Modifica, ctx: OperationContext) {
  const attuale = await lockOrdine(ctx, pk)
  const prima = { input: ordineInputOf(attuale), nomi: nomiDi(attuale) }
  const whole = withUnsaid({ ...prima.input, ...dati }, prima.input, visibleTo(ctx.viewer))
  const input = completaOrdine(withStoredExtra(whole, prima.input))
  await rifiutaConflitto(ctx, { attuale, vista, prima: prima.input, dopo: input, nomi: prima.nomi })
  rifiutaIgnote(attuale, input)
  const nomi = await readReferences(ctx, input, { pk, input: prima.input })
  const storia = ordineHistory(pk, prima, { input, nomi })
  const spostate = input.righe.some(({ id }, indice) => attuale.righe[indice]?.id !== id)
  if (storia.length === 0 && !spostate) return { pk }
  await scriviRighe(ctx, attuale, input)
  const ordine = await refuseDuplicateNumero(
    ctx.tx.ordine.update({
      where: { id: pk },
      data: { ...ordineData(input), versione: { increment: 1 } },
    }),
  )
  await alignMail(ctx, ordine, attuale.mail)
  await ctx.audit(...storia)
  await ordineWritten.run(ctx, pk)
  await ctx.emit('ordine', { pk })
  return { pk }
}

/** Lines that do not tell their extra fields keep those that are stored. */
function withStoredExtra(ordine: OrdineInput, { righe }: OrdineInput): OrdineInput {
  const stored = new Map(righe.map(({ id, extraFields }) => [id, extraFields]))
  return {
    ...ordine,
    righe: ordine.righe.map((riga) => ({ ...riga, extraFields: riga.extraFields ?? stored.get(riga.id) ?? {} })),
  }
}

interface Confronto {
  attuale: HeldOrdine
  vista: number | null
  prima: OrdineInput
  dopo: OrdineInput
  nomi: ReferencedNames
}

async function rifiutaConflitto(ctx: OperationContext, { attuale, vista, prima, dopo, nomi }: Confronto) {
  const [vecchi, nuovi] = [valoriPiatti(prima, nomi), valoriPiatti(dopo, nomi)]
  // Of a line that only one side has, the line itself is the difference.
  const tutte = (campo: string) => campo.startsWith('righe.')
  for (const campo of Object.keys(vecchi).filter(tutte)) if (!(campo in nuovi)) nuovi[campo] = null
  const unilaterale = (campo: string) => {
    const [, riga = ''] = /^(righe\.\d+)\./.exec(campo) ?? []
    return riga !== '' && (vecchi[riga] == null || nuovi[riga] == null)
  }
  const senza = (valori: typeof vecchi) =>
    Object.fromEntries(Object.entries(valori).filter(([campo]) => !unilaterale(campo)))
  const oggetto = { oggetto: 'Ordine', pk: attuale.id, vista, attuale }
  await refuseIfStale(ctx, { ...oggetto, prima: senza(vecchi), dopo: senza(nuovi) })
}

/** @throws UserErrors about lines that are not of this order */
function rifiutaIgnote({ righe }: HeldOrdine, input: OrdineInput): void {
  const note = new Set(righe.map(({ id }) => id))
  const errori = input.righe.flatMap(({ id }, indice) =>
    id === null || note.has(id)
      ? []
      : [{ code: 'INVALID', field: `righe[${indice}].id`, message: unknownPkMessage(id) }],
  )
  if (errori.length > 0) throw new UserErrors(errori)
}
