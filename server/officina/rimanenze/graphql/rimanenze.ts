import { ordiniList } from '#ordini/ordini/list.ts'
import type { Db } from '#platform/db/prisma.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { completeAttivitaOrdine } from '../../attivita/completeAttivitaOrdine.ts'
import { completeLavorazioneOrdine } from '../../attivita/completeLavorazioneOrdine.ts'
import { lavorazioniList } from '../../lavorazioni/list.ts'
import { TIPI_PEZZO } from '../../lavorazioni/rules.ts'
import { type LavoroRimasto, readOrdersToDo } from '../ordersToDo.ts'
import { type Rimanenza, type RimanenzaPostazioni, readRimanenze, readRimanenzePostazioni } from '../remaining.ts'

const permesso = 'viewMarcaturaCe'
const authScopes = { permesso } as const

const RimanenzaRef = builder.objectRef<Rimanenza>('RimanenzaLavorazione').implement({
  description: 'What is done and left of an operation of an order.',
  authScopes,
  fields: (t) => ({
    pk: t.int({ description: 'Number of the operation.', resolve: ({ lavorazione }) => lavorazione.pk }),
    nome: t.string({ resolve: ({ lavorazione }) => lavorazione.nome }),
    fase: t.string({ description: 'Name of its phase.', resolve: ({ lavorazione }) => lavorazione.fase }),
    attivitaNumero: t.field({
      type: choiceOf(TIPI_PEZZO),
      description: 'What a piece is.',
      resolve: ({ lavorazione }) => lavorazione.tipo,
    }),
    pezziTotali: t.exposeInt('pezziTotali', { description: 'Pieces in all.' }),
    pezziEseguiti: t.exposeInt('pezziEseguiti', { description: 'Pieces done; of the period, where one is asked for.' }),
    tempoTeorico: t.exposeFloat('tempoTeorico', { description: 'Minutes that all its pieces should take.' }),
    tempoTeoricoUsato: t.exposeFloat('tempoTeoricoUsato', {
      description: 'Minutes that the done ones should have taken.',
    }),
  }),
})

const RimanenzaPostazioniRef = builder.objectRef<RimanenzaPostazioni>('RimanenzaPostazioni').implement({
  description: 'What is left of an order at the workstations where the same operations are done.',
  authScopes,
  fields: (t) => ({
    postazioni: t.exposeStringList('postazioni', {
      description: 'Their names; none for operations of no workstation.',
    }),
    lavorazioni: t.field({
      type: [RimanenzaRef],
      description: 'Their operations.',
      resolve: ({ lavorazioni }) => lavorazioni,
    }),
    tempoTeoricoUsato: t.float({
      description: 'Minutes that the done pieces should have taken.',
      resolve: ({ lavorazioni }) => lavorazioni.reduce((all, one) => all + one.tempoTeoricoUsato, 0),
    }),
  }),
})

const isOrdine = async (db: Db, id: number) => (await db.ordine.count({ where: { id } })) > 0

builder.queryField('rimanenzeOrdine', (t) =>
  t.field({
    type: [RimanenzaPostazioniRef],
    nullable: true,
    description: 'What is done and left of an order, by workstations; null where there is no such order.',
    authScopes,
    args: {
      ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }),
      periodo: t.arg({ type: PeriodoInput, description: 'Only what was done in this period.' }),
    },
    async resolve(_root, { ordinePk, periodo }, { services: { db } }) {
      const id = boundedInteger(ordinePk)
      return (await isOrdine(db, id)) ? readRimanenzePostazioni(db, id, periodo) : null
    },
  }),
)

const LavoroRimastoRef = builder.objectRef<LavoroRimasto>('LavoroRimasto').implement({
  description: 'Pieces that are left of an order: of one operation, or of all of them.',
  authScopes: { login: true },
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order.', thereAlways),
    lavorazione: rowField(
      t,
      'Lavorazione',
      lavorazioniList,
      ({ lavorazione }) => lavorazione,
      'The operation; null: all of them.',
    ),
    pezziTotali: t.exposeInt('pezziTotali', { description: 'Pieces in all.' }),
    pezziEseguiti: t.exposeInt('pezziEseguiti', { description: 'Pieces done.' }),
    fermaDal: t.expose('fermaDal', {
      type: 'Date',
      nullable: true,
      description: 'Of what was begun and nobody works at, the last day on which it was worked; else null.',
    }),
    aperta: t.exposeInt('aperta', {
      nullable: true,
      description: 'Number of the own activity on it that has no end: it is opened, not begun again.',
    }),
    pianificatoIl: t.field({
      type: 'Date',
      nullable: true,
      description: 'Of what a planning gives to a bench, the day on which it was planned; else null.',
      resolve: ({ pianificatoIl }) => pianificatoIl,
    }),
    minuti: t.int({
      nullable: true,
      description: 'Of what a planning gives to a bench, minutes of its bench phase when it was planned.',
      resolve: ({ minuti }) => minuti,
    }),
  }),
})

builder.queryField('ordiniDaLavorare', (t) =>
  t.field({
    type: [LavoroRimastoRef],
    description: 'The orders with pieces left, the nearest scheduled first, at most 200.',
    authScopes: { permesso: 'addAttivita' },
    args: {
      lavorazionePk: t.arg.int({ description: 'Of this operation; of any when missing.' }),
      search: t.arg.string({ description: 'Every word of number, customer, reference.' }),
      ordinePk: t.arg.int({ description: 'Only this order, also where 200 others are nearer.' }),
    },
    resolve: (_root, { lavorazionePk, search, ordinePk }, { viewer, services }) =>
      readOrdersToDo(services.db, {
        lavorazione: lavorazionePk == null ? null : boundedInteger(lavorazionePk),
        search,
        ordine: ordinePk == null ? null : boundedInteger(ordinePk),
        operatoreId: viewer?.operatore?.id ?? null,
      }),
  }),
)

builder.queryField('lavorazioniSecondarie', (t) =>
  t.field({
    type: [RimanenzaRef],
    nullable: true,
    description:
      'The operations that can be done in the same session as another one: same kind of pieces, some left. Null where there is no such order.',
    authScopes,
    args: {
      ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }),
      lavorazionePk: t.arg.int({ required: true, description: 'Number of the first operation.' }),
    },
    async resolve(_root, { ordinePk, lavorazionePk: before }, { services: { db } }) {
      const id = boundedInteger(ordinePk)
      if (!(await isOrdine(db, id))) return null
      const all = await readRimanenze(db, id)
      const tipo = all.find(({ lavorazione }) => lavorazione.pk === before)?.lavorazione.tipo
      return all.filter(({ lavorazione, pezziTotali, pezziEseguiti }) => {
        const other = lavorazione.pk !== before && lavorazione.attiva && lavorazione.tipo === tipo
        return other && pezziEseguiti < pezziTotali
      })
    },
  }),
)

const remaining = (t: PayloadBuilder<{ ordine: number; automatiche: number[] }>) => ({
  rimanenze: t.field({
    type: [RimanenzaPostazioniRef],
    nullable: true,
    description: 'What is left of the order now.',
    resolve: ({ result }, _args, { services }) => result && readRimanenzePostazioni(services.db, result.ordine),
  }),
  automatiche: t.intList({
    nullable: true,
    description: 'Numbers of the automatic activities that it wrote: removing them is its undo.',
    resolve: ({ result }) => result?.automatiche,
  }),
})

mutationField(completeAttivitaOrdine, {
  description: 'Closes the pieces that are left of every operation of an order, each with an automatic activity.',
  input: (t) => ({ ordinePk: t.int({ required: true, description: 'Number of the order.' }) }),
  payload: remaining,
})

mutationField(completeLavorazioneOrdine, {
  description: 'Closes the pieces that are left of one operation of an order, with an automatic activity.',
  input: (t) => ({
    ordinePk: t.int({ required: true, description: 'Number of the order.' }),
    lavorazionePk: t.int({ required: true, description: 'Number of the operation.' }),
  }),
  payload: remaining,
})
