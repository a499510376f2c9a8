import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { NOME_MAX } from '../../../../../server/acquisti/materiali/rules.ts'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { ModuloInDialogo } from '../../../../forms/ModuloInDialogo.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
import { EditorColonne } from './EditorColonne.tsx'
import { etichette, mostra, type ValoriMateriale } from './valori.ts'

interface Props extends MutationForm<ValoriMateriale> {
  /** True where scheduling calls it by its name. */
  nomeBloccato?: boolean
  onAnnulla: () => void
  /** Other buttons, at the left. */
  children?: ReactNode
}

/** The form of a material, in its dialog. */
export function Modulo({ form, conflitto, chiudiConflitto, nomeBloccato = false, onAnnulla, children }: Props) {
  return (
    <ModuloInDialogo
      {...{ form, conflitto, chiudiConflitto, etichette, mostra, onAnnulla }}
      nome="Materiale"
      azioni={children}
    >
      <Stack sx={{ gap: 1.5, pt: 1 }}>
        <CampoTesto
          nome="nome"
          etichetta={etichette.nome}
          obbligatorio
          massimo={NOME_MAX}
          disabled={nomeBloccato}
          aiuto={nomeBloccato ? 'Legato alla schedulazione: il nome non si può cambiare.' : undefined}
          autoFocus={!nomeBloccato}
        />
        <CampoSpunta nome="showReminderOrdineFornitore" etichetta={etichette.showReminderOrdineFornitore} />
        <EditorColonne />
      </Stack>
    </ModuloInDialogo>
  )
}
