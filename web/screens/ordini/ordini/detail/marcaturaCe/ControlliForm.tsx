import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ControlliFormMutation } from '#generated/ControlliFormMutation.graphql.ts'
import { controlliOrdineSchema, controlloOrdineSchema } from '#officina/controlli/rules.ts'
import { replaceList, type WholeList } from '#relay/answers/rootList.ts'
import { formatDate, isoDate } from '#shared/formats/formats.ts'
import type { ControlloGroup, ControlloOfRiga } from './controlliRows.ts'

const mutation = graphql`
  mutation ControlliFormMutation($input: SaveControlliOrdineInput!) {
    saveControlliOrdine(input: $input) {
      controlli {
        ...controlliRows_controllo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Where the page shows the controls of an order. */
export const controlliOf = (ordine: number): WholeList => ({ field: 'controlliOrdine', args: { ordinePk: ordine } })

interface Props {
  ordine: number
  groups: readonly ControlloGroup[]
  /** Who may be named as having done a control. */
  operatori: readonly SelectOption<number>[]
  onDelete: (effettuato: number) => void
}

const CONFORME: readonly SelectOption[] = [
  { valore: true, text: 'Conforme' },
  { valore: false, text: 'Non conforme' },
]

/** Columns where there is room; a card a row on narrow screens. */
const columns = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '2fr 1.1fr 196px 1.3fr 1.2fr 1.4fr 44px' },
  alignItems: 'start',
} as const

/** From where there are columns: breakpoint `lg`. */
const COLUMNS_FROM = 1200

const heads = ['Controllo tolleranze', 'Frequenza', 'Data', 'Operatore', 'Conforme', 'Note', 'Azioni']

/** The CE controls of an order, phase by phase, saved together. */
export function ControlliForm({ ordine, groups, operatori, onDelete }: Props) {
  const rows = groups.flatMap(({ righe }) => righe)
  const initial = {
    ordinePk: ordine,
    controlli: rows.map(({ pk, controlloPk, data, operatorePk, conforme, note }) => ({
      pk,
      controlloPk,
      data,
      operatorePk,
      conforme,
      note,
    })),
  }
  const { form } = useMutationForm<ControlliFormMutation, typeof initial>({
    mutation,
    initial,
    schema: controlliOrdineSchema,
    // Only rows with a day and an operator are sent.
    variables: ({ controlli }) => ({
      input: {
        ordinePk: ordine,
        controlli: controlli.filter(({ data, operatorePk }) => data !== null && operatorePk !== null),
      },
    }),
    success: 'Controlli salvati',
    updater: (store, data) => replaceList(store, controlliOf(ordine), data),
  })
  let place = -1
  return (
    <FormikProvider value={form}>
      <Box component="form" noValidate aria-label="Controlli CE" onSubmit={form.handleSubmit}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {groups.map(({ pk, name, count, righe }) => (
            <Card key={pk} component="section" aria-label={name} sx={{ p: 2 }}>
              <Typography variant="h2" component="h2">
                {name}{' '}
                <Typography component="span" color="textSecondary">
                  {count}
                </Typography>
              </Typography>
              <Box
                aria-hidden
                sx={{ ...columns, display: { xs: 'none', lg: 'grid' }, mt: 1, color: 'text.secondary', fontSize: 13 }}
              >
                {heads.map((head) => (
                  <span key={head}>{head}</span>
                ))}
              </Box>
              {righe.length === 0 && (
                <Typography color="textSecondary" sx={{ mt: 1 }}>
                  Nessun controllo da compilare.
                </Typography>
              )}
              {righe.map((riga) => {
                place += 1
                return (
                  <ControlloRow
                    key={riga.controlloPk}
                    riga={riga}
                    name={`controlli[${place}]`}
                    operatori={operatori}
                    onDelete={onDelete}
                    onBegin={operatori.length === 1 && operatori[0] ? begin(place, operatori[0].valore) : undefined}
                  />
                )
              })}
            </Card>
          ))}
        </Box>
        {operatori.length > 0 && <SaveBar label="Salva controlli" />}
      </Box>
    </FormikProvider>
  )

  /** Whoever records only for themselves does not write who and when. */
  function begin(index: number, operatore: number) {
    return () => {
      const riga = form.values.controlli[index]
      if (riga?.operatorePk !== null) return
      void form.setFieldValue(`controlli[${index}]`, {
        ...riga,
        operatorePk: operatore,
        data: riga?.data ?? isoDate(new Date()),
      })
    }
  }
}

interface RowProps {
  riga: ControlloOfRiga
  name: string
  operatori: readonly SelectOption<number>[]
  onDelete: (effettuato: number) => void
  onBegin: (() => void) | undefined
}

function ControlloRow({ riga, name, operatori, onDelete, onBegin }: RowProps) {
  const { pk, descrizione, frequenza, bloccato, operatoreNome } = riga
  const text = (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{descrizione}</Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {frequenza}
      </Typography>
    </>
  )
  const frame = { ...columns, py: 1.5, borderTop: 1, borderColor: 'divider', mt: 1 }
  if (bloccato !== null || operatori.length === 0) {
    return (
      <Box role="group" aria-label={descrizione} sx={frame}>
        {text}
        <span>{riga.data ? formatDate(riga.data) : 'Non eseguito'}</span>
        <span>{operatoreNome}</span>
        <span>{riga.conforme === null ? '' : riga.conforme ? 'Conforme' : 'Non conforme'}</span>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{riga.note}</Typography>
        {bloccato && (
          <Box component="span" title={bloccato} sx={{ color: 'text.secondary' }}>
            <LockOutlined aria-label={bloccato} />
          </Box>
        )}
      </Box>
    )
  }
  const own = operatori.some(({ valore }) => valore === riga.operatorePk)
  const choices =
    riga.operatorePk === null || own ? operatori : [...operatori, { valore: riga.operatorePk, text: operatoreNome }]
  const label = (part: string) => `${part}: ${descrizione}`
  return (
    <Box role="group" aria-label={descrizione} sx={frame} onFocus={onBegin}>
      {text}
      <Field of={controlloOrdineSchema} at={name} name="data" lastDay={isoDate(new Date())} inColumn={COLUMNS_FROM} />
      <Field
        of={controlloOrdineSchema}
        at={name}
        name="operatorePk"
        choices={choices}
        empty=""
        inColumn={COLUMNS_FROM}
      />
      <Field of={controlloOrdineSchema} at={name} name="conforme" choices={CONFORME} empty="" inColumn={COLUMNS_FROM} />
      <Field of={controlloOrdineSchema} at={name} name="note" inColumn={COLUMNS_FROM} />
      {pk !== null && (
        <IconButton
          aria-label={label('Elimina')}
          onClick={() => onDelete(pk)}
          sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' }, justifySelf: 'end' }}
        >
          <DeleteOutlined />
        </IconButton>
      )}
    </Box>
  )
}
