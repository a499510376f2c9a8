import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { getIn, useFormikContext } from 'formik'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { ComputedValue } from '#forms/ComputedValue.tsx'
import { useLargeForm } from '#forms/LargeForm.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { writeTypedNumber } from '#forms/numbers.ts'
import { RemoteField } from '#forms/RemoteField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SubForm } from '#forms/SubForm.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { EuroValue } from '#ui/Values.tsx'
import { useOrdineFormContext } from '../context.ts'
import { type OrdineFormValues, type RigaFormValues, rigaLabels } from '../formValues.ts'
import { liveNetto, proposedNetto } from '../prices.ts'
import { type CodiceOption, searchCodici } from '../search.ts'

/** From this width on a line is one row, whose titles stand above the first. */
export const GRID_FROM = '@media (min-width: 1400px)'

/** The columns of that row. */
const columnsOf = (prezzi: boolean) =>
  `minmax(140px, 1fr) minmax(200px, 1.7fr) 56px 68px 68px 48px 72px ${prezzi ? '92px 60px 60px 92px' : ''}`

const set = (prezzi: boolean) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    // What a line is takes the width of a phone, its figures stand in pairs.
    '& > :nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
    columnGap: 1.5,
    rowGap: 1,
    alignItems: 'start',
    [GRID_FROM]: {
      gridTemplateColumns: columnsOf(prezzi),
      columnGap: 0.75,
      rowGap: 0.5,
      // The head says them, for the eye.
      '& .MuiFormLabel-root': visuallyHidden,
      '& .MuiInputAdornment-root': { display: 'none' },
      // Of the unit that is not drawn; lists keep the room of their arrow.
      '& .MuiInputBase-adornedEnd:not(.MuiAutocomplete-inputRoot)': { pr: 0 },
      '& .MuiOutlinedInput-input': { px: 1 },
      '& .MuiAutocomplete-root .MuiOutlinedInput-root': { pl: 0.25 },
    },
  }) as const

/** The titles of the columns, for the eye: every field has its label. */
export function RigheFieldsHead() {
  const { visible } = useOrdineFormContext()
  const titles = [
    rigaLabels.tipoSerramentoPk,
    rigaLabels.codiceSerramentoPk,
    'Num.',
    'Alt. mm',
    'Larg. mm',
    rigaLabels.ante,
    rigaLabels.forma,
    ...(visible.prezzi ? ['Listino riga €', 'Sconto %', 'Corr. %', 'Netto'] : []),
  ]
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        px: 1.5,
        color: 'text.secondary',
        fontSize: '0.8125rem',
        [GRID_FROM]: { display: 'grid', columnGap: 0.75, gridTemplateColumns: columnsOf(visible.prezzi) },
      }}
    >
      {titles.map((title) => (
        <span key={title}>{title}</span>
      ))}
    </Box>
  )
}

const euro = { unita: '€', decimali: true, fissi: 2 } as const
const percent = { unita: '%', decimali: true } as const

type Names = keyof typeof rigaLabels

/** One field of a line, drawn again only when its value changes. */
function Isolated({ index, field, children }: { index: number; field: Names; children: (name: string) => ReactNode }) {
  const name = `righe[${index}].${field}`
  return <SubForm names={[name]}>{children(name)}</SubForm>
}

/** The fields of one line. @param index its place in the form */
export const RigaFields = memo(function RigaFields({ index, rivendita }: { index: number; rivendita: boolean }) {
  const { visible } = useOrdineFormContext()
  const numero = (field: Names, options: Partial<ComponentProps<typeof NumberField>> = {}) => (
    <Isolated index={index} field={field}>
      {(name) => <NumberField name={name} label={rigaLabels[field]} {...options} />}
    </Isolated>
  )
  return (
    <Box sx={set(visible.prezzi)}>
      <Isolated index={index} field="tipoSerramentoPk">
        {(name) => <Tipo name={name} index={index} rivendita={rivendita} />}
      </Isolated>
      {rivendita ? (
        <Isolated index={index} field="codiceRivendita">
          {(name) => <CodiceExtra name={name} />}
        </Isolated>
      ) : (
        <SubForm names={[`righe[${index}].codiceSerramentoPk`, `righe[${index}].tipoSerramentoPk`]}>
          <Codice index={index} />
        </SubForm>
      )}
      {numero('numero', { required: true })}
      {numero('altezza', { unita: 'mm' })}
      {numero('larghezza', { unita: 'mm' })}
      {numero('ante')}
      <Isolated index={index} field="forma">
        {(name) => <TextInputField name={name} label={rigaLabels.forma} max={50} />}
      </Isolated>
      {visible.prezzi && (
        <>
          {numero('listino', euro)}
          {numero('scontoArticolo', percent)}
          {rivendita ? <Box sx={{ display: { xs: 'none', md: 'block' } }} /> : numero('scontoCorrettivo', percent)}
          <Netto index={index} />
        </>
      )}
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }} data-ultimo={index}>
        <Isolated index={index} field="descrizione">
          {(name) => (
            <TextInputField
              name={name}
              label={rigaLabels.descrizione}
              placeholder={rigaLabels.descrizione}
              righe={1}
              max={2000}
              light
            />
          )}
        </Isolated>
      </Box>
    </Box>
  )
})

/** EXTRA is for extra lines, but for an old line that has it. */
function Tipo({ name, index, rivendita }: { name: string; index: number; rivendita: boolean }) {
  const { tipi, tipiExtra, tipoExtra, anteOf } = useOrdineFormContext()
  const { values } = useFormikContext<object>()
  const modulo = useLargeForm<OrdineFormValues>()
  /** The leaves of the type, where nobody has written others. */
  function propose(tipo: unknown) {
    const riga = modulo().values.righe[index]
    const before = riga && anteOf.get(riga.tipoSerramentoPk ?? 0)
    if (!riga || rivendita || (riga.ante !== null && riga.ante !== before)) return
    void modulo().setFieldValue(`righe[${index}].ante`, anteOf.get(Number(tipo)) || null)
  }
  const all = rivendita || (tipoExtra !== null && getIn(values, name) === tipoExtra)
  return (
    <SelectField
      name={name}
      label={rigaLabels.tipoSerramentoPk}
      choices={all ? tipiExtra : tipi}
      onChoose={propose}
      required
    />
  )
}

/** The codes of the window type; choosing one writes its shape where nobody has written another. */
function Codice({ index }: { index: number }) {
  const { codici, formaOf } = useOrdineFormContext()
  const modulo = useLargeForm<OrdineFormValues>()
  const riga = () => modulo().values.righe[index]
  function propose(item: CodiceOption | null) {
    if (!item) return
    codici.set(item.id, item.text)
    formaOf.set(item.id, item.forma)
    const before = riga()
    const free = before && (before.forma === '' || before.forma === formaOf.get(before.codiceSerramentoPk ?? 0))
    if (free) void modulo().setFieldValue(`righe[${index}].forma`, item.forma)
  }
  return (
    <RemoteField<CodiceOption>
      name={`righe[${index}].codiceSerramentoPk`}
      label={rigaLabels.codiceSerramentoPk}
      search={(text, page) => searchCodici(text, page, riga()?.tipoSerramentoPk ?? null)}
      textOf={(id) => codici.get(id) ?? `n. ${id}`}
      onChoose={propose}
      none="Nessun codice trovato"
      required
    />
  )
}

function CodiceExtra({ name }: { name: string }) {
  const { codiciExtra } = useOrdineFormContext()
  return <TextInputField name={name} label={rigaLabels.codiceRivendita} proposte={codiciExtra} max={100} required />
}

/** Net of a line: computed, but written by hand where the line is extra. */
function Netto({ index }: { index: number }) {
  const { values } = useFormikContext<object>()
  const riga = getIn(values, `righe[${index}]`) as RigaFormValues | undefined
  if (!riga) return null
  if (riga.rivendita) {
    const name = `righe[${index}].netto`
    const proposed = writeTypedNumber(proposedNetto(riga), 2)
    return <NumberField name={name} label={rigaLabels.netto} placeholder={proposed} {...euro} />
  }
  return (
    <ComputedValue label={rigaLabels.netto}>
      <EuroValue value={liveNetto(riga)} />
    </ComputedValue>
  )
}
