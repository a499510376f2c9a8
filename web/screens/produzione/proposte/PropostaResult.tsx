import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { proofInWords } from '#produzione/proposte/rules.ts'
import { formatCount, formatDateTime, formatInteger } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNow } from '../schedulatore/data/useNow.ts'
import { axisOf } from './axis.ts'
import { ProposedOrdini } from './ProposedOrdini.tsx'
import { readParameters, searchInput } from './parametri.ts'
import { fasiAfter, fasiBefore, lateQuestion, NAMED_MAX, newlyLate, type ReadProposta } from './proposta.ts'
import type { PropostaConflict, PropostaOperations } from './useProposta.ts'

interface Props {
  proposta: ReadProposta
  operations: PropostaOperations
}

/** Conflicts by their reason: a colleague who has accepted a plan has moved many orders at once. */
function byMotivo(conflicts: readonly PropostaConflict[]): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const { numeroCommessa, motivo } of conflicts) {
    groups.set(motivo, [...(groups.get(motivo) ?? []), numeroCommessa])
  }
  return [...groups]
}

/** A sum before and after, coloured by what is shown: two equal whole numbers are neither better nor worse. */
export function BeforeAfter({ name, before, after }: { name: string; before: number; after: number }) {
  const [was, becomes] = [Math.round(before), Math.round(after)]
  const color = becomes < was ? 'success.main' : becomes > was ? 'error.main' : 'text.primary'
  return (
    <Box component="div" sx={{ minWidth: 140 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: 20, fontVariantNumeric: 'tabular-nums' }}>
        {formatInteger(was)} →{' '}
        <Box component="strong" sx={{ color }}>
          {formatInteger(becomes)}
        </Box>
      </Typography>
    </Box>
  )
}

/** Today's plan beside the proposal, in sums. */
function Totals({ proposta }: { proposta: ReadProposta }) {
  const { prima, dopo, minorante, passi, rischioPrima, rischioDopo } = proposta
  if (!prima || !dopo) return null
  return (
    <Box>
      <Box
        component="dl"
        aria-label="Totali, oggi e con la proposta"
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        <BeforeAfter name="Giorni oltre l’approntamento" before={prima.ritardo} after={dopo.ritardo} />
        <BeforeAfter name="Finirebbero tardi" before={prima.inRitardo} after={dopo.inRitardo} />
        {(prima.senzaPiano > 0 || dopo.senzaPiano > 0) && (
          <BeforeAfter name="Senza piano" before={prima.senzaPiano} after={dopo.senzaPiano} />
        )}
        <BeforeAfter name="Fasi spostate" before={prima.cambi} after={dopo.cambi} />
        {rischioPrima && rischioDopo && (
          <>
            <BeforeAfter name="Giorni oltre, attesi" before={rischioPrima.attesi} after={rischioDopo.attesi} />
            <BeforeAfter name="Tardi, attesi" before={rischioPrima.inRitardo} after={rischioDopo.inRitardo} />
          </>
        )}
      </Box>
      {rischioDopo && (
        <Typography variant="body2" color="textSecondary">
          Attesi: se le fasi finiscono tardi quanto in passato, 500 prove; in 8 casi su 10 non più di{' '}
          {formatCount(Math.round(rischioDopo.ottoSuDieci), 'giorno', 'giorni')} oltre.
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {formatInteger(passi ?? 0)} sequenze provate.
        {minorante !== null && dopo.senzaPiano === 0 && ` ${proofInWords(dopo.ritardo, minorante)}`}
      </Typography>
    </Box>
  )
}

/** The days that customers were told and that are held: which the plan does not keep, and what they cost the others. */
function HeldDates({ proposta: { ordini, prezzoFerme } }: { proposta: ReadProposta }) {
  if (prezzoFerme === null) return null
  const missed = ordini.filter(({ dataFerma, fineDopo }) => dataFerma && fineDopo && fineDopo > dataFerma)
  const named = missed.slice(0, NAMED_MAX).map(({ numeroCommessa }) => numeroCommessa)
  const others = missed.length - named.length
  const price =
    prezzoFerme < 0.5
      ? 'Le date ferme non costano giorni agli altri ordini.'
      : `Le date ferme costano agli altri ordini circa ${formatCount(Math.round(prezzoFerme), 'giorno', 'giorni')} oltre l’approntamento.`
  return (
    <Alert severity={missed.length > 0 ? 'warning' : 'info'}>
      {price}
      {missed.length > 0 &&
        ` ${missed.length === 1 ? 'Una data ferma non si può' : 'Alcune date ferme non si possono'} mantenere nemmeno così: ${named.join(', ')}${others > 0 ? ` e altre ${others}` : ''}.`}
    </Alert>
  )
}

/** What a search found: sums, orders, and the planner's yes to all, to some, or to none. */
export function PropostaResult({ proposta, operations }: Props) {
  const { pk, ordini, situazione, utente, creataIl, riparazione } = proposta
  const placed = useMemo(() => ordini.filter(({ senzaPiano }) => senzaPiano === ''), [ordini])
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(placed.map((one) => one.pk)))
  const confirm = useConfirm()
  const today = useNow().slice(0, 10)
  const axis = useMemo(() => {
    const date = ordini.flatMap((one) => [...fasiBefore(one), ...fasiAfter(one)])
    return axisOf(date, today)
  }, [ordini, today])
  const parameters = readParameters(proposta.parametri)
  const [pesi, setPesi] = useState<ReadonlyMap<number, number>>(
    () => new Map(parameters.pesi.map(({ ordinePk, peso }) => [ordinePk, peso])),
  )
  const weighted = [...pesi].map(([ordinePk, peso]) => ({ ordinePk, peso }))
  const otherWeights = JSON.stringify(weighted) !== JSON.stringify(parameters.pesi)
  const all = chosen.size === placed.length
  const open = situazione === 'PRONTA'

  function choose(one: number, picked: boolean) {
    const fresh = new Set(chosen)
    if (picked) fresh.add(one)
    else fresh.delete(one)
    setChosen(fresh)
  }
  /** Those not chosen stay as they are, the others find their place around them. */
  function around() {
    const excluded = placed.filter((one) => !chosen.has(one.pk)).map((one) => one.pk)
    void operations.proponi(
      searchInput({ ...parameters, pesi: weighted, trattenutoPks: [...parameters.trattenutoPks, ...excluded] }),
    )
  }
  /** Only those that are chosen, whatever was asked before. */
  function onlyChosen() {
    const chosenOrdini = { ambito: 'selezione', ordinePks: [...chosen], trattenutoPks: [] } as const
    void operations.proponi(searchInput({ ...parameters, ...chosenOrdini, pesi: weighted }))
  }
  /** What was accepted is fixed: the rest is searched again around it. */
  async function accept() {
    const late = newlyLate(placed, chosen)
    if (late.length > 0 && !(await confirm(lateQuestion(late)))) return
    const done = await operations.accetta(pk, all ? null : [...chosen])
    const resto = placed.filter((one) => !chosen.has(one.pk)).map((one) => one.pk)
    if (done && resto.length > 0) {
      await operations.proponi(searchInput({ ...parameters, ambito: 'selezione', ordinePks: resto, trattenutoPks: [] }))
    }
  }

  if (ordini.length === 0) {
    return <Alert severity="info">Il piano di oggi è già il migliore trovato: non c’è nulla da spostare.</Alert>
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <HeldDates proposta={proposta} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between' }}>
        <Totals proposta={proposta} />
        {open ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button onClick={() => void operations.scarta(pk, 'Proposta scartata')} disabled={operations.inCorso}>
              Scarta
            </Button>
            {otherWeights && (
              <Button
                variant="outlined"
                onClick={() => void operations.proponi(searchInput({ ...parameters, pesi: weighted }))}
                disabled={operations.inCorso}
              >
                Cerca con questi pesi
              </Button>
            )}
            {!all && (
              <Button variant="outlined" onClick={onlyChosen} disabled={operations.inCorso || chosen.size === 0}>
                Cerca solo i selezionati
              </Button>
            )}
            {!all && (
              <Button variant="outlined" onClick={around} disabled={operations.inCorso || chosen.size === 0}>
                Cerca attorno agli esclusi
              </Button>
            )}
            <Button
              variant="contained"
              onClick={() => void accept()}
              disabled={operations.inCorso || chosen.size === 0}
            >
              {all ? 'Accetta tutto' : `Accetta ${formatCount(chosen.size, 'ordine', 'ordini')}`}
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
                  disabled={operations.inCorso}
                  onClick={() => void operations.cancel(riparazione)}
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
      {operations.conflicts.length > 0 && (
        <Alert severity="error">
          <AlertTitle>Nel frattempo il piano è cambiato</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {byMotivo(operations.conflicts).map(([reason, numeri]) => (
              <li key={reason}>
                {numeri.length === 1
                  ? `${numeri[0]}: ${reason}`
                  : `${formatCount(numeri.length, 'ordine', 'ordini')}: ${reason}`}
                {numeri.length > 1 && (
                  <Typography variant="body2">
                    {numeri.slice(0, NAMED_MAX).join(', ')}
                    {numeri.length > NAMED_MAX && ` e altri ${numeri.length - NAMED_MAX}`}
                  </Typography>
                )}
              </li>
            ))}
          </Box>
          <Button
            color="inherit"
            size="small"
            onClick={() => void operations.proponi(searchInput(parameters))}
            sx={{ mt: 1 }}
          >
            Cerca di nuovo
          </Button>
        </Alert>
      )}
      <ProposedOrdini
        ordini={ordini}
        axis={axis}
        chosen={chosen}
        sceglie={open}
        onScegli={choose}
        pesi={pesi}
        onPeso={(one, peso) => setPesi(new Map(pesi).set(one, peso))}
      />
      <Typography variant="body2" color="textSecondary">
        {[`Cercata il ${formatDateTime(creataIl)}`, utente && `da ${utente}`].filter(Boolean).join(' ')}. Tratteggiato:
        il piano di oggi; pieno: la proposta.
      </Typography>
    </Stack>
  )
}
