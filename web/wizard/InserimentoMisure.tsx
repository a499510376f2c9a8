import { regioni, trovaRegione } from '../../server/shared/places/places.ts'
import { Scelta } from './campi/Scelta.tsx'
import { Spunta } from './campi/Spunta.tsx'
import { useModulo, useWizard } from './contesto.ts'
import { PiePasso } from './PiePasso.tsx'
import { Avviso } from './parti/Avviso.tsx'
import { componi } from './parti/NumeroVerde.tsx'
import { Sezione } from './parti/Sezione.tsx'
import { ElencoSerramenti } from './serramenti/ElencoSerramenti.tsx'

const nomiRegioni = regioni.map(({ nome }) => nome)

/** Step 2: who asks and for what, then the windows with their measures. */
export function InserimentoMisure() {
  const { catalogo } = useWizard()
  const { values } = useModulo()
  const regione = trovaRegione(values.regionePosa)
  const telefono = catalogo.telefonoCommerciale
  return (
    <>
      <Sezione titolo="Il tuo progetto">
        <div className="griglia-campi">
          <Scelta nome="tipoCliente" etichetta="Tipo di cliente" scelte={catalogo.tipiCliente} />
          <Scelta nome="tipoIntervento" etichetta="Tipo di intervento" scelte={catalogo.tipiIntervento} />
          <Spunta
            nome="messaInPosa"
            etichetta="Messa in posa"
            aiuto="Montiamo noi i serramenti: al passo Riferimenti indica dove."
          />
          <Scelta nome="regionePosa" etichetta="Regione di posa" scelte={nomiRegioni} vuota="Scegli la regione" />
        </div>
        {regione?.showAlert && (
          <Avviso tono="attenzione" role="status">
            Per la regione {regione.nome} chiama l'ufficio commerciale al numero{' '}
            <a href={componi(telefono)}>{telefono}</a> per verificare la fattibilità.
          </Avviso>
        )}
      </Sezione>
      <ElencoSerramenti />
      <PiePasso />
    </>
  )
}
