import type { InputFieldMap, InputRef } from '@pothos/core'
import type { Filter, FilterOf, Filters } from '#shared/fields/filters.ts'
import { builder } from '../builder.ts'
import { choiceOf } from '../choices.ts'
import type { InputBuilder } from '../mutationField.ts'
import { PeriodoInput } from '../periodo.ts'

function filterField(t: InputBuilder, { kind, description, words }: Filter) {
  const options = { description }
  if (kind === 'choice') return t.field({ type: choiceOf(words), ...options })
  if (kind === 'period') return t.field({ type: PeriodoInput, ...options })
  if (kind === 'since') return t.field({ type: 'DateTime', ...options })
  if (kind === 'yesNo') return t.boolean(options)
  if (kind === 'pk') return t.int(options)
  if (kind === 'pks') return t.intList(options)
  return kind === 'texts' ? t.stringList(options) : t.string(options)
}

/**
 * The input of the filters of a list, made of their table.
 * @param name of the input, 'FiltroPersonale' @param others fields that no kind of filter is
 */
export function filterInput<T extends Filters, Others extends object = object>(
  name: string,
  table: T,
  description: string,
  others?: (t: InputBuilder) => InputFieldMap,
): InputRef<FilterOf<T> & Others>
export function filterInput(
  name: string,
  table: Filters,
  description: string,
  others?: (t: InputBuilder) => InputFieldMap,
): InputRef<object> {
  return builder.inputType(name, {
    description,
    fields: (t) => ({
      ...Object.fromEntries(Object.entries(table).map(([field, filter]) => [field, filterField(t, filter)])),
      ...others?.(t),
    }),
  })
}
