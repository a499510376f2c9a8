import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import { Campo, type PropsCampo } from './Campo.tsx'
import { useCampo } from './useCampo.ts'

const EditorRicco = lazy(() => import('./ricco/EditorRicco.tsx'))

/**
 * A rich text of a form, as html; '' when it is empty. The editor comes down only where one is shown. The server
 * takes out whatever it does not admit.
 */
export function CampoRicco(props: PropsCampo) {
  const { valore, errore, imposta, tocca } = useCampo<string>(props.nome)
  return (
    <Campo {...props} errore={errore}>
      {(attributi) => (
        <Suspense fallback={<Skeleton variant="rounded" height={170} aria-label="Caricamento..." />}>
          <EditorRicco
            valore={valore ?? ''}
            onCambia={imposta}
            onBlur={tocca}
            etichetta={props.etichetta}
            disabled={props.disabled === true}
            attributi={attributi}
          />
        </Suspense>
      )}
    </Campo>
  )
}
