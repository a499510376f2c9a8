import { formatoConta, formatoDataOra } from '../../../server/shared/formats/formats.ts'
import { totaleQuantita } from '../../../server/vendite/preventivi/rules.ts'
import { useModulo } from '../contesto.ts'
import { type Catalogo, famigliaScelta } from '../modello.ts'
import { Dialogo } from '../parti/Dialogo.tsx'
import type { Bozza } from './deposito.ts'
import { riallinea } from './riallinea.ts'

interface Props {
  bozza: Bozza
  catalogo: Catalogo
  onRiprendi: () => void
  onRicomincia: () => void
}

/** Offers the draft found on the device; closing the question resumes it, so that nothing is lost by mistake. */
export function OffertaBozza({ bozza, catalogo, onRiprendi, onRicomincia }: Props) {
  const form = useModulo()
  const famiglia = famigliaScelta(catalogo, bozza.valori.famiglia)
  const pezzi = totaleQuantita(bozza.valori.serramenti)
  const riprendi = () => {
    void form.setValues(riallinea(bozza.valori, catalogo))
    onRiprendi()
  }
  return (
    <Dialogo
      titolo="Hai una richiesta iniziata"
      domanda
      onChiudi={riprendi}
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
        È rimasta su questo dispositivo il {formatoDataOra(bozza.salvataIl)}
        {famiglia ? `: ${famiglia.nome}` : ''}
        {pezzi > 0 ? `, ${formatoConta(pezzi, 'serramento', 'serramenti')}` : ''}.
      </p>
    </Dialogo>
  )
}
