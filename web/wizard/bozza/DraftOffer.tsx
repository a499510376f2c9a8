import { formatCount, formatDateTime } from '../../../server/shared/formats/formats.ts'
import { totaleQuantita } from '../../../server/vendite/preventivi/rules.ts'
import { useWizardForm } from '../context.ts'
import { chosenFamiglia, type WizardCatalogo } from '../model.ts'
import { WizardDialog } from '../parts/WizardDialog.tsx'
import type { WizardDraft } from './draftStore.ts'
import { realignDraft } from './realignDraft.ts'

interface Props {
  bozza: WizardDraft
  catalogo: WizardCatalogo
  onRiprendi: () => void
  onRicomincia: () => void
}

/** Offers the draft found on the device; closing the question resumes it, so that nothing is lost by mistake. */
export function DraftOffer({ bozza, catalogo, onRiprendi, onRicomincia }: Props) {
  const form = useWizardForm()
  const famiglia = chosenFamiglia(catalogo, bozza.valori.famiglia)
  const pezzi = totaleQuantita(bozza.valori.serramenti)
  const riprendi = () => {
    void form.setValues(realignDraft(bozza.valori, catalogo))
    onRiprendi()
  }
  return (
    <WizardDialog
      titolo="Hai una richiesta iniziata"
      domanda
      onClose={riprendi}
      azioni={
        <>
          <button type="button" className="bottone" onClick={onRicomincia}>
            Ricomincia
          </button>
          <button type="button" className="bottone primario" data-fuoco onClick={riprendi}>
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
