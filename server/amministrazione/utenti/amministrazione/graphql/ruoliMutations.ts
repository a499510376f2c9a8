import { type InputBuilder, mutationField } from '#platform/graphql/mutationField.ts'
import { createAgente } from '../agente/createAgente.ts'
import { deleteAgente } from '../agente/deleteAgente.ts'
import { updateAgente } from '../agente/updateAgente.ts'
import { createAppAccount } from '../appAccount/createAppAccount.ts'
import { deleteAppAccount } from '../appAccount/deleteAppAccount.ts'
import { setAccessoClienti } from '../appAccount/setAccessoClienti.ts'
import { updateAppAccount } from '../appAccount/updateAppAccount.ts'
import { createFornitoreUtente } from '../fornitore/createFornitoreUtente.ts'
import { deleteFornitoreUtente } from '../fornitore/deleteFornitoreUtente.ts'
import { updateFornitoreUtente } from '../fornitore/updateFornitoreUtente.ts'
import { createOperatore } from '../operatore/createOperatore.ts'
import { deleteOperatore } from '../operatore/deleteOperatore.ts'
import { updateOperatore } from '../operatore/updateOperatore.ts'
import { utentePayload } from './utenteMutations.ts'

const versione = (t: InputBuilder) =>
  t.int({ description: 'Version of the user that was read: a stale write is refused with CONFLICT.' })
const next = (t: InputBuilder) => ({
  userPk: t.int({ required: true, description: 'Number of the user.' }),
  versione: versione(t),
})
const existing = (t: InputBuilder) => ({
  pk: t.int({ required: true, description: 'Number of the role, not of the user.' }),
  versione: versione(t),
})

const operatore = (t: InputBuilder) => ({
  modificaStatoOrdine: t.boolean(),
  modificaStatoFasiOrdine: t.boolean(),
  modificaStatoFasiOrdineFornitore: t.boolean(),
  vedeOrdini: t.boolean(),
})
mutationField(createOperatore, {
  description: 'Makes a user an operator.',
  input: (t) => ({ ...next(t), ...operatore(t) }),
  payload: utentePayload,
})
mutationField(updateOperatore, {
  description: 'Changes what an operator may do; what is missing stays.',
  input: (t) => ({ ...existing(t), ...operatore(t) }),
  payload: utentePayload,
})
mutationField(deleteOperatore, {
  description: 'The user is no longer an operator.',
  input: existing,
  payload: utentePayload,
})

const agente = (t: InputBuilder) => ({
  codice: t.string(),
  capoAreaPk: t.int({ description: 'Number of the agent it answers to; null for none, missing: it stays.' }),
  tipoAgente: t.string({ description: 'B2C, B2B or B2C*s; a text, as the last is no name for GraphQL.' }),
})
mutationField(createAgente, {
  description: 'Makes a user a sales agent.',
  input: (t) => ({ ...next(t), ...agente(t) }),
  payload: utentePayload,
})
mutationField(updateAgente, {
  description: 'Changes a sales agent.',
  input: (t) => ({ ...existing(t), ...agente(t) }),
  payload: utentePayload,
})
mutationField(deleteAgente, {
  description: 'The user is no longer a sales agent.',
  input: existing,
  payload: utentePayload,
})

const appAccount = (t: InputBuilder) => ({
  visualizzaStatiOrdine: t.boolean(),
  visualizzaEcommerce: t.boolean(),
})
mutationField(createAppAccount, {
  description: 'Gives a user an account of the app.',
  input: (t) => ({ ...next(t), ...appAccount(t) }),
  payload: utentePayload,
})
mutationField(updateAppAccount, {
  description: 'Changes an account of the app; what is missing stays.',
  input: (t) => ({ ...existing(t), ...appAccount(t) }),
  payload: utentePayload,
})
mutationField(deleteAppAccount, {
  description: 'Takes the account of the app away.',
  input: existing,
  payload: utentePayload,
})

const fornitoreUtente = (t: InputBuilder) => ({ fornitorePk: t.int({ description: 'Number of the supplier.' }) })
mutationField(createFornitoreUtente, {
  description: 'Lets a user into the portal of a supplier, and nowhere else.',
  input: (t) => ({ ...next(t), ...fornitoreUtente(t) }),
  payload: utentePayload,
})
mutationField(updateFornitoreUtente, {
  description: 'Has a user stand for another supplier.',
  input: (t) => ({ ...existing(t), ...fornitoreUtente(t) }),
  payload: utentePayload,
})
mutationField(deleteFornitoreUtente, {
  description: 'The user no longer stands for a supplier.',
  input: existing,
  payload: utentePayload,
})

mutationField(setAccessoClienti, {
  description: 'Sets the customers whose orders an app account sees.',
  input: (t) => ({
    ...existing(t),
    clientePks: t.intList({ description: 'Numbers of the customers: these and no others.' }),
  }),
  payload: utentePayload,
})
