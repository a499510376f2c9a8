import { object } from 'yup'
import { Refusal, refuseFor, UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { optionalIdRule } from '#shared/fields/fields.ts'
import { readOfCliente } from '#vendite/listini/sconti/cliente/readOfCliente.ts'
import { lockPreventivo } from '#vendite/preventivi/transitions.ts'
import { findCustomer } from '../daPreventivo/customer.ts'
import { readForOrdine } from '../daPreventivo/read.ts'
import { translatePreventivo } from '../daPreventivo/rules.ts'
import { ordiniSettings } from '../impostazioni/rules.ts'
import { findClienteOfOfferta } from './clienti.ts'
import { priceRighe, priceServizi, readServizi, type SettledRigaOfferta } from './contenuto/prices.ts'
import { sumColumns, writeRigheOfferta, writeServiziOfferta } from './contenuto/write.ts'
import { touchOfferta } from './lock.ts'
import type { ServizioOffertaInput } from './righe/rules.ts'
import { FROM_ONE, type OffertaInput, PREVENTIVO_ORDERED } from './rules.ts'

const PREVENTIVO_PUT_ASIDE = 'Il preventivo è eliminato: ripristinalo per farne un’offerta.'

/** What a new offer begins with. */
interface Beginning {
  preventivoId: number | null
  fields: Omit<OffertaInput, 'note'>
  pagamento: string
  /** Name of its first alternative. */
  nome: string
  righe: SettledRigaOfferta[]
}

/** The windows of a quote as lines of an offer. */
async function fromPreventivo(ctx: OperationContext, pk: number): Promise<Beginning> {
  const { eliminato } = await lockPreventivo(ctx, pk)
  if (eliminato) throw UserErrors.of('preventivoPk', PREVENTIVO_PUT_ASIDE, 'CONFLICT')
  const ordered = await ctx.tx.ordine.count({ where: { preventivoId: pk } })
  refuseFor(ordered > 0 ? PREVENTIVO_ORDERED : null)
  const p = await readForOrdine(ctx.tx, ctx, pk)
  if (!p) throw new Refusal('NOT_FOUND')
  const { tipoCliente, riferimento, posa, righe } = translatePreventivo(p)
  const found = await findCustomer(ctx.tx, p)
  const cliente = found && (await findClienteOfOfferta(ctx, found.id))
  const { messaInPosa, indirizzoPosa, cittaPosa, provinciaPosa, pianoPosa } = posa
  return {
    preventivoId: pk,
    fields: {
      clientePk: cliente?.id ?? null,
      nomeCliente: p.nomeCognome,
      tipoCliente: cliente?.tipoCliente ?? tipoCliente,
      emailCliente: p.email,
      telefonoCliente: p.telefono,
      riferimento,
      messaInPosa,
      indirizzoPosa,
      cittaPosa,
      provinciaPosa,
      pianoPosa,
    },
    pagamento: cliente?.pagamento ?? '',
    nome: p.famiglia.nome,
    righe: righe.map((riga) => ({
      pk: null,
      rivendita: false,
      codiceRivendita: '',
      tipoSerramentoPk: riga.tipoSerramentoPk,
      famigliaPk: riga.famigliaPk ?? null,
      opzioni: riga.opzioni ?? [],
      tipoAperturaPk: riga.tipoAperturaPk ?? null,
      accessoriPks: riga.accessoriPks ?? [],
      numero: riga.numero,
      altezza: riga.altezza,
      larghezza: riga.larghezza,
      // A simple window has the leaves of its type, an element those of its fields.
      ante: riga.specchiature?.length ? riga.ante : null,
      specchiature: riga.specchiature ?? [],
      forma: '',
      descrizione: '',
      aMano: false,
      listino: null,
      scontoArticolo: null,
      iva: null,
    })),
  }
}

async function forCliente(ctx: OperationContext, pk: number): Promise<Beginning> {
  const cliente = await findClienteOfOfferta(ctx, pk)
  if (!cliente) throw new Refusal('NOT_FOUND')
  return {
    preventivoId: null,
    fields: {
      clientePk: pk,
      nomeCliente: cliente.nome,
      tipoCliente: cliente.tipoCliente,
      emailCliente: cliente.email,
      telefonoCliente: cliente.telefono,
      riferimento: '',
      messaInPosa: false,
      indirizzoPosa: cliente.indirizzo,
      cittaPosa: cliente.citta,
      provinciaPosa: cliente.provincia,
      pianoPosa: '',
    },
    pagamento: cliente.pagamento,
    nome: 'Proposta',
    righe: [],
  }
}

/** The installation of a list, where it was asked for: that of the floor before that of any. */
async function installationOf(
  ctx: OperationContext,
  { messaInPosa, pianoPosa }: Beginning['fields'],
): Promise<ServizioOffertaInput[]> {
  if (!messaInPosa) return []
  const offered = (await readServizi(ctx)).filter(({ tipo }) => tipo === 'POSA')
  const one = offered.find(({ piano }) => piano !== '' && piano === pianoPosa) ?? offered.find((s) => s.piano === '')
  return one ? [{ nome: one.nome, tipo: one.tipo, importo: null, iva: null }] : []
}

/**
 * Makes the first draft of an offer: from a quote, whose windows are taken over whole and priced at once by the lists in
 * force, installation too where it was asked for; or for a customer, empty. What no list prices has no price yet.
 * @throws UserErrors when both or neither is named, and for a quote that is put aside or an order already; Refusal
 * NOT_FOUND, the same for what is somebody else's
 */
export const createOfferta = operation({
  nome: 'createOfferta',
  permesso: 'updateOfferte',
  schema: object({ preventivoPk: optionalIdRule(), clientePk: optionalIdRule() }),
  async run({ preventivoPk, clientePk }, ctx) {
    if ((preventivoPk === null) === (clientePk === null)) throw UserErrors.of(null, FROM_ONE, 'REQUIRED')
    const begun =
      preventivoPk === null ? await forCliente(ctx, clientePk ?? 0) : await fromPreventivo(ctx, preventivoPk)
    const { preventivoId, pagamento, nome, fields } = begun
    const settings = await readSettings(ctx.tx, ordiniSettings)
    const { clientePk: clienteId, ...columns } = fields
    const cliente = await readOfCliente(ctx.tx, clienteId)
    const iva = settings.iva_offerte
    const righe = await priceRighe(ctx, begun.righe, { cliente, iva, before: new Map(), anew: true })
    const servizi = await priceServizi(ctx, await installationOf(ctx, fields), righe, iva)
    const { id } = await ctx.tx.offerta.create({
      data: { ...columns, clienteId, preventivoId, creataDaId: ctx.viewer?.id || null },
      select: { id: true },
    })
    const versione = await ctx.tx.versioneOfferta.create({
      data: {
        offertaId: id,
        numero: 1,
        condizioni: settings.condizioni_offerte,
        pagamento: pagamento || settings.pagamento_offerte,
      },
      select: { id: true },
    })
    const alternativa = await ctx.tx.alternativaOfferta.create({
      data: { versioneOffertaId: versione.id, nome, ...sumColumns(righe, servizi, 0) },
      select: { id: true },
    })
    await writeRigheOfferta(ctx.tx, alternativa.id, righe, 0)
    await writeServiziOfferta(ctx.tx, alternativa.id, servizi)
    await ctx.audit({ oggetto: 'Offerta', oggettoPk: id, azione: 'crea', dopo: fields.nomeCliente })
    if (preventivoId !== null) {
      await ctx.audit({ oggetto: 'Preventivo', oggettoPk: preventivoId, azione: 'creaOfferta', dopo: `n. ${id}` })
      await ctx.emit('preventivo', { pk: preventivoId })
    }
    await touchOfferta(ctx, id)
    return { pk: id }
  },
})
