import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { graphql, type MutationParameters } from 'relay-runtime'
import { orePredefinite, oreSchema } from '../../../../../server/persone/calendario/rules.ts'
import { formatoData } from '../../../../../server/shared/formats/formats.ts'
import { CampoNumero } from '../../../../forms/CampoNumero.tsx'
import { ModuloInDialogo } from '../../../../forms/ModuloInDialogo.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useAnteprima } from '../anteprima/useAnteprima.tsx'
import type { GiornoDialogEliminaMutation } from './__generated__/GiornoDialogEliminaMutation.graphql.ts'
import { oreScritte } from './MeseOre.tsx'
import type { GiornoOre } from './mese.ts'

const crea = graphql`
  mutation GiornoDialogCreaMutation($input: CreateOreLavorativeInput!) {
    createOreLavorative(input: $input) {
      oreLavorative {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`
const cambia = graphql`
  mutation GiornoDialogCambiaMutation($input: UpdateOreLavorativeInput!) {
    updateOreLavorative(input: $input) {
      oreLavorative {
        pk
        oreLavorativeMacchine
        oreLavorativeBanchi
        versione
      }
      errors {
        code
        field
        message
      }
    }
  }
`
const elimina = graphql`
  mutation GiornoDialogEliminaMutation($input: DeleteOreLavorativeInput!) {
    deleteOreLavorative(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

export const ETICHETTE_ORE = { oreLavorativeMacchine: 'Ore macchine', oreLavorativeBanchi: 'Ore banchi' } as const

interface Valori {
  giorno: string
  oreLavorativeMacchine: number | null
  oreLavorativeBanchi: number | null
  versione: number
}

interface Props {
  giorno: GiornoOre
  onSalvato: () => void
  onChiudi: () => void
}

/** The hours of a single day, or back to those of its weekday. */
export function GiornoDialog({ giorno, onSalvato, onChiudi }: Props) {
  // What arrives later must not become the beginning of what is being written.
  const [{ proprie, ...iniziale }] = useState(giorno)
  const [riporta, riportando] = useOperazione<GiornoDialogEliminaMutation>(elimina, {
    successo: 'Orario predefinito ripristinato',
  })
  const anteprima = useAnteprima()
  const { form, conflitto, chiudiConflitto } = useMutationForm<MutationParameters, Valori>({
    mutation: proprie ? cambia : crea,
    prima: ({ input }) => anteprima(proprie ? 'updateOreLavorative' : 'createOreLavorative', input as object),
    iniziali: {
      giorno: iniziale.giorno,
      oreLavorativeMacchine: iniziale.macchine,
      oreLavorativeBanchi: iniziale.banchi,
      versione: proprie?.versione ?? 0,
    },
    schema: oreSchema,
    variabili: ({ versione, ...ore }) => ({ input: proprie ? { pk: proprie.pk, versione, ...ore } : ore }),
    successo: 'Orario salvato',
    alSuccesso: onSalvato,
  })
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="titolo-giorno">
      <DialogTitle id="titolo-giorno">{`Ore lavorative del ${formatoData(iniziale.giorno)}`}</DialogTitle>
      <ModuloInDialogo
        form={form}
        conflitto={conflitto}
        chiudiConflitto={chiudiConflitto}
        nome="Ore del giorno"
        etichette={ETICHETTE_ORE}
        mostra={(_campo, valore) => oreScritte(Number(valore))}
        onAnnulla={onChiudi}
        azioni={
          proprie && (
            <Button
              color="inherit"
              loading={riportando}
              onClick={async () => {
                const input = { pk: proprie.pk }
                if (!(await anteprima('deleteOreLavorative', input))) return
                if ((await riporta({ input })).ok) onSalvato()
              }}
            >
              {`Predefinito (${oreScritte(orePredefinite(iniziale.giorno))} ore)`}
            </Button>
          )
        }
      >
        <CampiOre />
      </ModuloInDialogo>
    </Dialog>
  )
}

/** Hours of machines and of benches. */
export function CampiOre({ disabled = false }: { disabled?: boolean }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, pt: 1 }}>
      {(['oreLavorativeMacchine', 'oreLavorativeBanchi'] as const).map((nome) => (
        <CampoNumero
          key={nome}
          nome={nome}
          etichetta={ETICHETTE_ORE[nome]}
          obbligatorio={!disabled}
          decimali
          unita="h"
          disabled={disabled}
        />
      ))}
    </Box>
  )
}
