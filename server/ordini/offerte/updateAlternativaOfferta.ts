import { boolean, type InferType, object, type Schema } from 'yup'
import type { Context } from '#platform/context.ts'
import { refuseIfStale } from '#platform/db/conflict.ts'
import { type UserError, UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { Offerta } from '#prisma/generated/client.ts'
import { idRule, unknownPkMessage, versioneRule } from '#shared/fields/fields.ts'
import { formatEuro, formatExactPercentage, formatSize } from '#shared/formats/formats.ts'
import { readOfCliente } from '#vendite/listini/sconti/cliente/readOfCliente.ts'
import { namesOfCompostiOffer, readCompostiOffer } from '../composti/read.ts'
import { type CompostiOffer, compostoInWords, compostoRigaErrors, settledComposti } from '../composti/rules.ts'
import { readFinestraOffer } from '../finestra/offer.ts'
import { type FinestraOffer, finestraErrors, storedFinestre } from '../finestra/rules.ts'
import { ordiniSettings } from '../impostazioni/rules.ts'
import { approvedSconto, refuseTooMuch } from './contenuto/limits.ts'
import {
  isSameWindow,
  type PricedRiga,
  type PricedServizio,
  priceRighe,
  priceServizi,
  type SettledRigaOfferta,
} from './contenuto/prices.ts'
import { type StoredRigaOfferta, wholeAlternativa } from './contenuto/read.ts'
import { pricedRigheOf, pricedServiziOf } from './contenuto/stored.ts'
import { sumColumns, writeRigheOfferta, writeServiziOfferta } from './contenuto/write.ts'
import { COSTS_OF_OTHERS, costsInWords, sentCosts } from './costi/rules.ts'
import { lockAlternativa, touchOfferta } from './lock.ts'
import { alternativaOffertaSchema, type RigaOffertaInput } from './righe/rules.ts'
import { WINDOW_STAYS } from './rules.ts'

type AlternativaInput = InferType<typeof alternativaOffertaSchema>
type Edit = Partial<AlternativaInput> & { pk: number; versione: number | null; riprezza: boolean }

/** The rules on what is sent: the rest stays as it is. */
async function changeSchema(_ctx: Context, raw: unknown): Promise<Schema<Edit>> {
  const data = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const names = Object.keys(alternativaOffertaSchema.fields) as (keyof AlternativaInput)[]
  const present = names.filter((name) => data[name] !== undefined)
  const which = object({ pk: idRule(), versione: versioneRule, riprezza: boolean().default(false).required() })
  // Which fields are picked is known only now: the type says that any may be missing.
  return alternativaOffertaSchema.pick(present).concat(which) as Schema<Edit>
}

/** The cause of an error of a window, as the input calls its field. */
const windowOf = <Riga extends RigaOffertaInput>({ tipoSerramentoPk, ...riga }: Riga) => ({
  ...riga,
  tipoSerramentoPk: tipoSerramentoPk ?? 0,
})

/** What the catalogue has of all that the lines speak of. */
type RigheOffer = FinestraOffer & { composti: CompostiOffer }

/** What is wrong with windows: of the catalogue, and numbers of lines that are none of the alternative. */
function righeErrors(righe: readonly SettledRigaOfferta[], stored: readonly StoredRigaOfferta[], offer: RigheOffer) {
  const before = pricedRigheOf({ righe: [...stored] }).map(windowOf)
  const known = new Map(before.map((riga) => [riga.pk, riga]))
  const had = storedFinestre(before)
  const specchiature = before.flatMap((riga) => riga.specchiature)
  const seen = new Set<number>()
  return righe.flatMap((riga, place): UserError[] => {
    const at = `righe[${place}]`
    if (riga.pk !== null && (!known.has(riga.pk) || seen.has(riga.pk)))
      return [{ code: 'INVALID', field: `${at}.pk`, message: unknownPkMessage(riga.pk) }]
    if (riga.pk !== null) seen.add(riga.pk)
    // A price by hand in the place of the list's: the line is another one, and the window is told to be missing.
    if (riga.rivendita && known.get(riga.pk)?.rivendita === false)
      return [{ code: 'CONFLICT', field: `${at}.rivendita`, message: WINDOW_STAYS }]
    if (riga.rivendita) return []
    const tipo = riga.tipoSerramentoPk ?? 0
    const noTipo: UserError[] = offer.tipi.has(tipo)
      ? []
      : [{ code: 'INVALID', field: `${at}.tipoSerramentoPk`, message: unknownPkMessage(tipo) }]
    const errors = [
      ...finestraErrors(windowOf(riga), known.get(riga.pk) ?? null, offer, had),
      ...compostoRigaErrors(riga, offer.composti, specchiature),
    ]
    return [...noTipo, ...errors.map(({ field, message }) => ({ code: 'INVALID', field: `${at}.${field}`, message }))]
  })
}

/** A line in the words of the history. */
function describeRiga(riga: PricedRiga, { tipi, composti }: RigheOffer): string {
  const { numero, altezza, larghezza, listino, scontoArticolo, tipoSerramentoPk } = riga
  const what = riga.rivendita ? riga.descrizione.slice(0, 80) : (tipi.get(tipoSerramentoPk ?? 0)?.nome ?? '')
  return [
    `${numero} × ${what}`,
    altezza !== null && larghezza !== null && formatSize(larghezza, altezza),
    compostoInWords(riga, namesOfCompostiOffer(composti)),
    listino === null ? 'da quotare' : formatEuro(listino),
    scontoArticolo > 0 && `sconto ${formatExactPercentage(scontoArticolo)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const describeServizio = ({ nome, importo }: PricedServizio) => `${nome} ${formatEuro(importo)}`

interface Content {
  nome: string
  descrizione: string
  sconto: number
  righe: PricedRiga[]
  servizi: PricedServizio[]
}

/** What conflicts compare and history tells. */
const comparedOf = ({ nome, descrizione, sconto, righe, servizi }: Content, offer: RigheOffer) => ({
  nome,
  descrizione,
  sconto,
  righe: righe.map((riga) => describeRiga(riga, offer)).join('; '),
  servizi: servizi.map(describeServizio).join('; '),
})

/** What of that only who may see costs is told. */
const costsOf = (content: Content) => ({ costi: costsInWords(content) })

/** A stored service whose amount, or cost, is what the list says goes on so when the windows are others. */
const followingList = (servizio: PricedServizio) => ({
  ...servizio,
  importo: servizio.importo === servizio.importoCalcolato ? null : servizio.importo,
  costo: servizio.costoAMano ? servizio.costo : null,
})

/**
 * What is sent, without what is not the caller's: where costs are not told, none is sent back, and the stored ones stay.
 * @throws UserErrors for a cost from who may not see them
 */
function ownEdit(ctx: Context, { righe, servizi, ...edit }: Omit<Edit, 'versione'>): Omit<Edit, 'versione'> {
  if (can(ctx.viewer, 'viewMargini')) return { ...edit, righe, servizi }
  const fields = sentCosts(righe ?? [], servizi ?? [])
  if (fields.length > 0)
    throw new UserErrors(fields.map((field) => ({ code: 'FORBIDDEN', field, message: COSTS_OF_OTHERS })))
  return {
    ...edit,
    righe: righe?.map((riga) => ({ ...riga, costo: undefined })),
    servizi: servizi?.map((servizio) => ({ ...servizio, costo: undefined })),
  }
}

/** The stored content and what becomes of it, priced. */
async function contentOf(ctx: OperationContext, offerta: Offerta, edit: Omit<Edit, 'versione'>) {
  const { pk, riprezza, ...sent } = ownEdit(ctx, edit)
  const stored = await ctx.tx.alternativaOfferta.findUniqueOrThrow({ where: { id: pk }, include: wholeAlternativa })
  const { nome, descrizione } = stored
  const before: Content = {
    nome,
    descrizione,
    sconto: stored.sconto.toNumber(),
    righe: pricedRigheOf(stored),
    servizi: pricedServiziOf(stored),
  }
  const sentOrStored: RigaOffertaInput[] = sent.righe ?? before.righe
  const composti = await readCompostiOffer(ctx.tx, [...sentOrStored, ...before.righe])
  const said = settledComposti(sentOrStored, before.righe, composti)
  const offer = { ...(await readFinestraOffer(ctx.tx, [...said, ...before.righe].map(windowOf))), composti }
  if (sent.righe) {
    const errors = righeErrors(said, stored.righe, offer)
    if (errors.length > 0) throw new UserErrors(errors)
  }
  const { iva_offerte: iva } = await readSettings(ctx.tx, ordiniSettings)
  const storedByPk = new Map(stored.righe.map((riga) => [riga.id, riga]))
  const cliente = await readOfCliente(ctx.tx, offerta.clienteId)
  const righe = await priceRighe(ctx, said, { cliente, iva, before: storedByPk, anew: riprezza })
  const servizi = await priceServizi(ctx, sent.servizi ?? before.servizi.map(followingList), righe, iva, before.servizi)
  const after: Content = {
    nome: sent.nome ?? nome,
    descrizione: sent.descrizione ?? descrizione,
    sconto: sent.sconto ?? before.sconto,
    righe,
    servizi,
  }
  // Prices by hand that stand there already, whoever has written them.
  const held = said.flatMap((riga) => {
    const was = riga.pk === null ? undefined : storedByPk.get(riga.pk)
    const stays = was?.aMano && was.listino?.toNumber() === riga.listino && isSameWindow(riga, was)
    return riga.pk !== null && stays ? [riga.pk] : []
  })
  return { stored, before, after, offer, held: new Set(held) }
}

/**
 * Changes an alternative of a draft: the fields that are sent; `righe` and `servizi` whole, in their order. Windows that
 * are new or others than before are priced by the lists in force; the rest keeps its prices unless `riprezza`.
 * @throws UserErrors on lines and services that give more than the caller may; Refusal CONFLICT when `versione`, the
 * offer's, is stale and something would be lost
 */
export const updateAlternativaOfferta = operation({
  nome: 'updateAlternativaOfferta',
  permesso: 'updateOfferte',
  schema: changeSchema,
  async run({ versione: seen, ...edit }, ctx) {
    const { pk } = edit
    const { offerta, alternativa } = await lockAlternativa(ctx, pk)
    const { stored, before, after, offer, held } = await contentOf(ctx, offerta, edit)
    if (JSON.stringify(before) === JSON.stringify(after)) return { pk, offerta: offerta.id }
    const scontoApprovato = alternativa.scontoApprovato?.toNumber() ?? null
    await refuseTooMuch(ctx, { ...after, scontoApprovato }, { held, righeSent: edit.righe !== undefined })
    const [was, is] = [comparedOf(before, offer), comparedOf(after, offer)]
    const costs = [costsOf(before), costsOf(after)] as const
    const [toldBefore, toldAfter] = can(ctx.viewer, 'viewMargini') ? costs : []
    const stale = { vista: seen, attuale: offerta, prima: { ...was, ...toldBefore }, dopo: { ...is, ...toldAfter } }
    await refuseIfStale(ctx, { oggetto: 'Offerta', pk: offerta.id, ...stale })
    await writeRigheOfferta(ctx.tx, pk, after.righe, after.sconto)
    await writeServiziOfferta(ctx.tx, pk, after.servizi)
    await ctx.tx.alternativaOfferta.update({
      where: { id: pk },
      data: {
        nome: after.nome,
        descrizione: after.descrizione,
        sconto: after.sconto,
        scontoApprovato: approvedSconto(ctx, { ...after, scontoApprovato }),
        ...sumColumns(after.righe, after.servizi, after.sconto),
      },
    })
    const [said, says] = [
      { ...was, ...costs[0] },
      { ...is, ...costs[1] },
    ]
    const names = Object.keys(says) as (keyof typeof says)[]
    await ctx.audit(
      ...names
        .filter((name) => said[name] !== says[name])
        .map((name) => ({
          oggetto: 'Offerta',
          oggettoPk: offerta.id,
          azione: 'modifica',
          campo: name,
          prima: `${stored.nome}: ${said[name]}`,
          dopo: `${after.nome}: ${says[name]}`,
        })),
    )
    await touchOfferta(ctx, offerta.id)
    return { pk, offerta: offerta.id }
  },
})
