import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  type InputBuilder,
  mutationField,
  nodoField,
  type PayloadBuilder,
} from '../../../platform/graphql/mutationField.ts'
import { createCodiceSerramento } from '../createCodiceSerramento.ts'
import { createTempistica } from '../createTempistica.ts'
import { deleteCodiceSerramento } from '../deleteCodiceSerramento.ts'
import { deleteTempistica } from '../deleteTempistica.ts'
import { elencoTempistiche } from '../elenco.ts'
import { updateCodiceSerramento } from '../updateCodiceSerramento.ts'
import { updateTempistica } from '../updateTempistica.ts'
import { CodiceSerramento } from './CodiceSerramento.ts'
import { Tempistica } from './Tempistica.ts'

const minuti = { description: 'Whole minutes for one piece.' }
const tipo = { description: 'Number of the window type.' }
const codice = { description: 'Number of the window code; null for more than one.' }
const categoria = { description: 'With `forma` and without a code: it holds for the codes of both.' }
const forma = { description: 'Goes with `categoria`.' }

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  tempistica: nodoField(t, Tempistica, elencoTempistiche, ({ pk }) => pk),
})

mutationField(createTempistica, {
  description: 'Adds a timing.',
  input: (t) => ({
    tipoSerramentoId: t.float(tipo),
    codiceSerramentoId: t.float(codice),
    categoria: t.string(categoria),
    forma: t.string(forma),
    tempoRepartoMacchine: t.float(minuti),
    tempoRepartoBanchi: t.float(minuti),
  }),
  payload,
})

mutationField(updateTempistica, {
  description: 'Changes a timing.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    tipoSerramentoId: t.float(tipo),
    codiceSerramentoId: t.float(codice),
    categoria: t.string(categoria),
    forma: t.string(forma),
    tempoRepartoMacchine: t.float(minuti),
    tempoRepartoBanchi: t.float(minuti),
  }),
  payload,
})

mutationField(deleteTempistica, {
  description: 'Removes a timing.',
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

const datiCodice = (t: InputBuilder) => ({
  categoria: t.string({ description: 'Material; written in capitals.' }),
  forma: t.string({ description: 'Shape; written in capitals.' }),
  codice: t.string({ description: 'The code; written in capitals.' }),
})

const payloadCodice = (t: PayloadBuilder<{ pk: number }>) => ({
  codiceSerramento: t.prismaField({
    type: CodiceSerramento,
    nullable: true,
    description: 'As it is now; null when there are errors.',
    resolve: (query, { result }, _args, ctx) =>
      result && ctx.services.db.codiceSerramento.findUnique({ ...query, where: { id: result.pk } }),
  }),
})

mutationField(createCodiceSerramento, {
  description: 'Adds a window code.',
  input: datiCodice,
  payload: payloadCodice,
})

mutationField(updateCodiceSerramento, {
  description: 'Changes a window code; the lines and the timings that use it stay with it.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...datiCodice(t),
  }),
  payload: payloadCodice,
})

mutationField(deleteCodiceSerramento, {
  description: 'Removes a window code that no line and no timing uses.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
  }),
})
