import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import ContentPaste from '@mui/icons-material/ContentPasteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { NewVincoloMutation } from '#generated/NewVincoloMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useNotices } from '#ui/Notices.tsx'
import { misureOnly, toPaste } from '../clipboard.ts'
import { useVincoli } from '../context.ts'
import type { MatrixFamiglia, MatrixTipo, SavedVincolo } from '../matrice/model.ts'
import { createVincoloMutation } from './NewVincolo.tsx'
import { addVincoloToStore } from './updateStore.ts'

interface Props {
  tipo: MatrixTipo
  famiglia: MatrixFamiglia
  vincoli: readonly SavedVincolo[]
}

/** Takes the constraints of this cell to another one; those that it has already are not repeated. */
export function CopyPaste({ tipo, famiglia, vincoli }: Props) {
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
