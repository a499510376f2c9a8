import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { CampoNumero } from '../../../../forms/CampoNumero.tsx'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoSpunta } from '../../../../forms/CampoSpunta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { ModuloInDialogo } from '../../../../forms/ModuloInDialogo.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
import { CampoImmagine } from './CampoImmagine.tsx'
import { ETICHETTA_IMMAGINE, etichette, mostra, type ValoriFornitore } from './valori.ts'

interface Props extends MutationForm<ValoriFornitore> {
  tipologie: readonly string[]
  onAnnulla: () => void
  /** Other buttons, at the left. */
  children?: ReactNode
}

/** The form of a supplier, in its dialog. */
export function Modulo({ form, conflitto, chiudiConflitto, tipologie, onAnnulla, children }: Props) {
  return (
    <ModuloInDialogo
      {...{ form, conflitto, chiudiConflitto, etichette, mostra, onAnnulla }}
      nome="Fornitore"
      azioni={children}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          columnGap: 2,
          rowGap: 1.5,
          pt: 1,
          alignItems: 'start',
          '& > .tutta': { gridColumn: { sm: '1 / -1' } },
        }}
      >
        <CampoTesto nome="nome" etichetta={etichette.nome} obbligatorio massimo={200} autoFocus />
        <CampoTesto nome="codice" etichetta={etichette.codice} massimo={50} />
        <CampoScelta
          nome="tipologia"
          etichetta={etichette.tipologia}
          obbligatorio
          scelte={tipologie.map((tipologia) => ({ valore: tipologia, testo: tipologia }))}
        />
        <CampoNumero
          nome="tempo"
          etichetta={etichette.tempo}
          obbligatorio
          unita="giorni"
          aiuto="Giorni di calendario; i piani già salvati restano."
        />
        <CampoTesto nome="email" etichetta={etichette.email} tipo="email" massimo={254} />
        <Box sx={{ alignSelf: 'end' }}>
          <CampoSpunta
            nome="isDefault"
            etichetta={etichette.isDefault}
            aiuto={form.initialValues.isDefault ? undefined : 'Prende il posto di quello che lo è adesso.'}
          />
        </Box>
        <div className="tutta">
          <CampoImmagine nome="immagine" etichetta={ETICHETTA_IMMAGINE} />
        </div>
        <div className="tutta">
          <CampoTesto
            nome="testata"
            etichetta={etichette.testata}
            righe={2}
            massimo={2000}
            aiuto="In testa agli ordini stampati per questo fornitore."
          />
        </div>
        <div className="tutta">
          <CampoTesto
            nome="testoPdf"
            etichetta={etichette.testoPdf}
            righe={3}
            massimo={10_000}
            aiuto="Sotto le righe degli ordini stampati."
          />
        </div>
      </Box>
    </ModuloInDialogo>
  )
}
