import { Refusal } from '#platform/errors.ts'
import { builder } from '#platform/graphql/builder.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { can } from '#platform/permissions.ts'
import { ordiniList } from '../../ordini/list.ts'
import { noteFault, ServiceFault } from '../askService.ts'
import { bomOfWindow, type RigaBom, readBom } from '../bom.ts'
import { rigaBomSchema } from '../rules.ts'
import { setBomRiga } from '../setBomRiga.ts'
import { takeFoto } from '../takeFoto.ts'

mutationField(takeFoto, {
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
    quantity: t.expose('quantity', { type: 'Decimal', description: 'How much of it, in `meins`.' }),
    meins: t.exposeString('meins', { description: 'Unit of measure.' }),
    picUrl: t.exposeString('picUrl', { description: 'Address of its picture, or empty.' }),
  }),
})

const ERRORS = {
  irraggiungibile: 'La distinta base non si può leggere: il servizio locale non risponde.',
  risposta: 'La distinta base non si può leggere: il servizio locale ha dato una risposta non valida.',
} as const

builder.queryField('bomRiga', (t) =>
  t.field({
    type: [RigaBomType],
    nullable: true,
    description:
      'Bill of materials of one piece of a line, from the rules of the catalogue, else the local service or the product’s own table; null when the line is missing or not the viewer’s to see.',
    authScopes: { login: true },
    args: {
      ordine: t.arg.string({ required: true, description: 'Number of the order, `26/0001`.' }),
      riga: t.arg.int({ required: true, description: 'Place of the line in the order, from 1.' }),
      posizione: t.arg.int({ required: true, description: 'The piece, from 1.' }),
    },
    async resolve(_root, { ordine, riga, posizione }, { services, viewer }) {
      const { db, config, log } = services
      const visible = { numeroCommessa: ordine, righe: { some: { posizione: riga } } }
      const where = { AND: [ordiniList.visible(viewer), visible] }
      if (!(await db.ordine.findFirst({ where, select: { id: true } }))) return null
      try {
        const ofWindow = await bomOfWindow(db, { numeroCommessa: ordine, riga })
        return ofWindow ?? (await readBom(db, config.localServicesUrl, { numeroCommessa: ordine, riga, posizione }))
      } catch (error) {
        if (!(error instanceof ServiceFault)) throw error
        noteFault(log, 'bom', error)
        throw new Refusal('BAD_GATEWAY', ERRORS[error.tipo])
      }
    },
  }),
)

builder.queryField('bomModificabile', (t) =>
  t.boolean({
    description:
      'Whether bills of materials are written here by the viewer: not where the local service has them, nor that of a line whose window has one.',
    authScopes: { login: true },
    args: {
      ordine: t.arg.string({ description: 'Number of the order, `26/0001`.' }),
      riga: t.arg.int({ description: 'Place of the line in the order, from 1.' }),
    },
    async resolve(_root, { ordine, riga }, { services, viewer }) {
      if (!can(viewer, 'editOrder') || services.config.localServicesUrl) return false
      return !(ordine && riga && (await bomOfWindow(services.db, { numeroCommessa: ordine, riga })))
    },
  }),
)

const RigaBomInputType = builder.inputType('RigaBomInput', {
  description: 'A row of a bill of materials.',
  fields: (t) => inputFields(t, rigaBomSchema),
})

mutationField(setBomRiga, {
  description: 'Writes the bill of materials of a piece, in the place of what was there.',
  input: (t) => ({
    rigaPk: t.int({ required: true, description: 'Number of the line.' }),
    posizione: t.int({ required: true, description: 'The piece, from 1.' }),
    tutti: t.boolean({ description: 'The same for all the pieces of the line.' }),
    righe: t.field({ type: [RigaBomInputType], description: 'All its rows.' }),
    lette: t.field({
      type: [RigaBomInputType],
      description: 'Those that were read: refused with CONFLICT when they are no longer stored.',
    }),
  }),
  payload: (t) => ({
    righe: t.field({
      type: [RigaBomType],
      nullable: true,
      description: 'As they are now; null when there are errors.',
      resolve: ({ result }) => result?.righe,
    }),
  }),
})
