import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { formatCount, formatDateTime } from '../../../../server/shared/formats/formats.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { useNow } from '../schedulatore/data/useNow.ts'
import { asseOf } from './axis.ts'
import { OrdiniProposti } from './OrdiniProposti.tsx'
import { readParametri } from './parametri.ts'
import { type LettaProposta, lateQuestion, NOMINATI, newlyLate } from './proposta.ts'
import { Totali } from './Totali.tsx'
import type { PropostaConflict, PropostaOperations } from './useProposta.ts'

interface Props {
  proposta: LettaProposta
  operazioni: PropostaOperations
}

/** Conflicts by their reason: a colleague who has accepted a plan has moved many orders at once. */
function perMotivo(conflitti: readonly PropostaConflict[]): [string, string[]][] {
  const gruppi = new Map<string, string[]>()
  for (const { numeroCommessa, motivo } of conflitti) {
    gruppi.set(motivo, [...(gruppi.get(motivo) ?? []), numeroCommessa])
  }
  return [...gruppi]
}

/** What a search found: sums, orders, and the planner's yes to all, to some, or to none. */
export function PropostaResult({ proposta, operazioni }: Props) {
  const { pk, ordini, situazione, utente, creataIl, riparazione } = proposta
  const piazzati = useMemo(() => ordini.filter(({ senzaPiano }) => senzaPiano === ''), [ordini])
  const [scelti, setScelti] = useState<ReadonlySet<number>>(() => new Set(piazzati.map((uno) => uno.pk)))
  const confirm = useConfirm()
  const oggi = useNow().slice(0, 10)
  const asse = useMemo(() => {
    const date = ordini.flatMap(({ fasiPrima, fasiDopo }) => [...fasiPrima, ...fasiDopo])
    return asseOf(date, oggi)
  }, [ordini, oggi])
  const parametri = readParametri(proposta.parametri)
  const [pesi, setPesi] = useState<ReadonlyMap<number, number>>(
    () => new Map(parametri.pesi.map(({ ordine, peso }) => [ordine, peso])),
  )
  const pesati = [...pesi].map(([ordine, peso]) => ({ ordine, peso }))
  const altriPesi = JSON.stringify(pesati) !== JSON.stringify(parametri.pesi)
  const tutti = scelti.size === piazzati.length
  const aperta = situazione === 'PRONTA'

  function scegli(uno: number, scelto: boolean) {
    const nuovi = new Set(scelti)
    if (scelto) nuovi.add(uno)
    else nuovi.delete(uno)
    setScelti(nuovi)
  }
  /** Those not chosen stay as they are, the others find their place around them. */
  function attorno() {
    const esclusi = piazzati.filter((uno) => !scelti.has(uno.pk)).map((uno) => uno.pk)
    void operazioni.proponi({ ...parametri, pesi: pesati, trattenuti: [...parametri.trattenuti, ...esclusi] })
  }
  /** Only those that are chosen, whatever was asked before. */
  function soloScelti() {
    const ordiniScelti = { ambito: 'selezione', ordini: [...scelti], trattenuti: [] } as const
    void operazioni.proponi({ ...parametri, ...ordiniScelti, pesi: pesati })
  }
  /** What was accepted is fixed: the rest is searched again around it. */
  async function accetta() {
    const late = newlyLate(piazzati, scelti)
    if (late.length > 0 && !(await confirm(lateQuestion(late)))) return
    const fatto = await operazioni.accetta(pk, tutti ? null : [...scelti])
    const resto = piazzati.filter((uno) => !scelti.has(uno.pk)).map((uno) => uno.pk)
    if (fatto && resto.length > 0) {
      await operazioni.proponi({ ...parametri, ambito: 'selezione', ordini: resto, trattenuti: [] })
    }
  }

  if (ordini.length === 0) {
    return <Alert severity="info">Il piano di oggi è già il migliore trovato: non c’è nulla da spostare.</Alert>
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between' }}>
        <Totali proposta={proposta} />
        {aperta ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={() => void operazioni.scarta(pk, 'Proposta scartata')} disabled={operazioni.inCorso}>
              Scarta
            </Button>
            {altriPesi && (
              <Button
                variant="outlined"
                onClick={() => void operazioni.proponi({ ...parametri, pesi: pesati })}
                disabled={operazioni.inCorso}
              >
                Cerca con questi pesi
              </Button>
            )}
            {!tutti && (
              <Button variant="outlined" onClick={soloScelti} disabled={operazioni.inCorso || scelti.size === 0}>
                Cerca solo i selezionati
              </Button>
            )}
            {!tutti && (
              <Button variant="outlined" onClick={attorno} disabled={operazioni.inCorso || scelti.size === 0}>
                Cerca attorno agli esclusi
              </Button>
            )}
            <Button
              variant="contained"
              onClick={() => void accetta()}
              disabled={operazioni.inCorso || scelti.size === 0}
            >
              {tutti ? 'Accetta tutto' : `Accetta ${formatCount(scelti.size, 'ordine', 'ordini')}`}
            </Button>
          </Box>
        ) : (
          <Alert
            severity="success"
            action={
              riparazione !== null && (
                <Button
                  color="inherit"
                  size="small"
                  disabled={operazioni.inCorso}
                  onClick={() => void operazioni.annulla(riparazione)}
                >
                  Annulla
                </Button>
              )
            }
          >
            Proposta accettata: il piano è salvato.
          </Alert>
        )}
      </Box>
      {operazioni.conflitti.length > 0 && (
        <Alert severity="error">
          <AlertTitle>Nel frattempo il piano è cambiato</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {perMotivo(operazioni.conflitti).map(([motivo, numeri]) => (
              <li key={motivo}>
                {numeri.length === 1
                  ? `${numeri[0]}: ${motivo}`
                  : `${formatCount(numeri.length, 'ordine', 'ordini')}: ${motivo}`}
                {numeri.length > 1 && (
                  <Typography variant="body2">
                    {numeri.slice(0, NOMINATI).join(', ')}
                    {numeri.length > NOMINATI && ` e altri ${numeri.length - NOMINATI}`}
                  </Typography>
                )}
              </li>
            ))}
          </Box>
          <Button color="inherit" size="small" onClick={() => void operazioni.proponi(parametri)} sx={{ mt: 1 }}>
            Cerca di nuovo
          </Button>
        </Alert>
      )}
      <OrdiniProposti
        ordini={ordini}
        asse={asse}
        scelti={scelti}
        sceglie={aperta}
        onScegli={scegli}
        pesi={pesi}
        onPeso={(uno, peso) => setPesi(new Map(pesi).set(uno, peso))}
      />
      <Typography variant="body2" color="textSecondary">
        {[`Cercata il ${formatDateTime(creataIl)}`, utente && `da ${utente}`].filter(Boolean).join(' ')}. Tratteggiato:
        il piano di oggi; pieno: la proposta.
      </Typography>
    </Stack>
  )
}
