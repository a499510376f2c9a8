import Add from '@mui/icons-material/Add'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import ContentPaste from '@mui/icons-material/ContentPasteOutlined'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { NewVincoloMutation } from '#generated/NewVincoloMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useNotices } from '#ui/Notices.tsx'
import { analyzeVincoli, type RilievoVincoli } from '#vendite/vincoli/analisi/rules.ts'
import { misureOnly, toPaste } from '../clipboard.ts'
import { useVincoli } from '../context.ts'
import { limitsReading, type MatrixFamiglia, type MatrixTipo, type SavedVincolo } from '../matrice/model.ts'
import { PanelSection, VincoliPanel } from '../panel/VincoliPanel.tsx'
import { rilievoWords } from '../rilievi.ts'
import { TipoImage } from '../TipoImage.tsx'
import { draftPreview, type VincoloDraft } from './draftPreview.ts'
import { createVincoloMutation, NewVincolo } from './NewVincolo.tsx'
import { TryMisura } from './TryMisura.tsx'
import { addVincoloToStore } from './updateStore.ts'
import { VincoliList } from './VincoliList.tsx'

interface Props {
  tipo: MatrixTipo
  famiglia: MatrixFamiglia
  onTipo: () => void
  onClose: () => void
}

/**
 * Keeps the keyboard's place in a cell's panel: a form that closes gives the focus back to the button that opened it.
 * @param open number of the constraint whose form is open, 'nuovo' for one more, null for none
 * @returns for the button that adds one; it also takes the focus of a constraint that is gone
 */
function useRowFocus(open: number | 'nuovo' | null): RefObject<HTMLButtonElement | null> {
  const add = useRef<HTMLButtonElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (open === null && before.current !== null) {
      const edit = document.querySelector<HTMLElement>(`[data-modifica="${before.current}"]`)
      ;(edit ?? add.current)?.focus()
    }
    before.current = open
  }, [open])
  return add
}

interface RilieviListProps {
  rilievi: readonly RilievoVincoli[]
  /** True when they are those of something not saved yet. */
  onTrial: boolean
  onTipo: () => void
}

/** What is probably wrong in the constraints, and what to do about it. */
function RilieviList({ rilievi, onTrial, onTipo }: RilieviListProps) {
  if (rilievi.length === 0) return null
  return (
    <Stack component="ul" aria-label="Segnalazioni" sx={{ m: 0, mt: 2, p: 0, gap: 1, listStyle: 'none' }}>
      {rilievi.map(({ codice, messaggio }) => (
        <Alert
          key={messaggio}
          component="li"
          severity="warning"
          role="listitem"
          icon={<WarningAmber fontSize="small" />}
        >
          <Typography component="strong" sx={{ fontWeight: 650, display: 'block' }}>
            {rilievoWords[codice].name}
            {onTrial && ' (con le modifiche non salvate)'}
          </Typography>
          {messaggio} {rilievoWords[codice].rimedio}
          {codice === 'limiti_tipo' && <GoToTipo onTipo={onTipo} />}
        </Alert>
      ))}
    </Stack>
  )
}

/** Opens the bounds of the type, where the remedy may be. */
function GoToTipo({ onTipo }: { onTipo: () => void }) {
  return (
    <Button color="inherit" size="small" onClick={onTipo} sx={{ display: 'block', px: 0, textDecoration: 'underline' }}>
      Apri i limiti del tipo
    </Button>
  )
}

interface CopyPasteProps {
  tipo: MatrixTipo
  famiglia: MatrixFamiglia
  vincoli: readonly SavedVincolo[]
}

/** Takes the constraints of this cell to another one; those that it has already are not repeated. */
function CopyPaste({ tipo, famiglia, vincoli }: CopyPasteProps) {
  const { appunti, copia } = useVincoli()
  const notices = useNotices()
  const [create, inProgress] = useOperation<NewVincoloMutation>(createVincoloMutation, { updater: addVincoloToStore })
  const fresh = appunti ? toPaste(appunti.misure, vincoli) : []

  async function paste() {
    let done = 0
    for (const misure of fresh) {
      const outcome = await create({ input: { famigliaPk: famiglia.pk, tipoSerramentoPk: tipo.pk, ...misure } })
      if (!outcome.ok) break
      done += 1
    }
    if (done > 0) notices.success(`${formatCount(done, 'vincolo incollato', 'vincoli incollati')}`)
  }

  return (
    <>
      {appunti && fresh.length > 0 && (
        <Tooltip describeChild title={`Copiati da ${appunti.da}`}>
          <Button
            startIcon={<ContentPaste />}
            loading={inProgress}
            loadingPosition="start"
            onClick={() => void paste()}
          >
            Incolla {formatCount(fresh.length, 'vincolo', 'vincoli')}
          </Button>
        </Tooltip>
      )}
      {vincoli.length > 0 && (
        <Tooltip describeChild title="Copia i vincoli, per incollarli in un’altra cella">
          <IconButton
            aria-label="Copia i vincoli"
            onClick={() => {
              copia({ da: `${tipo.nome}, ${famiglia.nome}`, misure: vincoli.map(misureOnly) })
              notices.info(
                `${formatCount(vincoli.length, 'vincolo copiato', 'vincoli copiati')}: apri un’altra cella per incollare.`,
              )
            }}
          >
            <ContentCopy fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </>
  )
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
