import type { Db, Tx } from '#platform/db/prisma.ts'
import { ask } from '#platform/db/question.ts'
import { UserErrors } from '#platform/errors.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'
import { capacitiesOf, repartiQuestion } from '../schedulazione/data/reparti.ts'
import { type ConfigurationError, checkConfiguration } from '../schedulazione/engine/fasi.ts'
import type { ConfiguredFase } from '../schedulazione/engine/types.ts'
import { configurationInWords } from '../schedulazione/engine/words.ts'
import type { FaseInput } from './rules.ts'

const FIELD: Record<ConfigurationError['codice'], string> = {
  unita: 'unit',
  reparto: 'reparto',
  doppia: 'nome',
  dipendenza_ignota: 'dependencies',
  ciclo: 'dependencies',
}

/** One configuration at a time: two changes, each right, could make a circle together. */
export async function lockFasi(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE fasi IN SHARE ROW EXCLUSIVE MODE`
}

/**
 * Checks the phases as they would be with one of them added or changed, before it is stored.
 * @param before the name it had; null for a new one
 * @throws UserErrors at the field of the phase
 */
export async function checkFasiWith(tx: Db | Tx, before: string | null, form: FaseInput): Promise<void> {
  const { nome, infiniteCapacity, dependencies, soloConTelai } = form
  const saved = await loadFasi(tx)
  // Those that wait for it go on waiting for it under its new name.
  const call = (other: string) => (other === before ? nome : other)
  const others = saved
    .filter((fase) => fase.nome !== before)
    .map((fase) => ({ ...fase, dipendenze: fase.dipendenze.map(call) }))
  const reparti = await ask(tx, repartiQuestion)
  const own: ConfiguredFase = {
    nome,
    posizione: saved.find((fase) => fase.nome === before)?.posizione ?? 0,
    unit: form.unit,
    conFornitore: form.withFornitore,
    capacitaInfinita: infiniteCapacity,
    reparto: infiniteCapacity ? null : (form.reparto ?? null),
    dipendenze: dependencies,
    soloConTelai,
  }
  const withCapacity = capacitiesOf(reparti).map(({ chiave }) => chiave)
  const errors = checkConfiguration([...others, own], withCapacity)
  const inDays = reparti.some(({ chiave, capacita }) => chiave === form.reparto && capacita === 'GIORNI')
  if (infiniteCapacity && !form.withFornitore && form.reparto && !inDays) {
    throw UserErrors.of('reparto', 'Una fase a capacità infinita si lavora in un reparto senza limite, in giorni.')
  }
  if (errors.length === 0) return
  throw new UserErrors(
    errors.map((error) => ({ code: 'INVALID', field: FIELD[error.codice], message: configurationInWords(error) })),
  )
}

function countSchedulazioni(tx: Db | Tx, nomeFase: string): Promise<number> {
  return tx.schedulazioneFase.count({ where: { nomeFase } })
}

/** Why a phase can be neither removed nor called otherwise; null when it is called by its name nowhere. */
export async function faseInUseReason(tx: Db | Tx, name: string): Promise<string | null> {
  const schedulazioni = await countSchedulazioni(tx, name)
  if (schedulazioni > 0) {
    return `La fase è in ${formatCount(schedulazioni, 'schedulazione salvata', 'schedulazioni salvate')}.`
  }
  const stati = await tx.statoFase.count({ where: { nomeFase: name } })
  if (stati > 0) return `La fase ha uno stato in ${formatCount(stati, 'ordine', 'ordini')}.`
  const switchedOff = await tx.ordine.count({ where: { fasiSpente: { has: name } } })
  return switchedOff > 0 ? `La fase è spenta in ${formatCount(switchedOff, 'ordine', 'ordini')}.` : null
}

/**
 * What a phase in use keeps: it is called by its name, and the durations of its schedules are in its unit.
 * @throws UserErrors at the field
 */
export async function checkFaseUse(tx: Db | Tx, before: FaseInput, after: FaseInput): Promise<void> {
  if (before.nome !== after.nome) {
    const reason = await faseInUseReason(tx, before.nome)
    if (reason) throw UserErrors.of('nome', `${reason} Il nome non si può cambiare.`, 'CONFLICT')
  }
  if (before.unit !== after.unit) {
    const count = await countSchedulazioni(tx, before.nome)
    const where = formatCount(count, 'schedulazione salvata', 'schedulazioni salvate')
    const message = `La fase è in ${where}, con le durate nell’unità di ora.`
    if (count > 0) throw UserErrors.of('unit', message, 'CONFLICT')
  }
}
