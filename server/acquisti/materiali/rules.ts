// Materials: the rules of one, and why one stays.
import { object } from 'yup'
import { booleanRule, field, labelsOf, singleLineRule } from '../../shared/fields/fields.ts'
import { type Use, usesInWords } from '../../shared/uses/uses.ts'
import { type ColonneMateriale, colonneFields, motivoSenzaColonna, righeColonneSchema } from './columns/rules.ts'

export const NOME_MAX = 100

export const NOME_GIA_USATO = 'Esiste già un materiale con questo nome.'
const NOME_SENZA_LETTERE = 'Il nome deve avere almeno una lettera o una cifra.'
export const NOME_BLOCCATO = 'Il materiale è legato alla schedulazione: il nome non si può cambiare.'
export const LEGATO_ALLA_SCHEDULAZIONE = 'Il materiale è legato alla schedulazione: non si può eliminare.'

/** What is written of a material. */
export interface MaterialeInput extends ColonneMateriale {
  nome: string
  /** Reminds of supplier orders of this material that are missing. */
  showReminderOrdineFornitore: boolean
}

// A name of dots alone is no segment of an address.
const nome = singleLineRule(NOME_MAX)
  .required()
  .test('lettere', NOME_SENZA_LETTERE, (nome) => !nome || /[\p{L}\p{N}]/u.test(nome))

const testata = {
  nome: field('Nome', nome, 'Name, unique: suppliers and supplier orders call it so.'),
  showReminderOrdineFornitore: field(
    'Reminder Ordine Fornitore',
    booleanRule(false),
    'Reminds of supplier orders of this material that are missing.',
  ),
}

/** What a material has beside its columns. */
export const testataMaterialeSchema = object(testata)

/** A material as it is sent; orders and titles must be of its columns. */
export const materialeSchema = object({ ...testata, ...colonneFields }).test('colonne', (materiale, ctx) => {
  const motivo = motivoSenzaColonna(materiale)
  return motivo === null || ctx.createError({ path: motivo[0], message: motivo[1] })
})

/** The form of a material: its columns as rows. */
export const materialeFormSchema = object({ ...testata, colonne: field('Colonne', righeColonneSchema) })

/** What the fields of a material are called. */
export const materialeLabels = labelsOf(materialeFormSchema)

/** Why a material that is named somewhere stays; null when it is named nowhere. */
export function motivoMaterialeInUso(usi: readonly Use[]): string | null {
  const parole = usesInWords(usi)
  return parole && `Il materiale è usato da ${parole}: non si può eliminare.`
}
