import { UserErrors } from '../../../platform/errors.ts'
import type { ImportWriting } from '../../../platform/imports/kind.ts'
import { chunks } from '../../../platform/imports/rows.ts'
import { formatCount } from '../../../shared/formats/formats.ts'
import { lockFornitori } from '../../fornitori/lock.ts'
import type { RIGHE_ACTIONS } from '../history.ts'
import { rigaFornitoreData } from '../lock.ts'
import type { ImportedRiga } from './importedRiga.ts'
import { insertForniture } from './insertForniture.ts'

const CAMBIATO = 'Ordini, materiali o fornitori sono cambiati nel frattempo: ripetere l’importazione.'

const unici = <Valore>(valori: readonly Valore[]) => [...new Set(valori)]

/** What the rows name must still be there, and stay while they are written. @throws UserErrors CONFLICT */
async function holdNamed({ tx }: ImportWriting, righe: readonly ImportedRiga[]): Promise<void> {
  const ordini = unici(righe.map(({ ordine }) => ordine.pk)).sort((a, b) => a - b)
  const tipologie = unici(righe.map(({ tipologia }) => tipologia))
  const fornitori = new Map(righe.flatMap(({ fornitore, tipologia }) => (fornitore ? [[fornitore, tipologia]] : [])))
  const lines = unici(righe.flatMap(({ rigaOrdine }) => rigaOrdine ?? []))
  // The same order of locks as what is done with rows by hand: orders, suppliers, materials.
  const bloccati = await tx.$queryRaw<unknown[]>`SELECT 1 FROM ordini WHERE id = ANY(${ordini}) ORDER BY id FOR UPDATE`
  await lockFornitori(tx)
  const materiali = await tx.$queryRaw<unknown[]>`SELECT 1 FROM materiali WHERE nome = ANY(${tipologie}) FOR KEY SHARE`
  const trovati = await tx.fornitore.findMany({
    where: { id: { in: [...fornitori.keys()] as number[] } },
    select: { id: true, tipologia: true },
  })
  const serviti = trovati.filter(({ id, tipologia }) => fornitori.get(id) === tipologia)
  const there = await tx.rigaOrdine.count({ where: { id: { in: lines } } })
  const same =
    bloccati.length === ordini.length &&
    materiali.length === tipologie.length &&
    serviti.length === fornitori.size &&
    there === lines.length
  if (!same) throw UserErrors.of(null, CAMBIATO, 'CONFLICT')
}

/**
 * Stores the rows of a file, with the supplier orders made of them when that is wanted.
 * @param foglio the file, by which the same one is noticed
 * @returns the number of the batch
 * @throws UserErrors CONFLICT when what they name has changed since they were planned
 */
export async function insertRighe(
  scrittura: ImportWriting,
  righe: readonly ImportedRiga[],
  foglio: { nome: string; chiave: string },
  genera: boolean,
): Promise<number> {
  const { tx, chi, audit, emit, progresso } = scrittura
  await holdNamed(scrittura, righe)
  const { nome: nomeFile, chiave } = foglio
  const { id: importazioneId } = await tx.importazioneRighe.create({
    data: { nomeFile, chiave, userNome: chi.userNome, righe: righe.length },
  })
  const fornituraDi = genera ? await insertForniture(scrittura, righe) : null
  let fatte = 0
  for (const alcune of chunks(righe, 1000)) {
    await tx.rigaOrdineFornitore.createMany({
      data: alcune.map((riga) => {
        const { ordine, dove: _dove, ...dati } = riga
        const ordineFornitoreId = fornituraDi?.(riga) ?? null
        return { ...rigaFornitoreData(dati), ordineId: ordine.pk, ordineFornitoreId, importazioneId }
      }),
    })
    fatte += alcune.length
    await progresso(fatte / righe.length)
  }
  const perOrdine = Map.groupBy(righe, ({ ordine }) => ordine.pk)
  const azione: keyof typeof RIGHE_ACTIONS = 'importaRigheFornitore'
  await audit(
    [...perOrdine].map(([oggettoPk, sue]) => ({
      oggetto: 'Ordine',
      oggettoPk,
      azione,
      dopo: `${formatCount(sue.length, 'riga', 'righe')} da ${nomeFile}`,
    })),
  )
  await emit('ordine', [...perOrdine.keys()])
  return importazioneId
}
