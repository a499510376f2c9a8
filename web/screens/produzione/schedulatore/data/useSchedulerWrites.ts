import { graphql, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { read_piano$key } from '#generated/read_piano.graphql.ts'
import type { useSchedulerWritesConsegnaMutation } from '#generated/useSchedulerWritesConsegnaMutation.graphql.ts'
import type { useSchedulerWritesFineMutation } from '#generated/useSchedulerWritesFineMutation.graphql.ts'
import type { useSchedulerWritesRimuoviMutation } from '#generated/useSchedulerWritesRimuoviMutation.graphql.ts'
import type { useSchedulerWritesSalvaMutation } from '#generated/useSchedulerWritesSalvaMutation.graphql.ts'
import { showAnswer } from '#relay/answers/showAnswer.ts'
import { type MutationOutcome, useOperation } from '#relay/useOperation.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import type { EndMode } from '../dialogs/MoveEndDialog.tsx'
import type { PianoFase } from '../model.ts'
import type { ProvaState } from '../piano.ts'
import { readPiano } from './read.ts'
import { instantOf } from './trials.ts'

const saveMutation = graphql`
  mutation useSchedulerWritesSalvaMutation($input: SaveSchedulazioneInput!) {
    saveSchedulazione(input: $input) {
      pk
      schedulazione {
        ...read_piano
        ...readPage_schedulazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation useSchedulerWritesRimuoviMutation($input: RemoveSchedulazioneInput!) {
    removeSchedulazione(input: $input) {
      pk
      schedulazione {
        ...read_piano
        ...readPage_schedulazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const fineMutation = graphql`
  mutation useSchedulerWritesFineMutation($input: MoveFineFaseInput!) {
    moveFineFase(input: $input) {
      pk
      schedulazione {
        ...read_piano
        ...readPage_schedulazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const consegnaMutation = graphql`
  mutation useSchedulerWritesConsegnaMutation($input: PatchOrdineInput!) {
    patchOrdine(input: $input) {
      ordine {
        versione
        ...readPage_ordine
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const showPiano = (store: RecordSourceSelectorProxy, mutation: string) =>
  showAnswer(store, [mutation, 'schedulazione'], 'schedulazioneOrdine', (payload) => ({ pk: payload.getValue('pk') }))

/** The writes of the timeline, whose answers bring the plan to the page. None rejects; what went wrong has been said, but for a conflict of a save. */
export function useSchedulerWrites() {
  const [saveM, saving] = useOperation<useSchedulerWritesSalvaMutation>(saveMutation, {
    conflictByCaller: true,
    updater: (store) => showPiano(store, 'saveSchedulazione'),
  })
  const [removeM, removing] = useOperation<useSchedulerWritesRimuoviMutation>(removeMutation, {
    updater: (store) => showPiano(store, 'removeSchedulazione'),
  })
  const [fineM, moving] = useOperation<useSchedulerWritesFineMutation>(fineMutation, {
    updater: (store) => showPiano(store, 'moveFineFase'),
  })
  const [consegnaM, delivering] = useOperation<useSchedulerWritesConsegnaMutation>(consegnaMutation, {
    errorsFromCall: true,
  })

  return {
    inCorso: saving || removing || moving || delivering,
    /** @param left as it must still be saved; missing: whatever it is */
    async save(
      ordine: number,
      fasi: readonly PianoFase[],
      left?: readonly PianoFase[],
    ): Promise<MutationOutcome<ProvaState>> {
      const outcome = await saveM({ input: { ordinePk: ordine, fasi: fasi.map(sent), attuali: left?.map(known) } })
      if (!outcome.ok) return outcome
      const piano = outcome.data.saveSchedulazione.schedulazione
      return piano
        ? { ok: true, data: readPiano(piano) }
        : { ok: false, errors: [], fault: new Error('Senza risposta') }
    },
    /** @param left as it must still be saved; missing: whatever it is @returns what is saved now; null when it failed */
    async remove(
      ordine: number,
      fasi: string[] = [],
      left?: readonly PianoFase[],
    ): Promise<readonly PianoFase[] | null> {
      const outcome = await removeM({ input: { ordinePk: ordine, fasi, attuali: left?.map(known) } })
      return outcome.ok ? fasiOf(outcome.data.removeSchedulazione.schedulazione) : null
    },
    /** @returns what is saved now; null when it failed */
    async moveFine(
      ordine: number,
      nomeFase: string,
      fine: string,
      mode: EndMode,
    ): Promise<readonly PianoFase[] | null> {
      const input = { ordinePk: ordine, nomeFase, fine: instantOf(fine), modo: enumName(mode) }
      const outcome = await fineM({ input })
      return outcome.ok ? fasiOf(outcome.data.moveFineFase.schedulazione) : null
    },
    /** @param versione of the order as it must still be; missing: whatever it is */
    consegna: (pk: number, dataConsegna: string | null, versione?: number | null) =>
      consegnaM({ input: { pk, dataConsegna, versione } }),
  }
}

const fasiOf = (piano: read_piano$key | null | undefined) => (piano ? readPiano(piano).fasi : [])

const known = ({ nomeFase, inizio, fine }: PianoFase) => ({ nomeFase, inizio, fine })

function sent({ nomeFase, inizio, fine, fornitore, durataOverride }: PianoFase) {
  return {
    nomeFase,
    inizio,
    fine,
    fornitorePk: fornitore?.id ?? null,
    durataOverride: durataOverride === null ? '' : String(durataOverride),
  }
}
