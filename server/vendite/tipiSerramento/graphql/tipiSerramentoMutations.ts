import { mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { updateApertureTipoSerramento } from '../updateApertureTipoSerramento.ts'
import { updateTipoSerramento } from '../updateTipoSerramento.ts'
import { TipoSerramento } from './TipoSerramento.ts'

const limit = { description: 'mm, whole; null clears it, missing: it stays.' }

const tipoPayload = (t: PayloadBuilder<{ pk: number }>) => ({
  tipoSerramento: t.prismaField({
    type: TipoSerramento,
    nullable: true,
    description: 'As it is now; null when there are errors.',
    resolve: (query, { result }, _args, ctx) =>
      result && ctx.services.db.tipoSerramento.findUnique({ ...query, where: { id: result.pk } }),
  }),
})

mutationField(updateTipoSerramento, {
  description: 'Changes the bounds of a window type.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    altezzaMin: t.int(limit),
    altezzaMax: t.int(limit),
    larghezzaMin: t.int(limit),
    larghezzaMax: t.int(limit),
  }),
  payload: tipoPayload,
})

mutationField(updateApertureTipoSerramento, {
  description: 'Sets the openings that a window type offers.',
  input: (t) => ({
    tipoSerramentoPk: t.int({ required: true, description: 'Number of the window type.' }),
    aperturaPks: t.field({
      type: ['Int'],
      required: { list: false, items: false },
      description: 'Numbers of the openings; they replace those before.',
    }),
  }),
  payload: tipoPayload,
})
