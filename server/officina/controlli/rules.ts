// CE controls as they are recorded for an order. docs/rules/officina.md#ce-controls
import { array, type InferType, object } from 'yup'
import {
  field,
  idRule,
  longTextRule,
  optionalBooleanRule,
  optionalDayRule,
  optionalIdRule,
  truncatedRule,
} from '#shared/fields/fields.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { CHOOSE_CONFORME, NOTE_REQUIRED } from '../attivita/rules.ts'

export const DATA_REQUIRED = 'Data obbligatoria'
export const OPERATORE_REQUIRED = 'Operatore obbligatorio'
export const CONTROLLO_UNKNOWN = 'Questo controllo non è fra quelli dell’ordine.'
export const CONTROLLO_REPEATED = 'Lo stesso controllo compare più di una volta.'
export const CONTROLLO_OWN_ONLY = 'Ognuno registra i controlli solo a nome proprio.'
export const CONTROLLO_CHANGED = 'Questo controllo è cambiato nel frattempo: rileggi la pagina.'
export const UNKNOWN_OPERATORE = 'Questo operatore non c’è.'
export const CONTROLLO_IN_FUTURE = 'La data non può essere nel futuro.'

/** Why a control of somebody else's is locked. */
export const controlloOfOthers = (who: string) =>
  `Questo controllo è di ${who}: può cambiarlo solo chi lo ha registrato.`

interface RigaControllo {
  pk: number | null
  data: string | null
  operatorePk: number | null
  conforme: boolean | null
  note: string
}

/** Whether something of a row has been filled in: then all of it must be. */
export const isRigaFilled = ({ pk, data, operatorePk, conforme, note }: RigaControllo): boolean =>
  pk !== null || data !== null || operatorePk !== null || conforme !== null || note !== ''

/** A row of the tab: empty, or with all that it needs. */
export const controlloOrdineSchema = object({
  pk: field('Registrazione', optionalIdRule(), 'Number of what was recorded; null for a new one.'),
  controlloPk: field('Controllo', idRule(), 'Number of the control.'),
  data: field('Data', optionalDayRule(), 'When it was done.'),
  operatorePk: field('Operatore', optionalIdRule(), 'Number of the operator who did it.'),
  conforme: field('Conforme', optionalBooleanRule(), 'Whether the work conforms.'),
  note: field('Note', longTextRule(2000), 'What was found; required where it does not conform.'),
})
  .test('data', function check(riga) {
    const lacks = isRigaFilled(riga) && riga.data === null
    return !lacks || this.createError({ path: under(this.path, 'data'), message: DATA_REQUIRED })
  })
  .test('operatore', function check(riga) {
    const lacks = isRigaFilled(riga) && riga.operatorePk === null
    return !lacks || this.createError({ path: under(this.path, 'operatorePk'), message: OPERATORE_REQUIRED })
  })
  .test('conforme', function check(riga) {
    const lacks = isRigaFilled(riga) && riga.conforme === null
    return !lacks || this.createError({ path: under(this.path, 'conforme'), message: CHOOSE_CONFORME })
  })
  .test('note', function check({ conforme, note }) {
    const lacks = conforme === false && note === ''
    return !lacks || this.createError({ path: under(this.path, 'note'), message: NOTE_REQUIRED })
  })

const under = (path: string | undefined, name: string) => (path ? `${path}.${name}` : name)

export type ControlloOrdineInput = InferType<typeof controlloOrdineSchema>

/** The rows of the tab that are saved together; the empty ones are left out. */
export const controlliOrdineSchema = object({
  ordinePk: idRule(),
  controlli: array()
    .of(controlloOrdineSchema)
    .transform(truncatedRule(1000))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(1000)
    .test('diversi', CONTROLLO_REPEATED, (controlli) => {
      const numeri = (controlli ?? []).map(({ controlloPk }) => controlloPk)
      return new Set(numeri).size === numeri.length
    }),
})

/** What was recorded, in the words of the history. */
export function controlloInWords({ data, conforme, note }: { data: string; conforme: boolean; note: string }): string {
  return `${conforme ? 'conforme' : 'non conforme'} il ${formatDate(data)}${note && ` – ${note}`}`
}
