import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import ContentPaste from '@mui/icons-material/ContentPasteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useAvvisi } from '../../../../ui/Avvisi.tsx'
import { daIncollare, soloMisure } from '../appunti.ts'
import { useVincoli } from '../contesto.ts'
import type { Famiglia, Tipo, VincoloSalvato } from '../matrice/matrice.ts'
import type { NuovoVincoloMutation } from './__generated__/NuovoVincoloMutation.graphql.ts'
import { aggiungiVincolo } from './aggiornaElenco.ts'
import { mutation } from './NuovoVincolo.tsx'

interface Props {
  tipo: Tipo
  famiglia: Famiglia
  vincoli: readonly VincoloSalvato[]
}

/** Takes the constraints of this cell to another one; those that it has already are not repeated. */
export function CopiaIncolla({ tipo, famiglia, vincoli }: Props) {
  const { appunti, copia } = useVincoli()
  const avvisi = useAvvisi()
  const [crea, inCorso] = useOperazione<NuovoVincoloMutation>(mutation, { updater: aggiungiVincolo })
  const nuovi = appunti ? daIncollare(appunti.misure, vincoli) : []

  async function incolla() {
    let fatti = 0
    for (const misure of nuovi) {
      const esito = await crea({ input: { famiglia: famiglia.pk, tipoSerramento: tipo.pk, ...misure } })
      if (!esito.ok) break
      fatti += 1
    }
    if (fatti > 0) avvisi.successo(`${formatoConta(fatti, 'vincolo incollato', 'vincoli incollati')}`)
  }

  return (
    <>
      {appunti && nuovi.length > 0 && (
        <Tooltip describeChild title={`Copiati da ${appunti.da}`}>
          <Button startIcon={<ContentPaste />} loading={inCorso} loadingPosition="start" onClick={() => void incolla()}>
            Incolla {formatoConta(nuovi.length, 'vincolo', 'vincoli')}
          </Button>
        </Tooltip>
      )}
      {vincoli.length > 0 && (
        <Tooltip describeChild title="Copia i vincoli, per incollarli in un’altra cella">
          <IconButton
            aria-label="Copia i vincoli"
            onClick={() => {
              copia({ da: `${tipo.nome}, ${famiglia.nome}`, misure: vincoli.map(soloMisure) })
              avvisi.info(
                `${formatoConta(vincoli.length, 'vincolo copiato', 'vincoli copiati')}: apri un’altra cella per incollare.`,
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
