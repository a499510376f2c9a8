import { type InferType, object } from 'yup'
import { csvColumn, PK_COLUMN } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable } from '#platform/imports/csv/table.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { idListRule, idRule, integerRule, millimetresRule } from '#shared/fields/fields.ts'
import { tipiSerramentoDirectory } from '../../tipiSerramento/directory.ts'
import { MAX_SERRAMENTI } from '../rules.ts'
import { preventiviDirectory } from './preventivi.ts'

const schema = object({
  tipoSerramentoPk: idRule(),
  tipoAperturaPk: idRule(),
  accessorioPks: idListRule(100),
  quantita: integerRule().min(1).max(999),
  altezza: millimetresRule(),
  larghezza: millimetresRule(),
})
type SerramentoCsv = InferType<typeof schema>

const text = (value: unknown) => String(value ?? '')

/** The windows of the quotes that are added. */
export const serramentiCsv = csvTable<SerramentoCsv>({
  file: 'serramenti-preventivo.csv',
  titolo: 'Serramenti dei preventivi',
  model: 'serramento',
  columns: [
    PK_COLUMN,
    csvColumn('preventivo*', 'pk del preventivo', { tipo: 'intero' }),
    csvColumn('posizione', 'posto nel preventivo, da 1; se manca conta l’ordine del file', { tipo: 'intero' }),
    csvColumn('tipoSerramento*', 'nome del tipo di serramento'),
    csvColumn('tipoApertura*', 'nome dell’apertura'),
    csvColumn('accessori', 'nomi degli accessori, separati da |'),
    csvColumn('quantita*', 'pezzi', { tipo: 'intero' }),
    csvColumn('altezza*', 'mm', { tipo: 'intero' }),
    csvColumn('larghezza*', 'mm', { tipo: 'intero' }),
  ],
  columnOf: { accessorioPks: 'accessori' },
  chiave: 'preventivo e posizione',
  diverse: 'lascia',
  async read({ tx, directory, refused }) {
    const tipi = await directory(tipiSerramentoDirectory)
    const preventivi = await directory(preventiviDirectory)
    const byName = (rows: readonly { id: number; nome: string }[]) =>
      new Map(rows.map(({ id, nome }) => [foldTitle(nome), id]))
    const aperture = byName(await tx.tipoApertura.findMany())
    const accessori = byName(await tx.accessorio.findMany())
    const old = new Set([...preventivi.values()].flatMap(({ pk, nuovo }) => (nuovo ? [] : [pk])))
    const last = new Map<number, number>()
    return {
      schema,
      empty: { accessorioPks: [] },
      input({ celle }, tell) {
        const {
          pk: _pk,
          preventivo: numero,
          posizione: written,
          tipoSerramento,
          tipoApertura,
          accessori: named,
          ...fields
        } = celle
        const preventivo = preventivi.get(text(numero))
        if (!preventivo) {
          if (refused('preventivi.csv', text(numero))) return null
          tell('preventivo', `preventivo «${text(numero)}» sconosciuto`)
          return null
        }
        const posizione = Number(written ?? (last.get(preventivo.pk) ?? 0) + 1)
        last.set(preventivo.pk, posizione)
        if (posizione < 1 || posizione > MAX_SERRAMENTI) {
          tell('posizione', `È richiesto un numero da 1 a ${MAX_SERRAMENTI}`)
        }
        const tipo = tipi.get(foldTitle(text(tipoSerramento)))
        if (tipo === undefined) tell('tipoSerramento', `tipo serramento «${text(tipoSerramento)}» sconosciuto`)
        const apertura = aperture.get(foldTitle(text(tipoApertura)))
        if (apertura === undefined) tell('tipoApertura', `apertura «${text(tipoApertura)}» sconosciuta`)
        const names = text(named)
          .split('|')
          .filter((name) => name.trim() !== '')
        const chosen = names.flatMap((name) => accessori.get(foldTitle(name)) ?? [])
        if (chosen.length < names.length) tell('accessori', `accessorio sconosciuto fra «${text(named)}»`)
        return {
          chiave: `${preventivo.pk}/${posizione}`,
          campi: {
            ...fields,
            tipoSerramentoPk: tipo,
            tipoAperturaPk: apertura,
            ...(named === undefined ? {} : { accessorioPks: [...new Set(chosen)].sort((a, b) => a - b) }),
          },
        }
      },
      async stored(keys) {
        const pks = [...new Set(keys.map((key) => Number.parseInt(key, 10)))].filter((pk) => old.has(pk))
        if (pks.length === 0) return new Map()
        const found = await tx.serramento.findMany({
          where: { preventivoId: { in: pks } },
          include: { accessori: { orderBy: { id: 'asc' } } },
        })
        return new Map(
          found.map(({ id, preventivoId, posizione, tipoSerramentoId, tipoAperturaId, ...columns }) => {
            const { quantita, altezza, larghezza } = columns
            const values = {
              tipoSerramentoPk: tipoSerramentoId,
              tipoAperturaPk: tipoAperturaId,
              accessorioPks: columns.accessori.map((accessorio) => accessorio.id),
              quantita,
              altezza,
              larghezza,
            }
            return [`${preventivoId}/${posizione}`, { pk: id, valori: values }]
          }),
        )
      },
      leaves: ({ celle }) => preventivi.get(text(celle.preventivo))?.nuovo === false,
      async insert(rows) {
        await insertRows(
          tx,
          'serramento',
          rows.map(({ pk, chiave, valori: { tipoSerramentoPk, tipoAperturaPk, accessorioPks: _, ...misure } }) => {
            const [preventivoId = 0, posizione = 0] = chiave.split('/').map(Number)
            const tipi = { tipoSerramentoId: tipoSerramentoPk, tipoAperturaId: tipoAperturaPk }
            return { ...misure, ...tipi, id: pk, preventivoId, posizione }
          }),
        )
        const pairs = rows.flatMap(({ pk, valori }) => valori.accessorioPks.map((accessorio) => ({ accessorio, pk })))
        if (pairs.length === 0) return
        // Prisma's implicit table: A and B are the models in alphabetical order.
        await tx.$executeRaw`
          INSERT INTO "_serramenti_accessori" ("A", "B")
          SELECT * FROM unnest(${pairs.map((c) => c.accessorio)}::int[], ${pairs.map((c) => c.pk)}::int[])`
      },
    }
  },
})
