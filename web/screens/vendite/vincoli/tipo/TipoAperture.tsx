import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { TipoApertureMutation } from '#generated/TipoApertureMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useVincoli } from '../context.ts'
import type { MatrixTipo } from '../matrice/model.ts'
import { PanelSection } from '../panel/VincoliPanel.tsx'
import { ImageFrame } from '../TipoImage.tsx'
import { useReportChanges } from '../useChanges.ts'

const mutation = graphql`
  mutation TipoApertureMutation($input: UpdateApertureTipoSerramentoInput!) {
    updateApertureTipoSerramento(input: $input) {
      tipoSerramento {
        ...readVincoli_tipo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const equal = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((pk) => b.includes(pk))

/** The openings that a type offers; those chosen leave the list of what can be added. */
export function TipoAperture({ tipo }: { tipo: MatrixTipo }) {
  const { aperture, reread } = useVincoli()
  const saved = tipo.aperture.map(({ pk }) => pk)
  // Null: as saved, whatever comes from the server.
  const [changed, setChanged] = useState<readonly number[] | null>(null)
  const choices = changed ?? saved
  const diverse = !equal(choices, saved)
  const [run, inProgress] = useOperation<TipoApertureMutation>(mutation, { success: 'Aperture salvate' })
  useReportChanges('aperture', diverse)

  async function save() {
    const outcome = await run({ input: { tipoSerramentoPk: tipo.pk, aperturaPks: [...choices] } })
    if (outcome.ok) setChanged(null)
    else reread()
  }

  return (
    <PanelSection title="Aperture offerte">
      <Autocomplete
        multiple
        filterSelectedOptions
        disableCloseOnSelect
        options={[...aperture]}
        value={aperture.filter(({ pk }) => choices.includes(pk))}
        onChange={(_, fresh) => setChanged(fresh.map(({ pk }) => pk))}
        getOptionLabel={({ nome }) => nome}
        getOptionKey={({ pk }) => pk}
        isOptionEqualToValue={(a, b) => a.pk === b.pk}
        noOptionsText="Nessun’altra apertura"
        renderOption={({ key, ...attributes }, { nome, immagine }) => (
          <Box component="li" key={key} {...attributes} sx={{ gap: 1.5 }}>
            <ImageFrame immagine={immagine} side={36} />
            {nome}
          </Box>
        )}
        renderValue={(values, attributes) =>
          values.map(({ nome, immagine }, index) => {
            const { key, ...resto } = attributes({ index })
            return (
              <Chip
                key={key}
                {...resto}
                size="medium"
                variant="outlined"
                label={nome}
                icon={
                  <Box component="span" sx={{ display: 'inline-flex', pl: 0.5 }}>
                    <ImageFrame immagine={immagine} side={24} />
                  </Box>
                }
              />
            )
          })
        }
        renderInput={(parameters) => (
          <TextField {...parameters} label="Aperture" placeholder={choices.length === 0 ? 'Scegli le aperture' : ''} />
        )}
      />
      <Stack direction="row" sx={{ mt: 1.5, gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
        <Typography variant="body2" sx={{ flex: 1, color: choices.length === 0 ? 'warning.main' : 'text.secondary' }}>
          {choices.length === 0
            ? 'Senza aperture il tipo non si può chiedere nel preventivo.'
            : 'Nel preventivo il cliente sceglie tra queste.'}
        </Typography>
        {diverse && (
          <Button disabled={inProgress} onClick={() => setChanged(null)}>
            Annulla
          </Button>
        )}
        <Button
          variant="contained"
          disabled={!diverse}
          loading={inProgress}
          loadingPosition="start"
          onClick={() => void save()}
        >
          Salva le aperture
        </Button>
      </Stack>
    </PanelSection>
  )
}
