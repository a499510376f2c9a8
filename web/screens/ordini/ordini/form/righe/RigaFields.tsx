import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { getIn, useFormikContext } from 'formik'
import { memo } from 'react'
import { ComputedValue } from '#forms/ComputedValue.tsx'
import { Field } from '#forms/Field.tsx'
import { useLargeForm } from '#forms/LargeForm.tsx'
import { writeTypedNumber } from '#forms/numbers.ts'
import { RemoteField } from '#forms/RemoteField.tsx'
import { SubForm } from '#forms/SubForm.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { rigaOrdineLabels, rigaSchema } from '#ordini/righe/rules.ts'
import { EuroValue } from '#ui/Values.tsx'
import { useOrdineFormContext } from '../context.ts'
import type { OrdineFormValues, RigaFormValues } from '../formValues.ts'
import { liveNetto, proposedNetto } from '../prices.ts'
import { type CodiceOption, searchCodici } from '../search.ts'
import { finestraOfTipo } from './finestra/choices.ts'
import { FinestraRow, finestraNames } from './finestra/FinestraRow.tsx'

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
    rigaOrdineLabels.tipoSerramentoPk,
    rigaOrdineLabels.codiceSerramentoPk,
    'Num.',
    'Alt. mm',
    'Larg. mm',
    rigaOrdineLabels.ante,
    rigaOrdineLabels.forma,
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

const euro = { unita: '€', fissi: 2 } as const
const percent = { unita: '%' } as const

type FigureName = 'numero' | 'altezza' | 'larghezza' | 'ante' | 'listino' | 'scontoArticolo' | 'scontoCorrettivo'

/** The fields of one line, each drawn again only when its value changes. @param index its place in the form */
export const RigaFields = memo(function RigaFields({ index, rivendita }: { index: number; rivendita: boolean }) {
  const { visible } = useOrdineFormContext()
  const at = `righe[${index}]`
  const numero = (field: FigureName, options: { unita?: string; fissi?: 2 } = {}) => (
    <SubForm names={[`${at}.${field}`]}>
      <Field of={rigaSchema} at={at} name={field} {...options} />
    </SubForm>
  )
  return (
    <>
      <Box sx={set(visible.prezzi)}>
        <SubForm names={[`${at}.tipoSerramentoPk`]}>
          <Tipo at={at} index={index} rivendita={rivendita} />
        </SubForm>
        {rivendita ? (
          <SubForm names={[`${at}.codiceRivendita`]}>
            <CodiceExtra at={at} />
          </SubForm>
        ) : (
          <SubForm names={[`${at}.codiceSerramentoPk`, `${at}.tipoSerramentoPk`]}>
            <Codice index={index} />
          </SubForm>
        )}
        {numero('numero')}
        {numero('altezza', { unita: 'mm' })}
        {numero('larghezza', { unita: 'mm' })}
        {numero('ante')}
        <SubForm names={[`${at}.forma`]}>
          <Field of={rigaSchema} at={at} name="forma" />
        </SubForm>
        {visible.prezzi && (
          <>
            {numero('listino', euro)}
            {numero('scontoArticolo', percent)}
            {rivendita ? <Box sx={{ display: { xs: 'none', md: 'block' } }} /> : numero('scontoCorrettivo', percent)}
            <Netto index={index} />
          </>
        )}
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }} data-ultimo={index}>
          <SubForm names={[`${at}.descrizione`]}>
            <Field
              of={rigaSchema}
              at={at}
              name="descrizione"
              placeholder={rigaOrdineLabels.descrizione}
              righe={1}
              light
            />
          </SubForm>
        </Box>
      </Box>
      {!rivendita && (
        <SubForm names={finestraNames(at)}>
          <FinestraRow index={index} />
        </SubForm>
      )}
    </>
  )
})

/** The type of the extra lines is for those, but for an old line that has it. */
function Tipo({ at, index, rivendita }: { at: string; index: number; rivendita: boolean }) {
  const { tipi, tipiExtra, tipoExtra, anteOf, finestre } = useOrdineFormContext()
  const { values } = useFormikContext<object>()
  const modulo = useLargeForm<OrdineFormValues>()
  /** The leaves of the type, where nobody has written others; of the window what the type offers stays. */
  function propose(tipo: unknown) {
    const riga = modulo().values.righe[index]
    if (riga && !rivendita) {
      const { tipoAperturaPk, accessoriPks } = finestraOfTipo(riga, finestre.tipi.get(Number(tipo)))
      if (tipoAperturaPk !== riga.tipoAperturaPk) void modulo().setFieldValue(`${at}.tipoAperturaPk`, tipoAperturaPk)
      if (accessoriPks.length < riga.accessoriPks.length)
        void modulo().setFieldValue(`${at}.accessoriPks`, accessoriPks)
    }
    const before = riga && anteOf.get(riga.tipoSerramentoPk ?? 0)
    if (!riga || rivendita || (riga.ante !== null && riga.ante !== before)) return
    void modulo().setFieldValue(`righe[${index}].ante`, anteOf.get(Number(tipo)) || null)
  }
  const all = rivendita || (tipoExtra !== null && getIn(values, `${at}.tipoSerramentoPk`) === tipoExtra)
  return <Field of={rigaSchema} at={at} name="tipoSerramentoPk" choices={all ? tipiExtra : tipi} onChoose={propose} />
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
      {...schemaField(rigaSchema, 'codiceSerramentoPk', `righe[${index}]`)}
      search={(text, page) => searchCodici(text, page, riga()?.tipoSerramentoPk ?? null)}
      textOf={(id) => codici.get(id) ?? `n. ${id}`}
      onChoose={propose}
      none="Nessun codice trovato"
      required
    />
  )
}

function CodiceExtra({ at }: { at: string }) {
  const { codiciExtra } = useOrdineFormContext()
  return <Field of={rigaSchema} at={at} name="codiceRivendita" proposte={codiciExtra} required />
}

/** Net of a line: computed, but written by hand where the line is extra. */
function Netto({ index }: { index: number }) {
  const { values } = useFormikContext<object>()
  const riga = getIn(values, `righe[${index}]`) as RigaFormValues | undefined
  if (!riga) return null
  if (riga.rivendita) {
    const proposed = writeTypedNumber(proposedNetto(riga), 2)
    return <Field of={rigaSchema} at={`righe[${index}]`} name="netto" placeholder={proposed} {...euro} />
  }
  return (
    <ComputedValue label={rigaOrdineLabels.netto}>
      <EuroValue value={liveNetto(riga)} />
    </ComputedValue>
  )
}
