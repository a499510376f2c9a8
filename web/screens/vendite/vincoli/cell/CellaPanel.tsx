import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { analyzeVincoli } from '#vendite/vincoli/analisi/rules.ts'
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
  const [open, setOpen] = useState<number | 'nuovo' | null>(null)
  const [draft, setBozza] = useState<VincoloDraft | null>(null)
  const add = useRowFocus(open)
  const close = () => {
    setOpen(null)
    setBozza(null)
  }
  const provisional = draftPreview(vincoli, draft)
  const limits = limitsReading(tipo)

  return (
    <VincoliPanel
      title={tipo.nome}
      subtitle={`${famiglia.nome} · ${famiglia.tipologiaFamiglia.nome}`}
      image={<TipoImage tipo={tipo} side={44} />}
      onClose={onClose}
    >
      {limits && (
        <Alert severity="info">
          Il tipo ha limiti propri ({limits} mm), che valgono al posto di quelli dei vincoli.
          <GoToTipo onTipo={onTipo} />
        </Alert>
      )}
      <PanelSection
        title="Vincoli"
        actions={
          <>
            <CopyPaste tipo={tipo} famiglia={famiglia} vincoli={vincoli} />
            <Button
              ref={add}
              variant="contained"
              startIcon={<Add />}
              disabled={open !== null}
              onClick={() => setOpen('nuovo')}
            >
              Aggiungi vincolo
            </Button>
          </>
        }
      >
        <VincoliList
          vincoli={vincoli}
          luogo={`${tipo.nome}, ${famiglia.nome}`}
          open={open}
          onOpen={setOpen}
          onClose={close}
          onBozza={setBozza}
          onDeleted={() => add.current?.focus()}
        />
        {open === 'nuovo' && (
          <NewVincolo tipo={tipo} famiglia={famiglia} vincoli={vincoli} onClose={close} onBozza={setBozza} />
        )}
        <RilieviList rilievi={analyzeVincoli(tipo, provisional)} onTrial={draft !== null} onTipo={onTipo} />
      </PanelSection>
      <TryMisura tipo={tipo} vincoli={provisional} onTrial={draft !== null} />
    </VincoliPanel>
  )
}
