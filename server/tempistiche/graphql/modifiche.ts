import { encodeGlobalID } from '@pothos/plugin-relay'
import { mutationField, nodoField, type PayloadBuilder } from '../../graphql/mutationField.ts'
import { createCodiceSerramento } from '../createCodiceSerramento.ts'
import { createTempistica } from '../createTempistica.ts'
import { deleteCodiceSerramento } from '../deleteCodiceSerramento.ts'
import { deleteTempistica } from '../deleteTempistica.ts'
import { elencoTempistiche } from '../elenco.ts'
import { updateTempistica } from '../updateTempistica.ts'
import { CodiceSerramento } from './CodiceSerramento.ts'
import { Tempistica } from './Tempistica.ts'

const minuti = { description: 'Whole minutes for one piece.' }
const tipo = { description: 'Number of the window type.' }
const codice = { description: 'Number of the window code; null for any.' }

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  tempistica: nodoField(t, Tempistica, elencoTempistiche, ({ pk }) => pk),
})

mutationField(createTempistica, {
  description: 'Adds a timing (spec/001 §7).',
  input: (t) => ({
    tipoSerramentoId: t.float(tipo),
    codiceSerramentoId: t.float(codice),
    tempoRepartoMacchine: t.float(minuti),
    tempoRepartoBanchi: t.float(minuti),
  }),
  payload,
})

mutationField(updateTempistica, {
  description: 'Changes a timing (spec/001 §7).',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    tipoSerramentoId: t.float(tipo),
    codiceSerramentoId: t.float(codice),
    tempoRepartoMacchine: t.float(minuti),
    tempoRepartoBanchi: t.float(minuti),
  }),
  payload,
})

mutationField(deleteTempistica, {
  description: 'Removes a timing (spec/001 §7).',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('Tempistica', result.pk),
    }),
  }),
})

mutationField(createCodiceSerramento, {
  description: 'Adds a window code.',
  input: (t) => ({
    categoria: t.string({ description: 'Material; written in capitals.' }),
    forma: t.string({ description: 'Shape; written in capitals.' }),
    codice: t.string({ description: 'The code; written in capitals.' }),
  }),
  payload: (t) => ({
    codiceSerramento: t.prismaField({
      type: CodiceSerramento,
      nullable: true,
      description: 'As it is now; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result && ctx.services.db.codiceSerramento.findUnique({ ...query, where: { id: result.pk } }),
    }),
  }),
})

mutationField(deleteCodiceSerramento, {
  description: 'Removes a window code that no line and no timing uses.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
  }),
})
