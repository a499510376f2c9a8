import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { analyzeVincoli } from '../../../../../server/vendite/vincoli/analisi/rules.ts'
import { useVincoli } from '../context.ts'
import { limitsReading, type MatrixFamiglia, type MatrixTipo } from '../matrice/model.ts'
import { PanelSection, VincoliPanel } from '../panel/VincoliPanel.tsx'
import { TipoImage } from '../TipoImage.tsx'
import { CopyPaste } from './CopyPaste.tsx'
import { draftPreview, type VincoloDraft } from './draftPreview.ts'
import { NewVincolo } from './NewVincolo.tsx'
import { GoToTipo, RilieviList } from './RilieviList.tsx'
import { TryMisura } from './TryMisura.tsx'
import { useRowFocus } from './useRowFocus.ts'
import { VincoliList } from './VincoliList.tsx'

interface Props {
  tipo: MatrixTipo
  famiglia: MatrixFamiglia
  onTipo: () => void
  onClose: () => void
}

/** What a family makes of a type: its constraints, what is odd in them, a size to try. */
export function CellaPanel({ tipo, famiglia, onTipo, onClose }: Props) {
  const { matrice } = useVincoli()
  const { vincoli } = matrice.cella(tipo.pk, famiglia.pk)
  // Number of the constraint that is being changed, 'nuovo' for one more: one form at a time.
  const [aperto, setAperto] = useState<number | 'nuovo' | null>(null)
  const [bozza, setBozza] = useState<VincoloDraft | null>(null)
  const aggiungi = useRowFocus(aperto)
  const close = () => {
    setAperto(null)
    setBozza(null)
  }
  const provvisori = draftPreview(vincoli, bozza)
  const limiti = limitsReading(tipo)

  return (
    <VincoliPanel
      titolo={tipo.nome}
      sottotitolo={`${famiglia.nome} · ${famiglia.tipologiaFamiglia.nome}`}
      immagine={<TipoImage tipo={tipo} lato={44} />}
      onClose={onClose}
    >
      {limiti && (
        <Alert severity="info">
          Il tipo ha limiti propri ({limiti} mm), che valgono al posto di quelli dei vincoli.
          <GoToTipo onTipo={onTipo} />
        </Alert>
      )}
      <PanelSection
        titolo="Vincoli"
        azioni={
          <>
            <CopyPaste tipo={tipo} famiglia={famiglia} vincoli={vincoli} />
            <Button
              ref={aggiungi}
              variant="contained"
              startIcon={<Add />}
              disabled={aperto !== null}
              onClick={() => setAperto('nuovo')}
            >
              Aggiungi vincolo
            </Button>
          </>
        }
      >
        <VincoliList
          vincoli={vincoli}
          luogo={`${tipo.nome}, ${famiglia.nome}`}
          aperto={aperto}
          onOpen={setAperto}
          onClose={close}
          onBozza={setBozza}
          onDeleted={() => aggiungi.current?.focus()}
        />
        {aperto === 'nuovo' && (
          <NewVincolo tipo={tipo} famiglia={famiglia} vincoli={vincoli} onClose={close} onBozza={setBozza} />
        )}
        <RilieviList rilievi={analyzeVincoli(tipo, provvisori)} inProva={bozza !== null} onTipo={onTipo} />
      </PanelSection>
      <TryMisura tipo={tipo} vincoli={provvisori} inProva={bozza !== null} />
    </VincoliPanel>
  )
}
