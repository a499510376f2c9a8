import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import type { ObjectSchema } from 'yup'
import { enumName } from '#shared/fields/enumNames.ts'
import { type FieldInfo, fieldsOf } from '#shared/fields/fields.ts'
import { formatDate, formatQuantity } from '#shared/formats/formats.ts'
import { MissingValue } from '../Values.tsx'

/** How a column differs from what its field says. */
interface ColumnOptions<R extends GridValidRowModel>
  extends Pick<
    GridColDef<R>,
    | 'headerName'
    | 'description'
    | 'width'
    | 'flex'
    | 'minWidth'
    | 'align'
    | 'headerAlign'
    | 'type'
    | 'renderCell'
    | 'hideable'
    | 'cellClassName'
    | 'sortable'
  > {
  /** The text of a row, where it is not its field's. */
  text?: (row: R) => string
}

/** Columns by the field that they show, in their order. */
export type SchemaColumns<Input, R extends GridValidRowModel> = {
  readonly [K in keyof Input & keyof R & string]?: ColumnOptions<R>
}

/** What a row has of a field in words; '' for nothing. */
export function fieldText({ kind, choices, choiceLabels }: FieldInfo, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (kind === 'day') return formatDate(String(value))
  if (kind === 'boolean') return value === true ? 'Sì' : 'No'
  if (kind === 'number' || kind === 'decimal') return formatQuantity(Number(value))
  if (kind !== 'choice') return String(value)
  const word = choices.find((one) => one === value || enumName<string>(one) === value) ?? String(value)
  return choiceLabels[word] ?? word
}

/** As wide as what such a field holds. */
function widthOf({ kind }: FieldInfo): ColumnOptions<GridValidRowModel> {
  if (kind === 'text') return { flex: 1, minWidth: 120 }
  return kind === 'number' || kind === 'decimal' ? { type: 'number', width: 110 } : { width: 130 }
}

/** A text on one line, read whole by pointing at it; a dash where there is none. */
const textCell = (text: string): ReactNode => (text ? <span title={text}>{text}</span> : <MissingValue />)

/**
 * The columns of a list as the fields of its objects say: title, words, width. The first one stays at the left.
 * @param columns the fields that are shown, and how they differ
 * @param textOf what a value of a field is called
 * @example schemaColumns<MezzoInput, MezzoRow>(mezzoSchema, { targa: {}, portata: { headerName: 'kg' } })
 */
export function schemaColumns<Input extends object, R extends GridValidRowModel>(
  schema: ObjectSchema<Input>,
  columns: SchemaColumns<Input, R>,
  textOf = fieldText,
): GridColDef<R>[] {
  const fields = new Map(fieldsOf(schema).map((info) => [info.name, info]))
  return Object.entries<ColumnOptions<R> | undefined>(columns).map(
    ([field, { text, ...own } = {}], place): GridColDef<R> => {
      const info = fields.get(field)
      if (!info) throw new Error(`The schema has no field ${field}`)
      return {
        field,
        headerName: info.label,
        ...widthOf(info),
        renderCell: ({ row }) => textCell(text ? text(row) : textOf(info, row[field])),
        ...(place === 0 && { hideable: false, cellClassName: 'colonna-fissa' }),
        ...own,
      }
    },
  )
}

/** What a card says of a field: a figure says nothing without its title; a flag is its title, or nothing. */
function cardText({ kind, label }: FieldInfo, value: unknown, text: string): string {
  if (kind === 'boolean') return value === true ? label : ''
  return text && (kind === 'number' || kind === 'decimal') ? `${label}: ${text}` : text
}

/** The columns of a row after the first one, in a line: what its card says below its name. */
export function cardNote<Input extends object, R extends GridValidRowModel>(
  schema: ObjectSchema<Input>,
  columns: SchemaColumns<Input, R>,
  row: R,
  textOf = fieldText,
): string {
  const fields = new Map(fieldsOf(schema).map((info) => [info.name, info]))
  const [, ...others] = Object.entries<ColumnOptions<R> | undefined>(columns)
  const said = others.flatMap(([field, own]) => {
    const info = fields.get(field)
    if (!info) return []
    return cardText(info, row[field], own?.text ? own.text(row) : textOf(info, row[field])) || []
  })
  return said.join(' · ')
}
