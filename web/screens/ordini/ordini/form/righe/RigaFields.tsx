import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { getIn, useFormikContext } from 'formik'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { ComputedValue } from '../../../../../forms/ComputedValue.tsx'
import { NumberField } from '../../../../../forms/NumberField.tsx'
import { writeTypedNumber } from '../../../../../forms/numbers.ts'
import { RemoteField } from '../../../../../forms/RemoteField.tsx'
import { SelectField } from '../../../../../forms/SelectField.tsx'
import { SubForm } from '../../../../../forms/SubForm.tsx'
import { TextInputField } from '../../../../../forms/TextInputField.tsx'
import { EuroValue } from '../../../../../ui/Values.tsx'
import { useOrdineFormContext } from '../context.ts'
import { type RigaFormValues, rigaLabels } from '../formValues.ts'
import { liveNetto, proposedNetto } from '../prices.ts'
import { searchCodici } from '../search.ts'

function Linea({ colonne, children }: { colonne: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))', lg: colonne },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}

const euro = { unita: '€', decimali: true, fissi: 2 } as const
const percento = { unita: '%', decimali: true } as const

const PREZZI = '88px 136px 104px 136px 128px'

type Nomi = keyof typeof rigaLabels

/** One field of a line, drawn again only when its value changes. */
function Isolato({ indice, campo, children }: { indice: number; campo: Nomi; children: (nome: string) => ReactNode }) {
  const nome = `righe[${indice}].${campo}`
  return <SubForm nomi={[nome]}>{children(nome)}</SubForm>
}

/** The fields of one line. @param indice its place in the form */
export const RigaFields = memo(function CampiRiga({ indice, rivendita }: { indice: number; rivendita: boolean }) {
  const { visibile } = useOrdineFormContext()
  const colonne = `minmax(0, 1fr) minmax(0, 1.2fr) ${visibile.prezzi ? PREZZI : '88px'}`
  const numero = (field: Nomi, opzioni: Partial<ComponentProps<typeof NumberField>> = {}) => (
    <Isolato indice={indice} campo={field}>
      {(nome) => <NumberField nome={nome} etichetta={rigaLabels[field]} {...opzioni} />}
    </Isolato>
  )
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Linea colonne={colonne}>
        <Isolato indice={indice} campo="tipoSerramentoId">
          {(nome) => <Tipo nome={nome} rivendita={rivendita} />}
        </Isolato>
        {rivendita ? (
          <Isolato indice={indice} campo="codiceRivendita">
            {(nome) => <CodiceExtra nome={nome} />}
          </Isolato>
        ) : (
          <Isolato indice={indice} campo="codiceSerramentoId">
            {(nome) => <Codice nome={nome} />}
          </Isolato>
        )}
        {numero('numero', { obbligatorio: true })}
        {visibile.prezzi && (
          <>
            {numero('listino', euro)}
            {numero('scontoArticolo', percento)}
            {rivendita ? <Box sx={{ display: { xs: 'none', lg: 'block' } }} /> : numero('scontoCorrettivo', percento)}
            <Netto indice={indice} />
          </>
        )}
      </Linea>
      <Linea colonne="128px 128px 88px 160px minmax(0, 1fr)">
        {numero('altezza', { unita: 'mm' })}
        {numero('larghezza', { unita: 'mm' })}
        {numero('ante')}
        <Isolato indice={indice} campo="forma">
          {(nome) => <TextInputField nome={nome} etichetta={rigaLabels.forma} massimo={50} />}
        </Isolato>
        <Box sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' }, minWidth: 0 }} data-ultimo={indice}>
          <Isolato indice={indice} campo="descrizione">
            {(nome) => (
              <TextInputField nome={nome} etichetta={rigaLabels.descrizione} righe={1} massimo={2000} leggero />
            )}
          </Isolato>
        </Box>
      </Linea>
    </Stack>
  )
})

/** EXTRA is for extra lines, but for an old line that has it. */
function Tipo({ nome, rivendita }: { nome: string; rivendita: boolean }) {
  const { tipi, tipiExtra, tipoExtra } = useOrdineFormContext()
  const { values } = useFormikContext<object>()
  const tutti = rivendita || (tipoExtra !== null && getIn(values, nome) === tipoExtra)
  return (
    <SelectField nome={nome} etichetta={rigaLabels.tipoSerramentoId} scelte={tutti ? tipiExtra : tipi} obbligatorio />
  )
}

function Codice({ nome }: { nome: string }) {
  const { codici } = useOrdineFormContext()
  return (
    <RemoteField
      nome={nome}
      etichetta={rigaLabels.codiceSerramentoId}
      cerca={searchCodici}
      testoDi={(id) => codici.get(id) ?? `n. ${id}`}
      onChoose={(voce) => voce && codici.set(voce.id, voce.testo)}
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
