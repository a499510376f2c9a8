/** Outcome → who has it, by target, by field or endpoint. */
type Outcomes = Record<string, Record<string, Record<string, string>>>

/** What makes or changes an object whose removal is not called by its name. */
const COUNTERPARTS: Readonly<Record<string, readonly string[]>> = {
  deleteAttivitaAutomatica: ['completeAttivitaOrdine', 'completeLavorazioneOrdine'],
  deleteControlloOrdine: ['saveControlliOrdine'],
  deleteInteressato: ['updateCliente'],
  deletePasskey: ['confirmPasskey'],
  deletePianificazioneBanchi: ['planBanchi', 'updatePianificazioneBanchi'],
  deleteRigheOrdineFornitore: ['createRigaOrdineFornitore', 'updateRigaOrdineFornitore'],
  // What generates supplier orders gathers them.
  removeOrdineRaccolta: ['generateOrdiniFornitore'],
  removeSchedulazione: ['saveSchedulazione'],
  removeSecondoFattore: ['confirmSecondoFattore'],
  removeSecondoFattoreUtente: ['updateUtente'],
}

/** What says that the caller may not, or that there is nothing for it. */
const REFUSED = new Set(['FORBIDDEN', 'UNAUTHENTICATED', 'NOT_FOUND', '401', '403', '404'])
const REMOVED = new Set(['fatto', '204', '200'])

const callers = (outcomes: Record<string, string> | undefined, counts: (outcome: string) => boolean): string[] =>
  Object.entries(outcomes ?? {}).flatMap(([outcome, who]) => (counts(outcome) ? who.split(', ') : []))

/** Who gets past the permission of a field: on the same target where it has that one, else on any. */
function admitted(targets: Record<string, Record<string, string>>, target: string): ReadonlySet<string> {
  const asked = targets[target] ? [targets[target]] : Object.values(targets)
  return new Set(asked.flatMap((outcomes) => callers(outcomes, (outcome) => !REFUSED.has(outcome))))
}

const VERBS = ['create', 'update', 'add', 'save', 'set']

function mutationCounterparts(name: string, all: Outcomes): string[] {
  const object = name.replace(/^(delete|remove)/, '')
  return COUNTERPARTS[name] ? [...COUNTERPARTS[name]] : VERBS.map((verb) => verb + object).filter((one) => one in all)
}

function restCounterparts(name: string, all: Outcomes): string[] {
  const path = name.slice('DELETE '.length)
  const collection = path.replace(/\{\w+\}\/?$/, '')
  return [`PUT ${path}`, `PATCH ${path}`, `POST ${collection}`].filter((one) => one in all)
}

/**
 * Who may remove an object but not make or change it, from the permission matrix: one sentence for each removal and what
 * its callers may not. A removal by the schema has a counterpart; one by the old API may be its only call.
 */
export function mayRemoveOnly({ mutation, rest }: { mutation: Outcomes; rest: Outcomes }): string[] {
  const offences: string[] = []
  for (const [all, removal, counterparts] of [
    [mutation, /^(delete|remove)/, mutationCounterparts],
    [rest, /^DELETE /, restCounterparts],
  ] as const) {
    for (const [name, targets] of Object.entries(all)) {
      if (!removal.test(name)) continue
      const others = counterparts(name, all)
      if (others.length === 0 && all === mutation) offences.push(`${name}: nothing makes or changes it`)
      for (const [target, outcomes] of Object.entries(targets)) {
        const removers = callers(outcomes, (outcome) => REMOVED.has(outcome))
        for (const other of others) {
          const may = admitted(all[other] ?? {}, target)
          const only = removers.filter((who) => !may.has(who))
          if (only.length > 0) offences.push(`${name} ${target}: ${only.join(', ')}, not ${other}`)
        }
      }
    }
  }
  return offences
}
