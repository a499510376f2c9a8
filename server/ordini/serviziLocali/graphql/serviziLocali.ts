import { Refusal } from '../../../platform/errors.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { mutationField } from '../../../platform/graphql/mutationField.ts'
import { ordiniList } from '../../ordini/list.ts'
import { noteFault, ServiceFault } from '../askService.ts'
import { type RigaBom, readBom } from '../bom.ts'
import { scattaFoto } from '../scattaFoto.ts'

mutationField(scattaFoto, {
  description: 'Takes a picture with the workshop’s camera, without keeping it.',
  input: (t) => ({ ok: t.boolean({ description: 'Nothing is needed.' }) }),
  payload: (t) => ({
    foto: t.string({
      nullable: true,
      description: 'The picture as a data URL; null when there are errors.',
      resolve: ({ result }) => result?.foto,
    }),
  }),
})

const RigaBomType = builder.objectRef<RigaBom>('RigaBom').implement({
  description: 'A row of the bill of materials of one piece.',
  authScopes: { login: true },
  fields: (t) => ({
    ord: t.exposeInt('ord', { description: 'Place in the bill.' }),
    maktx: t.exposeString('maktx', { description: 'Name of the material.' }),
    quantity: t.exposeFloat('quantity', { description: 'How much of it, in `meins`.' }),
    meins: t.exposeString('meins', { description: 'Unit of measure.' }),
    picUrl: t.exposeString('picUrl', { description: 'Address of its picture, or empty.' }),
  }),
})

const ERRORI = {
  irraggiungibile: 'La distinta base non si può leggere: il servizio locale non risponde.',
  risposta: 'La distinta base non si può leggere: il servizio locale ha dato una risposta non valida.',
} as const

builder.queryField('bomRiga', (t) =>
  t.field({
    type: [RigaBomType],
    nullable: true,
    description:
      'Bill of materials of one piece of a line, from the local service or the product’s own table; null when the line is missing or not the viewer’s to see.',
    authScopes: { login: true },
    args: {
      ordine: t.arg.string({ required: true, description: 'Number of the order, `26/0001`.' }),
      riga: t.arg.int({ required: true, description: 'Place of the line in the order, from 1.' }),
      posizione: t.arg.int({ required: true, description: 'The piece, from 1.' }),
    },
    async resolve(_root, { ordine, riga, posizione }, { services, viewer }) {
      const { db, config, log } = services
      const visibile = { numeroCommessa: ordine, righe: { some: { posizione: riga } } }
      const where = { AND: [ordiniList.visibili(viewer), visibile] }
      if (!(await db.ordine.findFirst({ where, select: { id: true } }))) return null
      try {
        return await readBom(db, config.localServicesUrl, { numeroCommessa: ordine, riga, posizione })
      } catch (error) {
        if (!(error instanceof ServiceFault)) throw error
        noteFault(log, 'bom', error)
        throw new Refusal('BAD_GATEWAY', ERRORI[error.tipo])
      }
    },
  }),
)
