import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  type InputBuilder,
  mutationField,
  nodoField,
  type PayloadBuilder,
} from '../../../platform/graphql/mutationField.ts'
import { createOrdineFornitore } from '../createOrdineFornitore.ts'
import { deleteOrdineFornitore } from '../deleteOrdineFornitore.ts'
import { elencoOrdiniFornitore } from '../elenco.ts'
import { setCoOrdineFornitore } from '../setCoOrdineFornitore.ts'
import { setRilievoOrdineFornitore } from '../setRilievoOrdineFornitore.ts'
import { setStatoOrdineFornitore } from '../setStatoOrdineFornitore.ts'
import { updateOrdineFornitore } from '../updateOrdineFornitore.ts'
import { OrdineFornitore } from './OrdineFornitore.ts'

const pk = (t: InputBuilder) => t.int({ required: true })
const versione = (t: InputBuilder) =>
  t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' })

const arrivo = (t: InputBuilder) => ({
  stato: t.string({ description: 'Name of a state of the list; empty for none.' }),
  dataArrivo: t.string({ description: 'When it arrived, `YYYY-MM-DD`; ARRIVATO asks for it.' }),
  domanda1Legno: t.boolean({ description: 'First question about wood; ARRIVATO asks for it.' }),
  domanda2Legno: t.string({ description: 'Second question about wood: FSC, PEFC, NO; ARRIVATO asks for it.' }),
  numeroDocumento: t.string({ description: 'Number of the delivery note; FSC and PEFC ask for it.' }),
})

const campi = (t: InputBuilder) => ({
  tipologia: t.string({ description: 'Name of the material; it stays while there are rows.' }),
  fornitore: t.float({ description: 'Number of the supplier, one of the material.' }),
  ...arrivo(t),
  valorePercentuale: t.float({ description: "Percent of the material's value, 0 to 100." }),
  dataOrdine: t.string({ description: 'When it was ordered, `YYYY-MM-DD`.' }),
  dataConsegna: t.string({ description: 'When it is expected, `YYYY-MM-DD`.' }),
  testoEmail: t.string({ description: 'Text of its mail, html.' }),
  testoPdf: t.string({ description: 'Text of its print, plain text.' }),
  note: t.string({ description: 'Plain text.' }),
  domanda1: t.boolean({ description: 'First question on arrival.' }),
  domanda2: t.boolean({ description: 'Second question on arrival.' }),
  domanda3: t.boolean({ description: 'Third question on arrival.' }),
  rilievo: t.string({ description: 'DA_FARE or FATTO, which stays.' }),
  co: t.string({ description: 'DA_FARE or INVIATA, which stays.' }),
  magazzino: t.string({ description: 'QR or RENIS.' }),
  rivendita: t.boolean({ description: 'Resold as it is.' }),
  rigaOrdine: t.float({ description: 'Number of the line of the order it is for.' }),
  costoMateriale: t.float({ description: 'Euro.' }),
  venditaMateriale: t.float({ description: 'Euro.' }),
})

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  ordineFornitore: nodoField(t, OrdineFornitore, elencoOrdiniFornitore, (esito) => esito.pk),
})

mutationField(createOrdineFornitore, {
  description: 'Adds a supplier order to an order, DA_FARE by default.',
  input: (t) => ({ ordine: t.float({ description: 'Number of the order it is for.' }), ...campi(t) }),
  payload,
})

mutationField(updateOrdineFornitore, {
  description: 'Changes the fields of a supplier order that are sent.',
  input: (t) => ({ pk: pk(t), versione: versione(t), ...campi(t) }),
  payload,
})

mutationField(setStatoOrdineFornitore, {
  description: 'Sets the state of a supplier order, with what ARRIVATO asks for.',
  input: (t) => ({ pk: pk(t), versione: versione(t), ...arrivo(t) }),
  payload,
})

mutationField(setRilievoOrdineFornitore, {
  description: 'Sets how the measures on site stand: never back.',
  input: (t) => ({ pk: pk(t), rilievo: t.string({ description: 'DA_FARE or FATTO.' }) }),
  payload,
})

mutationField(setCoOrdineFornitore, {
  description: 'Sets how the order confirmation stands: never back.',
  input: (t) => ({ pk: pk(t), co: t.string({ description: 'DA_FARE or INVIATA.' }) }),
  payload,
})

mutationField(deleteOrdineFornitore, {
  description: 'Removes a supplier order that its supplier does not know of; its rows wait for another.',
  input: (t) => ({ pk: pk(t) }),
  payload: (t) => ({
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('OrdineFornitore', result.pk),
    }),
  }),
})
