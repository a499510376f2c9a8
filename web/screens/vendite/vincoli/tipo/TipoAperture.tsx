import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { useOperation } from '../../../../relay/useOperation.ts'
import { useVincoli } from '../context.ts'
import type { MatrixTipo } from '../matrice/model.ts'
import { PanelSection } from '../panel/VincoliPanel.tsx'
import { ImageFrame } from '../TipoImage.tsx'
import { useReportChanges } from '../useChanges.ts'
import type { TipoApertureMutation } from './__generated__/TipoApertureMutation.graphql.ts'

const mutation = graphql`
  mutation TipoApertureMutation($input: UpdateApertureTipoSerramentoInput!) {
    updateApertureTipoSerramento(input: $input) {
      tipoSerramento {
        ...readVincoli_tipo
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const uguali = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((pk) => b.includes(pk))

/** The openings that a type offers; those chosen leave the list of what can be added. */
export function TipoAperture({ tipo }: { tipo: MatrixTipo }) {
  const { aperture, rileggi } = useVincoli()
  const salvate = tipo.aperture.map(({ pk }) => pk)
  // Null: as saved, whatever comes from the server.
  const [cambiate, setCambiate] = useState<readonly number[] | null>(null)
  const scelte = cambiate ?? salvate
  const diverse = !uguali(scelte, salvate)
  const [esegui, inCorso] = useOperation<TipoApertureMutation>(mutation, { successo: 'Aperture salvate' })
  useReportChanges('aperture', diverse)

  async function salva() {
    const esito = await esegui({ input: { tipoSerramento: tipo.pk, aperture: [...scelte] } })
    if (esito.ok) setCambiate(null)
    else rileggi()
  }

  return (
    <PanelSection titolo="Aperture offerte">
      <Autocomplete
        multiple
        filterSelectedOptions
        disableCloseOnSelect
        options={[...aperture]}
        value={aperture.filter(({ pk }) => scelte.includes(pk))}
        onChange={(_, nuove) => setCambiate(nuove.map(({ pk }) => pk))}
        getOptionLabel={({ nome }) => nome}
        getOptionKey={({ pk }) => pk}
        isOptionEqualToValue={(a, b) => a.pk === b.pk}
        noOptionsText="Nessun’altra apertura"
        renderOption={({ key, ...attributi }, { nome, immagine }) => (
          <Box component="li" key={key} {...attributi} sx={{ gap: 1.5 }}>
            <ImageFrame immagine={immagine} lato={36} />
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
                    <ImageFrame immagine={immagine} lato={24} />
                  </Box>
                }
              />
            )
          })
        }
        renderInput={(parameters) => (
          <TextField {...parameters} label="Aperture" placeholder={scelte.length === 0 ? 'Scegli le aperture' : ''} />
        )}
      />
      <Stack direction="row" sx={{ mt: 1.5, gap: 1, alignItems: 'center', justifyContent: 'flex-end' }}>
        <Typography variant="body2" sx={{ flex: 1, color: scelte.length === 0 ? 'warning.main' : 'text.secondary' }}>
          {scelte.length === 0
            ? 'Senza aperture il tipo non si può chiedere nel preventivo.'
            : 'Nel preventivo il cliente sceglie tra queste.'}
        </Typography>
        {diverse && (
          <Button disabled={inCorso} onClick={() => setCambiate(null)}>
            Annulla
          </Button>
        )}
        <Button
          variant="contained"
          disabled={!diverse}
          loading={inCorso}
          loadingPosition="start"
          onClick={() => void salva()}
        >
          Salva le aperture
        </Button>
      </Stack>
    </PanelSection>
  )
}
