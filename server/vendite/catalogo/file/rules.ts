// What the text of a catalogue file may hold, thing by thing: the rules of the screens, and no field that they lack.
import { type AnyObject, array, type ObjectSchema, type ObjectShape, object, type Schema, string } from 'yup'
import { nomeVoce, VOCI_MAX } from '../../../shared/arranged/rules.ts'
import {
  booleanRule,
  integerRule,
  longTextRule,
  oneOfRule,
  optionalMillimetresRule,
  REQUIRED_FIELD,
  singleLineRule,
  truncatedRule,
} from '../../../shared/fields/fields.ts'
import { OPZIONI_MAX, VALORE_HTML_MAX, VALORI_MAX } from '../../famiglie/opzioni/rules.ts'
import { DESCRIZIONE_FAMIGLIA_MAX, IMMAGINI_MAX } from '../../famiglie/rules.ts'
import { tipoAperturaSchema } from '../../tipiApertura/rules.ts'
import { ANTE_MAX, FORME_DISEGNO } from '../../tipiSerramento/rules.ts'
import { vincoloSchema } from '../../vincoli/rules.ts'
import type { SezioneCatalogo } from './document/rules.ts'

const ORDINE_MAX = 100_000
const MISURE_MAX = 100
/** Families by window types that have constraints. */
const COPPIE_MAX = 20_000

/** Things of each part at most. */
export const SEZIONE_MAX: Readonly<Record<SezioneCatalogo, number>> = {
  tipologie: VOCI_MAX,
  famiglie: VOCI_MAX,
  aperture: VOCI_MAX,
  accessori: VOCI_MAX,
  tipiSerramento: VOCI_MAX,
  vincoli: COPPIE_MAX,
}

const OGGETTO = 'È richiesto un oggetto { … }'
export const LISTA_RICHIESTA = 'È richiesta una lista [ … ]'

/** An object with these fields and no other: a name that is misspelt is not passed over. */
const senzaAltri = <Voce extends AnyObject>(schema: ObjectSchema<Voce>) =>
  schema
    .typeError(OGGETTO)
    .noUnknown()
    .test('campi', (_voce, ctx) => {
      // What is cast has lost them already.
      const sconosciuti = Object.keys(ctx.originalValue ?? {}).filter((campo) => !Object.hasOwn(schema.fields, campo))
      return sconosciuti.length === 0 || ctx.createError({ message: `Campi sconosciuti: ${sconosciuti.join(', ')}` })
    })

const soloCampi = <Campi extends ObjectShape>(campi: Campi) => senzaAltri(object(campi))

/** A list that may be missing: then what was there stays. */
const lista = <Voce>(voce: Schema<Voce>, max: number) =>
  array().of(voce).transform(truncatedRule<Voce>(max)).typeError(LISTA_RICHIESTA).max(max)

const offerto = {
  nome: nomeVoce(),
  ordine: integerRule().min(0).max(ORDINE_MAX).optional(),
  ritirato: booleanRule(false),
}

const immagine = soloCampi({
  file: string().strict().typeError('È richiesto un testo').required(REQUIRED_FIELD).max(300),
  nome: singleLineRule(255),
})

const valore = soloCampi({ ...offerto, html: longTextRule(VALORE_HTML_MAX) })
const opzione = soloCampi({ ...offerto, valori: lista(valore, VALORI_MAX) })
const nomi = array().of(nomeVoce()).transform(truncatedRule<string>(VOCI_MAX)).typeError(LISTA_RICHIESTA).max(VOCI_MAX)
const limite = optionalMillimetresRule()

/** One thing of each part. */
export const voceCatalogoSchema = {
  tipologie: soloCampi({ nome: offerto.nome, ordine: offerto.ordine }),
  famiglie: soloCampi({
    ...offerto,
    tipologia: singleLineRule(100),
    descrizione: longTextRule(DESCRIZIONE_FAMIGLIA_MAX),
    immagini: lista(immagine, IMMAGINI_MAX),
    opzioni: lista(opzione, OPZIONI_MAX),
  }),
  aperture: soloCampi({
    ...offerto,
    senso: tipoAperturaSchema.fields.senso,
    immagine: immagine.nullable().default(null),
  }),
  accessori: soloCampi(offerto),
  tipiSerramento: soloCampi({
    ...offerto,
    disegno: oneOfRule(FORME_DISEGNO).required(REQUIRED_FIELD).default('BATTENTE'),
    ante: integerRule().min(1).max(ANTE_MAX).default(1),
    conTelaio: booleanRule(true),
    altezzaMin: limite,
    altezzaMax: limite,
    larghezzaMin: limite,
    larghezzaMax: limite,
    immagine: immagine.nullable().default(null),
    aperture: nomi,
    accessori: nomi,
  }),
  vincoli: soloCampi({
    famiglia: nomeVoce(),
    tipoSerramento: nomeVoce(),
    misure: lista(senzaAltri(vincoloSchema), MISURE_MAX).min(1, 'Indicare almeno una misura').required(REQUIRED_FIELD),
  }),
} as const

/** A file that is here, and what is to become of it. */
export const importCatalogoSchema = object({
  nome: singleLineRule(255).required(REQUIRED_FIELD),
  chiave: string().strict().required(REQUIRED_FIELD).max(100),
  ritira: booleanRule(false),
  anteprima: booleanRule(false),
  impronta: string().nullable().defined().default(null).max(100),
})
