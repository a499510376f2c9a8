import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { formatoIntero } from '../../../../../server/shared/formats/formats.ts'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import { useVincoli } from '../contesto.ts'
import { descriviMisure, type VincoloSalvato } from '../matrice/matrice.ts'
import type { ElencoVincoliMutation } from './__generated__/ElencoVincoliMutation.graphql.ts'
import { togliVincolo } from './aggiornaElenco.ts'
import type { Bozza } from './anteprima.ts'
import { ModificaVincolo } from './ModificaVincolo.tsx'

const mutation = graphql`
  mutation ElencoVincoliMutation($input: DeleteVincoloInput!) {
    deleteVincolo(input: $input) {
      deletedId
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  vincoli: readonly VincoloSalvato[]
  /** Where they stand, for the question before one is removed. */
  luogo: string
  aperto: number | 'nuovo' | null
  onApri: (vincolo: number) => void
  onChiudi: () => void
  onBozza: (bozza: Bozza | null) => void
  onEliminato: () => void
}

/** The constraints of a cell in the order in which they are tried; one of them may be open as a form. */
export function ElencoVincoli({ vincoli, luogo, aperto, onApri, onChiudi, onBozza, onEliminato }: Props) {
  const { rileggi } = useVincoli()
  const conferma = useConferma()
  const [elimina, inCorso] = useOperazione<ElencoVincoliMutation>(mutation, {
    successo: 'Vincolo eliminato',
    updater: togliVincolo,
  })

  async function chiediElimina(vincolo: VincoloSalvato) {
    const ultimo = vincoli.length === 1
    const certa = await conferma({
      titolo: 'Vuoi eliminare il vincolo?',
      testo: `${luogo}: ${descriviMisure(vincolo)}.${ultimo ? ' È l’unico: il tipo non sarà più venduto in questa famiglia.' : ''}`,
      conferma: 'Elimina',
      distruttiva: true,
    })
    if (!certa) return
    const esito = await elimina({ input: { pk: vincolo.id } })
    if (esito.ok) onEliminato()
    // Most likely somebody else has removed it already.
    else rileggi()
  }

  if (vincoli.length === 0) {
    return aperto === 'nuovo' ? null : (
      <Typography color="textSecondary">
        Nessun vincolo: la famiglia non vende questo tipo. Aggiungine uno per metterlo in vendita.
      </Typography>
    )
  }
  return (
    <Stack component="ul" aria-label="Vincoli" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
      {vincoli.map((vincolo) => (
        <li key={vincolo.id}>
          {aperto === vincolo.id ? (
            <ModificaVincolo vincolo={vincolo} onChiudi={onChiudi} onBozza={onBozza} />
          ) : (
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                pl: 1.5,
                pr: 0.5,
                minHeight: 40,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, py: 0.5 }}>
                <Misura nome="Altezza" min={vincolo.altezzaMin} max={vincolo.altezzaMax} />
                <Misura nome="Larghezza" min={vincolo.larghezzaMin} max={vincolo.larghezzaMax} />
              </Box>
              <IconButton
                data-modifica={vincolo.id}
                aria-label={`Modifica il vincolo con ${descriviMisure(vincolo)}`}
                disabled={aperto !== null}
                onClick={() => onApri(vincolo.id)}
              >
                <EditOutlined fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Elimina il vincolo con ${descriviMisure(vincolo)}`}
                disabled={aperto !== null || inCorso}
                onClick={() => void chiediElimina(vincolo)}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          )}
        </li>
      ))}
    </Stack>
  )
}

function Misura({ nome, min, max }: { nome: string; min: number; max: number }) {
  return (
    <span>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {nome}{' '}
      </Box>
      {formatoIntero(min)}–{formatoIntero(max)} mm
    </span>
  )
}
