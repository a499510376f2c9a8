import { builder } from '#platform/graphql/builder.ts'
import { readStorico } from '#platform/history/read.ts'
import { VoceStoricoType } from './VoceStorico.ts'

const OggettoCatalogo = builder.enumType('OggettoCatalogo', {
  description: 'What the catalogue is made of, under the names of the history.',
  values: {
    TIPOLOGIA_FAMIGLIA: { value: 'TipologiaFamiglia', description: 'A kind of family.' },
    FAMIGLIA: { value: 'Famiglia', description: 'A family, with its options and pictures.' },
    TIPO_SERRAMENTO: { value: 'TipoSerramento', description: 'A window type.' },
    TIPO_APERTURA: { value: 'TipoApertura', description: 'A way of opening.' },
    ACCESSORIO: { value: 'Accessorio', description: 'An accessory.' },
  },
} as const)

builder.queryField('storicoCatalogo', (t) =>
  t.field({
    type: [VoceStoricoType],
    description: 'What has been done with an object of the catalogue, removed ones too, newest first.',
    authScopes: { permesso: 'adminCatalogo' },
    args: {
      oggetto: t.arg({ type: OggettoCatalogo, required: true, description: 'What it is.' }),
      pk: t.arg.int({ required: true, description: 'Its number.' }),
    },
    resolve: (_root, { oggetto, pk }, ctx) => readStorico(ctx.services.db, oggetto, pk, {}),
  }),
)
