import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { Documento } from '#platform/graphql/files/Documento.ts'
import { margini, withoutMargini } from '#vendite/listini/margini.ts'
import { type ConfrontoAlternativa, readConfronto } from '../confronto/read.ts'
import { type DifferenzaRiga, RIGA_CHANGES } from '../confronto/rules.ts'
import { renderVersione } from '../sendOfferta.ts'
import { MargineOffertaType } from './AlternativaOfferta.ts'

const guarded = { permesso: 'viewOfferte' } as const

const RigaChangeEnum = choiceEnum('DifferenzaRiga', RIGA_CHANGES, 'What became of a line from a version to another.', {
  UGUALE: 'It is the same.',
  CAMBIATA: 'It says something else.',
  AGGIUNTA: 'Only the second has it.',
  TOLTA: 'Only the first had it.',
})

const RigaConfronto = builder.objectRef<DifferenzaRiga>('RigaConfronto').implement({
  description: 'A line, or a service, of one of two versions or of both.',
  authScopes: guarded,
  fields: (t) => ({
    tipo: t.field({ type: RigaChangeEnum, description: 'What became of it.', resolve: ({ tipo }) => tipo }),
    nome: t.exposeString('nome', { description: 'What it is.' }),
    cambiamenti: t.exposeStringList('cambiamenti', { description: 'What is another now, in Italian.' }),
    nettoPrima: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Euro, in the first; null where it has it not, or has no price.',
      resolve: ({ nettoPrima }) => nettoPrima,
    }),
    nettoDopo: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Euro, in the second; null where it has it not, or has no price.',
      resolve: ({ nettoDopo }) => nettoDopo,
    }),
  }),
})

const ConfrontoType = builder.objectRef<ConfrontoAlternativa>('ConfrontoAlternativa').implement({
  description: 'An alternative of two versions beside each other, by its name.',
  authScopes: guarded,
  fields: (t) => ({
    nome: t.exposeString('nome', { description: 'Its name.' }),
    nettoPrima: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Euro without VAT, in the first; null where it has it not.',
      resolve: ({ nettoPrima }) => nettoPrima,
    }),
    nettoDopo: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Euro without VAT, in the second; null where it has it not.',
      resolve: ({ nettoDopo }) => nettoDopo,
    }),
    marginePrima: t.field({
      type: MargineOffertaType,
      nullable: true,
      ...margini,
      description: `Its margin in the first; null where no cost is known. ${withoutMargini}`,
      resolve: ({ marginePrima }) => marginePrima,
    }),
    margineDopo: t.field({
      type: MargineOffertaType,
      nullable: true,
      ...margini,
      description: `Its margin in the second; null where no cost is known. ${withoutMargini}`,
      resolve: ({ margineDopo }) => margineDopo,
    }),
    righe: t.expose('righe', { type: [RigaConfronto], description: 'Its lines and services.' }),
  }),
})

builder.queryField('confrontoVersioniOfferta', (t) =>
  t.field({
    type: [ConfrontoType],
    nullable: true,
    description: 'Two versions of an offer beside each other; null when the viewer does not see one of them.',
    authScopes: guarded,
    args: {
      primaPk: t.arg.int({ required: true, description: 'Number of the earlier version.' }),
      dopoPk: t.arg.int({ required: true, description: 'Number of the later version.' }),
    },
    resolve: (_root, { primaPk, dopoPk }, ctx) => readConfronto(ctx, primaPk, dopoPk),
  }),
)

builder.queryField('offertaPdf', (t) =>
  t.field({
    type: Documento,
    nullable: true,
    description: 'A draft as it would be sent; null when it is not the viewer’s to see. What was sent is `pdf`.',
    authScopes: guarded,
    args: { versioneOffertaPk: t.arg.int({ required: true, description: 'Number of the version.' }) },
    async resolve(_root, { versioneOffertaPk }, ctx) {
      const made = await renderVersione(ctx, versioneOffertaPk, true)
      if (!made) return null
      const { offertaId, numero } = made.read
      return { nome: `offerta-${offertaId}-${numero}-bozza.pdf`, mime: 'application/pdf', bytes: made.bytes }
    },
  }),
)
