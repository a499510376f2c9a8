import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { getIn, useFormikContext } from 'formik'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { ComputedValue } from '../../../../../forms/ComputedValue.tsx'
import { useLargeForm } from '../../../../../forms/LargeForm.tsx'
import { NumberField } from '../../../../../forms/NumberField.tsx'
import { writeTypedNumber } from '../../../../../forms/numbers.ts'
import { RemoteField } from '../../../../../forms/RemoteField.tsx'
import { SelectField } from '../../../../../forms/SelectField.tsx'
import { SubForm } from '../../../../../forms/SubForm.tsx'
import { TextInputField } from '../../../../../forms/TextInputField.tsx'
import { EuroValue } from '../../../../../ui/Values.tsx'
import { useOrdineFormContext } from '../context.ts'
import { type OrdineFormValues, type RigaFormValues, rigaLabels } from '../formValues.ts'
import { liveNetto, proposedNetto } from '../prices.ts'
import { type CodiceOption, searchCodici } from '../search.ts'

/** From this width on a line is one row, whose titles stand above the first. */
export const GRID_FROM = '@media (min-width: 1400px)'

/** The columns of that row. */
const columnsOf = (prezzi: boolean) =>
  `minmax(140px, 1fr) minmax(200px, 1.7fr) 56px 68px 68px 48px 72px ${prezzi ? '92px 60px 60px 92px' : ''}`

const insieme = (prezzi: boolean) =>
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
  const { visibile } = useOrdineFormContext()
  const titoli = [
    rigaLabels.tipoSerramentoId,
    rigaLabels.codiceSerramentoId,
    'Num.',
    'Alt. mm',
    'Larg. mm',
    rigaLabels.ante,
    rigaLabels.forma,
    ...(visibile.prezzi ? ['Listino riga €', 'Sconto %', 'Corr. %', 'Netto'] : []),
  ]
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        px: 1.5,
        color: 'text.secondary',
        fontSize: '0.8125rem',
        [GRID_FROM]: { display: 'grid', columnGap: 0.75, gridTemplateColumns: columnsOf(visibile.prezzi) },
      }}
    >
      {titoli.map((titolo) => (
        <span key={titolo}>{titolo}</span>
      ))}
    </Box>
  )
}

const euro = { unita: '€', decimali: true, fissi: 2 } as const
const percento = { unita: '%', decimali: true } as const

type Nomi = keyof typeof rigaLabels

/** One field of a line, drawn again only when its value changes. */
function Isolato({ indice, campo, children }: { indice: number; campo: Nomi; children: (nome: string) => ReactNode }) {
  const nome = `righe[${indice}].${campo}`
  return <SubForm nomi={[nome]}>{children(nome)}</SubForm>
}

/** The fields of one line. @param indice its place in the form */
export const RigaFields = memo(function CampiRiga({ indice, rivendita }: { indice: number; rivendita: boolean }) {
  const { visibile } = useOrdineFormContext()
  const numero = (field: Nomi, opzioni: Partial<ComponentProps<typeof NumberField>> = {}) => (
    <Isolato indice={indice} campo={field}>
      {(nome) => <NumberField nome={nome} etichetta={rigaLabels[field]} {...opzioni} />}
    </Isolato>
  )
  return (
    <Box sx={insieme(visibile.prezzi)}>
      <Isolato indice={indice} campo="tipoSerramentoId">
        {(nome) => <Tipo nome={nome} indice={indice} rivendita={rivendita} />}
      </Isolato>
      {rivendita ? (
        <Isolato indice={indice} campo="codiceRivendita">
          {(nome) => <CodiceExtra nome={nome} />}
        </Isolato>
      ) : (
        <SubForm nomi={[`righe[${indice}].codiceSerramentoId`, `righe[${indice}].tipoSerramentoId`]}>
          <Codice indice={indice} />
        </SubForm>
      )}
      {numero('numero', { obbligatorio: true })}
      {numero('altezza', { unita: 'mm' })}
      {numero('larghezza', { unita: 'mm' })}
      {numero('ante')}
      <Isolato indice={indice} campo="forma">
        {(nome) => <TextInputField nome={nome} etichetta={rigaLabels.forma} massimo={50} />}
      </Isolato>
      {visibile.prezzi && (
        <>
          {numero('listino', euro)}
          {numero('scontoArticolo', percento)}
          {rivendita ? <Box sx={{ display: { xs: 'none', md: 'block' } }} /> : numero('scontoCorrettivo', percento)}
          <Netto indice={indice} />
        </>
      )}
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }} data-ultimo={indice}>
        <Isolato indice={indice} campo="descrizione">
          {(nome) => (
            <TextInputField
              nome={nome}
              etichetta={rigaLabels.descrizione}
              placeholder={rigaLabels.descrizione}
              righe={1}
              massimo={2000}
              leggero
            />
          )}
        </Isolato>
      </Box>
    </Box>
  )
})

/** EXTRA is for extra lines, but for an old line that has it. */
function Tipo({ nome, indice, rivendita }: { nome: string; indice: number; rivendita: boolean }) {
  const { tipi, tipiExtra, tipoExtra, anteOf } = useOrdineFormContext()
  const { values } = useFormikContext<object>()
  const modulo = useLargeForm<OrdineFormValues>()
  /** The leaves of the type, where nobody has written others. */
  function proponi(tipo: unknown) {
    const riga = modulo().values.righe[indice]
    const prima = riga && anteOf.get(riga.tipoSerramentoId ?? 0)
    if (!riga || rivendita || (riga.ante !== null && riga.ante !== prima)) return
    void modulo().setFieldValue(`righe[${indice}].ante`, anteOf.get(Number(tipo)) || null)
  }
  const tutti = rivendita || (tipoExtra !== null && getIn(values, nome) === tipoExtra)
  return (
    <SelectField
      nome={nome}
      etichetta={rigaLabels.tipoSerramentoId}
      scelte={tutti ? tipiExtra : tipi}
      onChoose={proponi}
      obbligatorio
    />
  )
}

/** The codes of the window type; choosing one writes its shape where nobody has written another. */
function Codice({ indice }: { indice: number }) {
  const { codici, formaOf } = useOrdineFormContext()
  const modulo = useLargeForm<OrdineFormValues>()
  const riga = () => modulo().values.righe[indice]
  function proponi(voce: CodiceOption | null) {
    if (!voce) return
    codici.set(voce.id, voce.testo)
    formaOf.set(voce.id, voce.forma)
    const prima = riga()
    const libera = prima && (prima.forma === '' || prima.forma === formaOf.get(prima.codiceSerramentoId ?? 0))
    if (libera) void modulo().setFieldValue(`righe[${indice}].forma`, voce.forma)
  }
  return (
    <RemoteField<CodiceOption>
      nome={`righe[${indice}].codiceSerramentoId`}
      etichetta={rigaLabels.codiceSerramentoId}
      cerca={(testo, pagina) => searchCodici(testo, pagina, riga()?.tipoSerramentoId ?? null)}
      testoDi={(id) => codici.get(id) ?? `n. ${id}`}
      onChoose={proponi}
      nessuno="Nessun codice trovato"
      obbligatorio
    />
  )
}

function CodiceExtra({ nome }: { nome: string }) {
  const { codiciExtra } = useOrdineFormContext()
  return (
    <TextInputField
      nome={nome}
      etichetta={rigaLabels.codiceRivendita}
      proposte={codiciExtra}
      massimo={100}
      obbligatorio
    />
  )
}

/** Net of a line: computed, but written by hand where the line is extra. */
function Netto({ indice }: { indice: number }) {
  const { values } = useFormikContext<object>()
  const riga = getIn(values, `righe[${indice}]`) as RigaFormValues | undefined
  if (!riga) return null
  if (riga.rivendita) {
    const nome = `righe[${indice}].netto`
    const proposto = writeTypedNumber(proposedNetto(riga), 2)
    return <NumberField nome={nome} etichetta={rigaLabels.netto} placeholder={proposto} {...euro} />
  }
  return (
    <ComputedValue etichetta={rigaLabels.netto}>
      <EuroValue valore={liveNetto(riga)} />
    </ComputedValue>
  )
}
