import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { getIn, useFormikContext } from 'formik'
import { memo } from 'react'
import { FormPart, useFromForm } from '../../../../../forms/LargeForm.tsx'
import { NumberField } from '../../../../../forms/NumberField.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { EuroValue } from '../../../../../ui/Values.tsx'
import { describeRigaModulo } from '../conflict/inWords.ts'
import { useOrdineFormContext } from '../context.ts'
import { type OrdineFormValues, type RigaFormValues, rigaLabels } from '../formValues.ts'
import { liveNetto } from '../prices.ts'

const COLONNE = '40px minmax(0, 1fr) 120px 112px 136px 120px'
const inColumn = { display: { xs: 'none', md: 'block' } }

/** The lines with their discounts, one under the other. */
export function ScontiRows() {
  const chiavi = useFromForm<OrdineFormValues, string>(({ values }) => values.righe.map(({ chiave }) => chiave).join())
  if (chiavi === '') return <EmptyState titolo="Nessuna riga" testo="Le righe si aggiungono in Modifica." />
  return (
    <Card component="section" aria-label="Righe" sx={{ px: 2, py: 1, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'grid' },
          gridTemplateColumns: COLONNE,
          columnGap: 1.5,
          py: 1,
          fontSize: '0.8125rem',
          fontWeight: 550,
          color: 'text.secondary',
        }}
      >
        <span>N.</span>
        <span>Riga</span>
        <Box sx={{ textAlign: 'right' }}>{rigaLabels.listino}</Box>
        <Box sx={{ textAlign: 'right' }}>{rigaLabels.scontoArticolo}</Box>
        <Box sx={{ textAlign: 'right' }}>{rigaLabels.scontoCorrettivo}</Box>
        <Box sx={{ textAlign: 'right' }}>{rigaLabels.netto}</Box>
      </Box>
      {chiavi.split(',').map((chiave, index) => (
        <FormPart key={chiave} nomi={[`righe[${index}]`]}>
          <RigaSconti indice={index} />
        </FormPart>
      ))}
    </Card>
  )
}

const RigaSconti = memo(function RigaSconti({ indice }: { indice: number }) {
  const { values } = useFormikContext<object>()
  const contesto = useOrdineFormContext()
  const riga = getIn(values, `righe[${indice}]`) as RigaFormValues
  const nome = `righe[${indice}]`
  return (
    <Box
      component="section"
      aria-label={`Riga ${indice + 1}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', md: COLONNE },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
        py: { xs: 1.5, md: 0.75 },
        // Stacked, the first has no head above it to be parted from.
        borderTop: { xs: indice === 0 ? 0 : 1, md: 1 },
        borderColor: 'divider',
      }}
    >
      <Box sx={{ ...inColumn, color: 'text.secondary' }}>{indice + 1}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridColumn: { sm: '1 / -1', md: 'auto' } }}>
        <Box component="span" sx={{ display: { md: 'none' }, fontWeight: 650 }}>
          Riga {indice + 1}:{' '}
        </Box>
        {describeRigaModulo(riga, contesto)}
      </Box>
      <Valore nome={rigaLabels.listino} valore={riga.listino} />
      <NumberField nome={`${nome}.scontoArticolo`} etichetta={rigaLabels.scontoArticolo} unita="%" decimali inColonna />
      {riga.rivendita ? (
        <Box sx={inColumn} />
      ) : (
        <NumberField
          nome={`${nome}.scontoCorrettivo`}
          etichetta={rigaLabels.scontoCorrettivo}
          unita="%"
          decimali
          inColonna
        />
      )}
      <Valore nome={rigaLabels.netto} valore={liveNetto(riga)} />
    </Box>
  )
})

function Valore({ nome, valore }: { nome: string; valore: number | null }) {
  return (
    <Box role="group" aria-label={nome} sx={{ textAlign: { md: 'right' } }}>
      <Box component="span" sx={{ display: { md: 'none' }, color: 'text.secondary', mr: 1 }}>
        {nome}
      </Box>
      <EuroValue valore={valore} />
    </Box>
  )
}
