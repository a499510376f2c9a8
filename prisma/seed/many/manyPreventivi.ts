// Many quotes for measurements: made inside PostgreSQL from the catalogue that is there, minutes not hours.

import type { Db, Tx } from '#platform/db/prisma.ts'
import { soldTipi, vincoliOf } from '#vendite/preventivi/catalogo/rules.ts'
import { allowedIntervals } from '#vendite/vincoli/misure/rules.ts'
import { type CatalogoDemo, readCatalogoDemo } from '../catalogo.ts'
import { demoLuoghi, personaDemo } from '../persone.ts'
import { createRandom } from '../random.ts'

const SEME = 20_000
const TWENTY_MINUTES = 1_200_000

/**
 * Adds quotes of the last three years, of the same shape as the demo ones: feasible sizes, values of the family's
 * options, statuses, agents; without mails and history.
 * @throws Error in Italian when there is no catalogue
 */
export async function seedManyPreventivi(db: Db, count: number): Promise<void> {
  await db.$transaction((tx) => insert(tx, count), { timeout: TWENTY_MINUTES, maxWait: 10_000 })
  await db.$executeRaw`ANALYZE preventivi, serramenti, opzioni_preventivo, "_serramenti_accessori"`
}

async function insert(tx: Tx, count: number): Promise<void> {
  const catalogo = await readCatalogoDemo(tx)
  if (catalogo.forRules.famiglie.length === 0) throw new Error('Il catalogo è vuoto: nessun preventivo è possibile.')
  await tx.$executeRaw`SELECT setseed(0.42)`
  // What is found above this number is ours alone.
  await tx.$executeRaw`LOCK TABLE preventivi IN SHARE ROW EXCLUSIVE MODE`
  const [riga] = await tx.$queryRaw<{ last: number }[]>`SELECT coalesce(max(id), 0)::int AS last FROM preventivi`
  const last = riga?.last ?? 0
  await insertHeaders(tx, count, catalogo)
  await insertOptions(tx, last)
  await insertSerramenti(tx, last, catalogo)
}

async function insertHeaders(tx: Tx, count: number, { forRules }: CatalogoDemo): Promise<void> {
  const example = createRandom(SEME)
  const persone = Array.from({ length: 2000 }, () => personaDemo(example))
  const names = persone.map(({ nomeCognome }) => nomeCognome)
  const email = persone.map((p) => p.email)
  const streets = persone.map(({ indirizzo }) => indirizzo)
  const [citta, province, regioni] = [0, 1, 2].map((i) => demoLuoghi.map((luogo) => luogo[i] ?? ''))
  const famiglie = forRules.famiglie.map(({ id }) => id)
  const stati = (await tx.statoPreventivo.findMany({ orderBy: { ordine: 'asc' } })).map(({ id }) => id)
  const agenti = (await tx.agente.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)
  await tx.$executeRaw`
    INSERT INTO preventivi (data_creazione, privacy_accettata_il, famiglia_id, nome_cognome, telefono, email,
      indirizzo, citta, provincia, messa_in_posa, indirizzo_posa, citta_posa, provincia_posa, piano_posa, regione_posa,
      tipo_cliente, tipo_intervento, stato_id, agente_id, eliminato)
    WITH sorte AS MATERIALIZED (
      SELECT g, 1 + floor(random() * ${names.length})::int AS chi, 1 + floor(random() * ${demoLuoghi.length})::int AS dove,
        random() < 0.45 AS posa, random() AS r1, random() AS r2, random() AS r3, random() AS r4, random() AS r5,
        random() AS r6, random() AS r7
      FROM generate_series(1, ${count}::int) AS g
    )
    SELECT il, il, famiglie[1 + floor(r1 * cardinality(famiglie))::int], nomi[chi],
      '3' || (20 + chi % 80) || ' ' || lpad((g % 10000000)::text, 7, '0'), email[chi],
      vie[chi], citta[dove], province[dove], posa,
      CASE WHEN posa THEN vie[chi] ELSE '' END, CASE WHEN posa THEN citta[dove] ELSE '' END,
      CASE WHEN posa THEN province[dove] ELSE '' END,
      CASE WHEN posa THEN piani[1 + floor(r2 * cardinality(piani))::int] ELSE '' END,
      CASE WHEN posa OR r3 < 0.7 THEN regioni[dove] ELSE '' END,
      tipi_cliente[1 + floor(r4 * r4 * cardinality(tipi_cliente))::int],
      tipi_intervento[1 + floor(r5 * cardinality(tipi_intervento))::int],
      CASE WHEN r6 < 0.95 THEN stati[1 + floor(r2 * cardinality(stati))::int] END,
      CASE WHEN r3 < 0.8 THEN agenti[1 + floor(r7 * cardinality(agenti))::int] END,
      r4 < 0.04
    FROM (SELECT *, now() - interval '3 years' * (1 - g / ${count}::float8) AS il,
        ${names}::text[] AS nomi, ${email}::text[] AS email, ${streets}::text[] AS vie, ${citta}::text[] AS citta,
        ${province}::text[] AS province, ${regioni}::text[] AS regioni, ${famiglie}::int[] AS famiglie,
        ${[...forRules.piani]}::text[] AS piani, ${[...forRules.tipiCliente]}::text[] AS tipi_cliente,
        ${[...forRules.tipiIntervento]}::text[] AS tipi_intervento, ${stati}::int[] AS stati, ${agenti}::int[] AS agenti
      FROM sorte) AS s
    ORDER BY g`
}

async function insertOptions(tx: Tx, last: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO opzioni_preventivo (preventivo_id, opzione_id, valore_id)
    SELECT p.id, o.id, o.valori[1 + floor(random() * cardinality(o.valori))::int]
    FROM preventivi p
    JOIN (SELECT o.id, o.famiglia_id, array_agg(v.id ORDER BY v.id) AS valori
          FROM opzioni o JOIN valori_opzione v ON v.opzione_id = o.id GROUP BY o.id) AS o ON o.famiglia_id = p.famiglia_id
    WHERE p.id > ${last}
    ORDER BY p.id, o.id`
}

/** From one to four windows a quote, each in one of the feasible areas of its family. */
async function insertSerramenti(tx: Tx, last: number, { forRules }: CatalogoDemo): Promise<void> {
  const aree = forRules.famiglie.flatMap((famiglia) =>
    soldTipi(forRules, famiglia.id)
      .filter(({ aperture }) => aperture.length > 0)
      .flatMap((tipo) =>
        allowedIntervals(tipo, vincoliOf(forRules, famiglia.id, tipo.id)).map((area) => ({
          ...area,
          famiglia: famiglia.id,
          tipo: tipo.id,
        })),
      ),
  )
  const column = (name: 'famiglia' | 'tipo' | 'altezzaMin' | 'altezzaMax' | 'larghezzaMin' | 'larghezzaMax') =>
    aree.map((area) => area[name])
  await tx.$executeRaw`
    CREATE TEMP TABLE aree ON COMMIT DROP AS
    SELECT *, row_number() OVER (PARTITION BY famiglia)::int - 1 AS posto, count(*) OVER (PARTITION BY famiglia)::int AS quante
    FROM unnest(${column('famiglia')}::int[], ${column('tipo')}::int[], ${column('altezzaMin')}::int[],
      ${column('altezzaMax')}::int[], ${column('larghezzaMin')}::int[], ${column('larghezzaMax')}::int[])
      AS a(famiglia, tipo, altezza_min, altezza_max, larghezza_min, larghezza_max)`
  await tx.$executeRaw`
    INSERT INTO serramenti (preventivo_id, posizione, tipo_serramento_id, tipo_apertura_id, quantita, altezza, larghezza)
    WITH finestre AS MATERIALIZED (
      SELECT p.id, p.famiglia_id, n.posizione, floor(random() * a.quante)::int AS posto, random() AS r1, random() AS r2,
        random() AS r3, random() AS r4
      FROM preventivi p JOIN aree a ON a.famiglia = p.famiglia_id AND a.posto = 0
      CROSS JOIN LATERAL generate_series(1, 1 + p.id % 4) AS n(posizione)
      WHERE p.id > ${last}
    )
    SELECT f.id, f.posizione, a.tipo, t.aperture[1 + floor(f.r1 * cardinality(t.aperture))::int],
      1 + floor(f.r2 * f.r2 * 8)::int,
      a.altezza_min + floor(f.r3 * (a.altezza_max - a.altezza_min + 1))::int,
      a.larghezza_min + floor(f.r4 * (a.larghezza_max - a.larghezza_min + 1))::int
    FROM finestre f
    JOIN aree a ON a.famiglia = f.famiglia_id AND a.posto = f.posto
    JOIN (SELECT "B" AS tipo, array_agg("A" ORDER BY "A") AS aperture FROM "_tipi_serramento_aperture" GROUP BY "B") AS t
      ON t.tipo = a.tipo
    ORDER BY f.id, f.posizione`
  await tx.$executeRaw`
    INSERT INTO "_serramenti_accessori" ("A", "B")
    SELECT t.accessori[1 + s.id / 5 % cardinality(t.accessori)], s.id
    FROM serramenti s
    JOIN (SELECT "B" AS tipo, array_agg("A" ORDER BY "A") AS accessori FROM "_tipi_serramento_accessori" GROUP BY "B") AS t
      ON t.tipo = s.tipo_serramento_id
    WHERE s.preventivo_id > ${last} AND s.id % 5 = 0`
}
