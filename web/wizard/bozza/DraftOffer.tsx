import { formatCount, formatDateTime } from '#shared/formats/formats.ts'
import { totaleQuantita } from '#vendite/preventivi/rules.ts'
import { useWizardForm } from '../context.ts'
import { chosenFamiglia, type WizardCatalogo } from '../model.ts'
import { WizardDialog } from '../parts/WizardDialog.tsx'
import type { WizardDraft } from './draftStore.ts'
import { realignDraft } from './realignDraft.ts'

interface Props {
  bozza: WizardDraft
  catalogo: WizardCatalogo
  onResume: () => void
  onRestart: () => void
}

/** Offers the draft found on the device; closing the question resumes it, so that nothing is lost by mistake. */
export function DraftOffer({ bozza, catalogo, onResume, onRestart }: Props) {
  const form = useWizardForm()
  const famiglia = chosenFamiglia(catalogo, bozza.valori.famigliaPk)
  const pezzi = totaleQuantita(bozza.valori.serramenti)
  const resume = () => {
    void form.setValues(realignDraft(bozza.valori, catalogo))
    onResume()
  }
  return (
    <WizardDialog
      title="Hai una richiesta iniziata"
      question
      onClose={resume}
      actions={
        <>
          <button type="button" className="bottone" onClick={onRestart}>
            Ricomincia
          </button>
          <button type="button" className="bottone primario" data-fuoco onClick={resume}>
            Riprendi la bozza
          </button>
        </>
      }
    >
      <p>
        È rimasta su questo dispositivo il {formatDateTime(bozza.salvataIl)}
        {famiglia ? `: ${famiglia.nome}` : ''}
        {pezzi > 0 ? `, ${formatCount(pezzi, 'serramento', 'serramenti')}` : ''}.
      </p>
    </WizardDialog>
  )
}
