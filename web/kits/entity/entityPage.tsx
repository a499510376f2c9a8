import type { GridValidRowModel } from '@mui/x-data-grid'
import { type ComponentProps, type ComponentType, type ReactNode, useMemo } from 'react'
import type { GraphQLTaggedNode, MutationParameters, OperationType } from 'relay-runtime'
import type { ObjectSchema } from 'yup'
import type { FormOf } from '#forms/entity/emptyForm.ts'
import { type DialogLooks, type DialogObject, dialogOf, type FieldChoices } from '#forms/entity/schemaDialog.tsx'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { InputMutation, Write } from '#forms/entity/useEntityForm.ts'
import type { Topic } from '#generated/useChangedSubscription.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { type FragmentData, type KeyOf, rowReader } from '#relay/reading/rowFragment.ts'
import { useMorePages } from '#relay/reading/useMorePages.ts'
import { useViewer, type ViewerFlag } from '#shell/viewer.ts'
import type { Choices } from '#ui/list/filterWords.ts'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import type { ObjectWords } from '#ui/list/objectWords.ts'
import { RowCard } from '#ui/list/RowCard.tsx'
import { cardNote, fieldText, type SchemaColumns, schemaColumns } from '#ui/list/schemaColumns.tsx'
import type { ListUrl } from '#ui/list/urlState.ts'
import { type List, useList } from '#ui/list/useList.ts'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'

/** Milliseconds that a burst of changes is waited for. */
const BURST = 150
const OTHERS = 'Prova con altre parole.'
const FEWER = 'Prova con meno filtri o con altre parole.'

const noChoices = () => ({})

interface PkMutation extends MutationParameters {
  variables: { pk: number }
}

/** A page of a list, whose rows are fragments. */
interface PageOf<Row extends FragmentData> {
  readonly totalCount: number
  readonly numeroPagine: number
  readonly edges: readonly { readonly node: KeyOf<Row> }[]
}

/** The document of a list: the field that is the list, the fragment of its rows. */
interface ListQuery<Field extends string, Row extends FragmentData> extends OperationType {
  readonly response: Readonly<Record<Field, PageOf<Row>>>
  readonly variables: { readonly pagina: number }
}

/** What is read of a row: what its form begins with, and what else is shown. */
type EntityRow<Input extends object> = FragmentData & DialogObject<FormOf<Input>> & GridValidRowModel

type ListProps<R extends GridValidRowModel> = ComponentProps<typeof ListPage<R>>

interface PageOptions<Input extends object, Field extends string, Row extends EntityRow<Input>> {
  title: string
  words: ObjectWords
  /** Of the domain's rules.ts. */
  schema: ObjectSchema<Input>
  /** Of its `…UrlState.ts`. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever its filters are
  url: ListUrl<any, any>
  /** The document of its route. */
  query: GraphQLTaggedNode
  /** The field of the document that is the list; the device remembers its columns under this name. */
  list: Field
  /** The fragment of a row, `@inline`. */
  row: GraphQLTaggedNode
  /** The mutation that removes an object (`$pk`); a row with `puoEliminare` says whether it may go. */
  remove: GraphQLTaggedNode
  /** What an object is called, in its menu and in questions. */
  nameOf: (row: Row) => string
  /** The fields that are columns, and how they differ. */
  columns: SchemaColumns<Input, Row>
  /** What the list is for, where it is empty. */
  text: string
  /** Field → what there is to choose from now, by hooks: its form, column and filter say it. */
  useChoices?: () => { readonly [K in keyof Input & string]?: Choices }
  /** What is followed: its changes read the page again. */
  topics?: readonly Topic[]
  /** Who may write, where not all may who see it. */
  writers?: ViewerFlag
  /** What opens for who may only read. */
  Reader?: ComponentType<{ row: Row; onClose: () => void }>
  /** A row on a phone; its name and the columns after it unless told. */
  card?: (row: Row) => ReactNode
  /** What else `ListPage` takes, by hooks. */
  usePage?: (list: List<Row>) => Partial<ListProps<Row>>
}

/** What its form says of itself beside the schema. */
type FormOptions<
  C extends InputMutation,
  U extends InputMutation,
  Input extends object,
  Row extends EntityRow<Input>,
> = DialogLooks<Input, object, Row> & Write<C, U, FormOf<Input>>

/**
 * The page of a plain entity: its list with search and filters, the dialog that adds or changes one, what removes it.
 * All of it is its schema, its documents and its words.
 * @example export default entityPage<MezziPageQuery, 'mezzi', MezziPage_mezzo$data, Create, Update, MezzoInput>({ … })
 */
export function entityPage<
  Q extends ListQuery<Field, Row>,
  Field extends string,
  Row extends EntityRow<Input>,
  C extends InputMutation,
  U extends InputMutation,
  Input extends object,
>(options: PageOptions<Input, Field, Row> & { form: FormOptions<C, U, Input, Row> }): ComponentType {
  const {
    title,
    words,
    schema,
    query,
    row,
    nameOf,
    topics = [],
    writers,
    Reader,
    usePage,
    useChoices = noChoices,
  } = options
  const looks: DialogLooks<Input, object, Row> = options.form
  const Dialog = dialogOf<C, U, Input, object, Row>({ ...looks, schema, words, write: options.form.write })
  const removable = (one: Row) => one.puoEliminare !== false
  const read = rowReader<Row>(row)
  const question = {
    question: (one: Row) => `Sei sicuro di voler eliminare ${words.ofOne} ${nameOf(one)}?`,
    done: words.deleted,
  }
  return function EntityPage() {
    const connection = useMorePages<Q['response'], Field>(useRouteQuery<Q>(query), options.list)
    const list = useList({ url: options.url, connection, read })
    const { permessi } = useViewer()
    const writes = writers === undefined || permessi[writers]
    const removeOne = useDelete<PkMutation, Row>(options.remove, question, list.reread)
    const { edit } = list
    const choices: FieldChoices = useChoices()
    const textOf: typeof fieldText = (info, value) =>
      choices[info.name]?.find(([one]) => one === value)?.[1] ?? fieldText(info, value)
    const known = JSON.stringify(choices)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the choices by what they say
    const columns = useMemo(() => {
      const fields = schemaColumns<Input, Row>(schema, options.columns, textOf)
      const actions = actionsColumn<Row>({ name: nameOf, edit, remove: removeOne, eliminabile: removable })
      return writes ? [...fields, actions] : fields
    }, [writes, edit, removeOne, known])
    useChanged(topics, useReread(BURST))
    const dialog = (one: Row | null) => (
      <Dialog
        object={one}
        choices={choices}
        onSaved={list.saved}
        onClose={list.close}
        onDelete={one !== null && removable(one) && (() => removeOne(one))}
      />
    )
    const reader = Reader && ((one: Row | null) => one && <Reader row={one} onClose={list.close} />)
    return (
      <ListPage<Row>
        list={list}
        name={options.list}
        title={title}
        columns={columns}
        card={
          options.card ??
          ((one) => <RowCard title={nameOf(one)} note={cardNote(schema, options.columns, one, textOf)} />)
        }
        filters={<ListFilters list={list} choices={choices} />}
        add={writes && words.add}
        empty={{ title: words.none, text: options.text }}
        notFound={{ title: words.notFound, text: list.url.filters.length > 1 ? FEWER : OTHERS }}
        dialog={writes ? dialog : reader}
        {...usePage?.(list)}
      />
    )
  }
}
