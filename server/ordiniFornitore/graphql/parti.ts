import { builder } from '../../graphql/builder.ts'

/** What is shown of an order beside what is bought for it: no price, no line. */
export const OrdineDelFornitore = builder.prismaObject('Ordine', {
  variant: 'OrdineDelFornitore',
  description: 'The order that something is bought for, in short.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order, unique.' }),
    progetto: t.exposeString('progetto', { description: 'Project, free text.' }),
    riferimento: t.exposeString('riferimento', { description: 'Reference of the customer, free text.' }),
    dataConsegna: t.expose('dataConsegna', {
      type: 'Date',
      nullable: true,
      description: 'Approntamento: the day on which it must be ready.',
    }),
    nomeCliente: t.string({
      description: 'Name of the customer.',
      select: { cliente: { select: { nome: true } } },
      resolve: ({ cliente }) => cliente.nome,
    }),
  }),
})

export const RigaOrdineFornitore = builder.prismaObject('RigaOrdineFornitore', {
  description: 'A row of a supplier order (spec/002 §3).',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
    codice: t.exposeString('codice', { description: 'Code of the article; may be empty.' }),
    descrizione: t.exposeString('descrizione', { description: 'What it is.' }),
    quantita: t.float({
      description: 'How much, in `um`.',
      select: { quantita: true },
      resolve: ({ quantita }) => quantita.toNumber(),
    }),
    um: t.exposeString('um', { description: 'Unit of measure.' }),
    spessore: t.exposeString('spessore', { description: 'Thickness, as written.' }),
    stampato: t.exposeString('stampato', { description: 'Pattern of the glass, as written.' }),
    misure: t.exposeString('misure', { description: 'Measures, as written.' }),
    misureVetro: t.exposeString('misureVetro', { description: 'Measures of the glass, as written.' }),
    sezione: t.exposeString('sezione', { description: 'Section, as written.' }),
    extraFields: t.expose('extraFields', { type: 'JSON', description: 'Free keys and texts.' }),
    rigaOrdinePk: t.exposeInt('rigaOrdineId', { nullable: true, description: 'Number of the line it is for.' }),
  }),
})

export const StoricoStato = builder.prismaObject('StoricoStatoOrdineFornitore', {
  description: 'A state that a supplier order has had.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'Since when.' }),
    stato: t.exposeString('stato', { description: 'Its name then; empty for none.' }),
  }),
})
