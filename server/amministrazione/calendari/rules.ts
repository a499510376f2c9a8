// The calendars that other programs subscribe to: rules shared by the server and the page.
import { object } from 'yup'
import { repartoRule } from '#persone/reparti/rules.ts'
import { field, oneOfRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'

export const TIPI_CALENDARIO = ['piano', 'consegne', 'assenze'] as const

export type TipoCalendario = (typeof TIPI_CALENDARIO)[number]

export const TIPO_CALENDARIO_LABELS: Readonly<Record<TipoCalendario, string>> = {
  piano: 'Piano di un reparto',
  consegne: 'Consegne e pose',
  assenze: 'Assenze',
}

export const linkCalendarioSchema = object({
  nome: field('Nome', singleLineRule(100).required(REQUIRED_FIELD), 'Whom the address is given to.'),
  tipo: field(
    'Calendario',
    oneOfRule(TIPI_CALENDARIO, TIPO_CALENDARIO_LABELS).required(REQUIRED_FIELD),
    'What it tells.',
  ),
  reparto: field(
    'Reparto',
    repartoRule()
      .nullable()
      .default(null)
      .test('piano', REQUIRED_FIELD, (reparto, { parent }) => parent.tipo !== 'piano' || reparto !== null),
    'Key of the department whose plan it is; of a plan alone.',
  ),
})
