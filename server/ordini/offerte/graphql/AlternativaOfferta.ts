import { byOrdine } from '#platform/db/byOrdine.ts'
import { decimalToNumber } from '#platform/db/decimal.ts'
import { boundedInteger, whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { listiniList } from '#vendite/listini/list.ts'
import { costField, margini, withoutMargini } from '#vendite/listini/margini.ts'
import { KINDS_OF_PASSO, type Passo } from '#vendite/listini/prezzo/passi/rules.ts'
import { TIPI_SERVIZIO } from '#vendite/listini/words/rules.ts'
import { SENSI_APERTURA, sensoOf } from '#vendite/tipiApertura/rules.ts'
import { rigaApertura } from '../../righe/apertura.ts'
import { alternativeOfferta, righeOfferta } from '../list.ts'
import type { MargineOfferta } from '../margine/rules.ts'
import { finestreMancantiOf } from '../pdf/data.ts'
import { rigaOffertaSchema } from '../righe/rules.ts'
import { margineOfStored, prezziOfRiga, prezzoOfServizio, storedSteps } from '../stored.ts'
import { type ImpostaOfferta, totaliOfferta } from '../totali/rules.ts'

const guarded = { permesso: 'viewOfferte' } as const

const PassoRigaOfferta = builder.objectRef<Passo>('PassoRigaOfferta').implement({
  description: 'A step of the price of a line, as it was when it was priced.',
  authScopes: guarded,
  fields: (t) => ({
    tipo: t.field({
      type: choiceOf(KINDS_OF_PASSO),
      description: 'What it is.',
      resolve: ({ tipo }) => tipo,
    }),
    testo: t.exposeString('testo', { description: 'What was counted, in Italian.' }),
    importo: t.field({ type: 'Decimal', description: 'Euro, to the cent.', resolve: ({ importo }) => importo }),
  }),
})

const ImpostaOffertaType = builder.objectRef<ImpostaOfferta>('ImpostaOfferta').implement({
  description: 'The VAT of one rate.',
  authScopes: guarded,
  fields: (t) => ({
    aliquota: t.field({ type: 'Decimal', description: 'Rate, percent.', resolve: ({ aliquota }) => aliquota }),
    imponibile: t.field({
      type: 'Decimal',
      description: 'Sum of the nets of the rate, euro.',
      resolve: ({ imponibile }) => imponibile,
    }),
    imposta: t.field({ type: 'Decimal', description: 'Euro, rounded once.', resolve: ({ imposta }) => imposta }),
  }),
})

const inPlace = { orderBy: [{ posizione: 'asc' as const }, { id: 'asc' as const }] }
const prezzi = { rivendita: true, listino: true, scontoArticolo: true, iva: true } as const
const forTotali = {
  sconto: true,
  righe: { ...inPlace, select: prezzi },
  servizi: { orderBy: byOrdine, select: { importo: true, iva: true } },
} as const

const forMargine = {
  righe: { ...inPlace, select: { netto: true, costo: true } },
  servizi: { orderBy: byOrdine, select: { importo: true, costo: true } },
} as const

export const MargineOffertaType = builder.objectRef<MargineOfferta>('MargineOfferta').implement({
  description: 'What is left of what costs are known of, euro.',
  authScopes: { permesso: 'viewMargini' },
  fields: (t) => ({
    costo: t.field({ type: 'Decimal', description: 'What that costs the house.', resolve: ({ costo }) => costo }),
    importo: t.field({ type: 'Decimal', description: 'Its net less that cost.', resolve: ({ importo }) => importo }),
    percentuale: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Percent of its net; null where it is nothing.',
      resolve: ({ percentuale }) => percentuale,
    }),
    senzaCosto: t.field({
      type: 'Decimal',
      description: 'Net of lines and services whose cost nobody knows: not in the margin.',
      resolve: ({ senzaCosto }) => senzaCosto,
    }),
  }),
})

const forMancanti = {
  finestreMancanti: true,
  righe: { ...inPlace, select: { rivendita: true, numero: true } },
  versioneOfferta: {
    select: {
      stato: true,
      offerta: {
        select: { preventivo: { select: { serramenti: { select: { quantita: true } } } } },
      },
    },
  },
} as const

interface ForTotali {
  sconto: { toNumber(): number }
  righe: Parameters<typeof prezziOfRiga>[0][]
  servizi: Parameters<typeof prezzoOfServizio>[0][]
}

const totaliOf = ({ righe, servizi, sconto }: ForTotali) =>
  totaliOfferta(righe.map(prezziOfRiga), servizi.map(prezzoOfServizio), sconto.toNumber())

export const AlternativaOfferta = builder.prismaNode('AlternativaOfferta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(alternativeOfferta, id, ctx),
  nullable: true,
  description: 'One of the up to four whole proposals of a version, of which the customer takes one.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    versioneOfferta: t.relation('versioneOfferta', { description: 'The version.' }),
    versioneOffertaPk: t.exposeInt('versioneOffertaId', { description: 'Number of the version.' }),
    ordine: t.exposeInt('ordine', { description: 'Its place among the alternatives.' }),
    nome: t.exposeString('nome', { description: 'What tells it from the others.' }),
    descrizione: t.exposeString('descrizione', { description: 'Plain text.' }),
    accettata: t.exposeBoolean('accettata', { description: 'The customer has taken it.' }),
    sconto: t.field({
      type: 'Decimal',
      description: 'Discount of the whole, percent: the corrective of its windows.',
      select: { sconto: true },
      resolve: ({ sconto }) => sconto.toNumber(),
    }),
    scontoApprovato: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Highest discount that a superuser has said yes to, percent; null for none beyond the list’s.',
      select: { scontoApprovato: true },
      resolve: ({ scontoApprovato }) => scontoApprovato && decimalToNumber(scontoApprovato),
    }),
    listino: t.field({
      type: 'Decimal',
      description: 'Lines before discounts, and services, euro.',
      select: { listino: true },
      resolve: ({ listino }) => listino.toNumber(),
    }),
    netto: t.field({
      type: 'Decimal',
      description: 'Without VAT, services included, euro.',
      select: { netto: true },
      resolve: ({ netto }) => netto.toNumber(),
    }),
    imposta: t.field({
      type: 'Decimal',
      description: 'VAT, all of it, euro.',
      select: { imposta: true },
      resolve: ({ imposta }) => imposta.toNumber(),
    }),
    totale: t.field({
      type: 'Decimal',
      description: 'With VAT, euro.',
      select: { totale: true },
      resolve: ({ totale }) => totale.toNumber(),
    }),
    imposte: t.field({
      type: [ImpostaOffertaType],
      description: 'VAT by rate, growing.',
      select: forTotali,
      resolve: (row) => totaliOf(row).imposte,
    }),
    daQuotare: t.int({
      description: 'Lines without a price.',
      select: forTotali,
      resolve: (row) => totaliOf(row).daQuotare,
    }),
    margine: t.field({
      type: MargineOffertaType,
      nullable: true,
      ...margini,
      description: `What is left of its net beyond what it costs; null where no cost is known. ${withoutMargini}`,
      select: forMargine,
      resolve: margineOfStored,
    }),
    finestreMancanti: t.int({
      description: 'How many windows fewer than its quote it has; of a version that was sent, as it was then.',
      select: forMancanti,
      resolve: (row) => finestreMancantiOf(row.versioneOfferta, row),
    }),
    righe: t.relation('righe', { query: inPlace, description: 'Its lines, in order.' }),
    servizi: t.relation('servizi', { query: { orderBy: byOrdine }, description: 'Its services, in order.' }),
  }),
})

export const RigaOfferta = builder.prismaNode('RigaOfferta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(righeOfferta, id, ctx),
  nullable: true,
  description: 'A window of an offer, or a free line; prices are of the whole line, all its pieces.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(
      t,
      rigaOffertaSchema
        .omit(['pk', 'opzioni', 'accessoriPks', 'specchiature', 'scontoArticolo', 'iva', 'listino', 'costo'])
        .omit(['tipoSerramentoPk', 'famigliaPk', 'tipoAperturaPk']),
    ),
    alternativa: t.relation('alternativa', { description: 'The alternative.' }),
    posizione: t.exposeInt('posizione', { description: 'Place among the lines, from 1.' }),
    tipoSerramento: t.relation('tipoSerramento', { nullable: true, description: 'Null on a free line.' }),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', { nullable: true, description: 'Number of the window type.' }),
    famiglia: t.relation('famiglia', { nullable: true, description: 'The family; null: nobody has said.' }),
    famigliaPk: t.exposeInt('famigliaId', { nullable: true, description: 'Number of the family.' }),
    tipoApertura: t.relation('tipoApertura', { nullable: true, description: 'The opening; null: nobody has said.' }),
    tipoAperturaPk: t.exposeInt('tipoAperturaId', { nullable: true, description: 'Number of the opening.' }),
    opzioni: t.relation('opzioni', {
      description: 'The values of the options of its family, in the order of the options.',
      query: { orderBy: [{ opzione: { ordine: 'asc' } }, { id: 'asc' }] },
    }),
    accessori: t.relation('accessori', { query: { orderBy: byOrdine }, description: 'Accessories of its windows.' }),
    specchiature: t.relation('specchiature', {
      query: { orderBy: { posizione: 'asc' } },
      description: 'The fields of a composed element, from the top left; none: a simple window.',
    }),
    senso: t.field({
      type: choiceOf(SENSI_APERTURA),
      nullable: true,
      description: 'How it opens, for the drawing: as offered, else as its type can only open; null: nobody has said.',
      select: rigaApertura,
      resolve: ({ tipoApertura, tipoSerramento }) => tipoSerramento && sensoOf({ tipoApertura, tipoSerramento }),
    }),
    listino: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'List price, euro; null: no price yet.',
      select: { listino: true },
      resolve: ({ listino }) => listino && decimalToNumber(listino),
    }),
    listinoCalcolato: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'What the list says, euro; null where it has no price.',
      select: { listinoCalcolato: true },
      resolve: ({ listinoCalcolato }) => listinoCalcolato && decimalToNumber(listinoCalcolato),
    }),
    listinoPrezzi: t.relation('listinoPrezzi', {
      nullable: true,
      seenIn: listiniList,
      description: 'The list that says so; null to who does not see lists.',
    }),
    passi: t.field({
      type: [PassoRigaOfferta],
      description: 'Every step of that price.',
      select: { passi: true },
      resolve: ({ passi }) => storedSteps(passi),
    }),
    senzaPrezzo: t.exposeString('senzaPrezzo', {
      description: 'Why the list has no price, in Italian; empty where it has one.',
    }),
    scontoArticolo: t.field({
      type: 'Decimal',
      description: 'Percent.',
      select: { scontoArticolo: true },
      resolve: ({ scontoArticolo }) => scontoArticolo.toNumber(),
    }),
    scontoCliente: t.field({
      type: 'Decimal',
      description: 'Percent that the customer has by the list.',
      select: { scontoCliente: true },
      resolve: ({ scontoCliente }) => scontoCliente.toNumber(),
    }),
    scontoCorrettivo: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Percent: the discount of the whole; null on a free line.',
      select: { scontoCorrettivo: true },
      resolve: ({ scontoCorrettivo }) => scontoCorrettivo && decimalToNumber(scontoCorrettivo),
    }),
    netto: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Euro, without VAT; null without a price.',
      select: { netto: true },
      resolve: ({ netto }) => netto && decimalToNumber(netto),
    }),
    costo: t.field(costField('What it costs the house, euro; null: not known.')),
    iva: t.field({
      type: 'Decimal',
      description: 'VAT rate, percent.',
      select: { iva: true },
      resolve: ({ iva }) => iva.toNumber(),
    }),
  }),
})

builder.prismaNode('OpzioneRigaOfferta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), riga: righeOfferta.visible(ctx.viewer) }),
  nullable: true,
  description: 'The value that a line of an offer has of an option of its family.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    opzione: t.relation('opzione', { description: 'The option.' }),
    valore: t.relation('valore', { description: 'Its value.' }),
    riga: t.relation('riga', { description: 'The line.' }),
  }),
})

builder.prismaNode('ServizioOfferta', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), alternativa: alternativeOfferta.visible(ctx.viewer) }),
  nullable: true,
  description: 'A service of an alternative, with its amount and VAT rate.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    alternativa: t.relation('alternativa', { description: 'The alternative.' }),
    nome: t.exposeString('nome', { description: 'As the customer reads it.' }),
    tipo: t.expose('tipo', { type: choiceOf(TIPI_SERVIZIO), description: 'What is done.' }),
    importo: t.field({
      type: 'Decimal',
      description: 'Euro, without VAT.',
      select: { importo: true },
      resolve: ({ importo }) => importo.toNumber(),
    }),
    importoCalcolato: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'What the list says for these windows, euro; null where it has no such service.',
      select: { importoCalcolato: true },
      resolve: ({ importoCalcolato }) => importoCalcolato && decimalToNumber(importoCalcolato),
    }),
    costo: t.field(costField('What it costs the house, euro; null: not known.')),
    costoAMano: t.boolean({
      nullable: true,
      ...margini,
      description: `That cost was written by hand, and goes before the list’s. ${withoutMargini}`,
      select: { costoAMano: true },
      resolve: ({ costoAMano }) => costoAMano,
    }),
    iva: t.field({
      type: 'Decimal',
      description: 'VAT rate, percent.',
      select: { iva: true },
      resolve: ({ iva }) => iva.toNumber(),
    }),
  }),
})
