// What hangs on the many orders: schedules, checklists, mails, supplier orders, history. Reads the table `nuovi`.
import type { Tx } from '#platform/db/prisma.ts'

/** Adds the parts of the orders in the temporary table `nuovi`. */
export async function seedOrdineParts(tx: Tx, today: string): Promise<void> {
  await schedula(tx)
  await tick(tx)
  await sort(tx, today)
  await listOut(tx)
  await write(tx, today)
  await tx.$executeRaw`
    INSERT INTO audit_log (il, user_nome, oggetto, oggetto_pk, azione, dopo)
    SELECT data + time '09:00', 'Dati dimostrativi', 'Ordine', id, 'crea', progetto FROM nuovi WHERE g % 3 = 0 ORDER BY id`
}

/** Backwards from the approntamento, as the demo orders: in a table of this transaction, from `teste`. */
export async function prepareFasi(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMP TABLE fasi_massa ON COMMIT DROP AS
    SELECT n.g, f.nome, f.inizio, f.fine
    FROM teste n
    CROSS JOIN LATERAL (SELECT n.data_consegna - 1 - n.g % 3 AS banchi) AS a
    CROSS JOIN LATERAL (SELECT a.banchi - 4 - n.g % 5 AS verniciatura) AS b
    CROSS JOIN LATERAL (SELECT b.verniciatura - 1 - n.g % 3 AS macchine) AS c
    CROSS JOIN LATERAL (VALUES
      ('legno', c.macchine - 5 - n.g % 6, c.macchine), ('vetro', a.banchi - 7 - n.g % 6, a.banchi),
      ('telai', a.banchi - 5 - n.g % 5, a.banchi), ('macchine', c.macchine, b.verniciatura),
      ('verniciatura', b.verniciatura, a.banchi), ('banchi', a.banchi, n.data_consegna)) AS f(nome, inizio, fine)
    WHERE n.schedulato`
}

async function schedula(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO schedulazioni_ordine (ordine_id, inizio, fine)
    SELECT n.id, min(inizio)::timestamp AT TIME ZONE 'Europe/Rome', max(fine)::timestamp AT TIME ZONE 'Europe/Rome'
    FROM fasi_massa f JOIN nuovi n ON n.g = f.g GROUP BY n.id ORDER BY n.id`
  await tx.$executeRaw`
    INSERT INTO schedulazioni_fase (ordine_id, nome_fase, inizio, fine, durata)
    SELECT n.id, nome, inizio::timestamp AT TIME ZONE 'Europe/Rome', fine::timestamp AT TIME ZONE 'Europe/Rome',
      CASE WHEN nome IN ('macchine', 'banchi') THEN 10 + n.g % 30 ELSE fine - inizio END
    FROM fasi_massa f JOIN nuovi n ON n.g = f.g ORDER BY n.id`
  // Few minutes each: many more orders than the workshop could do share its days.
  await tx.$executeRaw`
    INSERT INTO prenotazioni (fase_id, giorno, ordine_id, reparto, minuti)
    SELECT f.id, d.giorno + CASE WHEN extract(isodow FROM d.giorno) = 7 THEN 1 ELSE 0 END, f.ordine_id,
      f.nome_fase, f.durata
    FROM schedulazioni_fase f JOIN nuovi n ON n.id = f.ordine_id
    CROSS JOIN LATERAL (SELECT (f.inizio AT TIME ZONE 'Europe/Rome')::date AS giorno) AS d
    WHERE f.nome_fase IN ('macchine', 'banchi')
    ORDER BY f.id`
}

/** The first items of the checklist, more of them where the approntamento has passed. */
async function tick(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO check_list_ordine (ordine_id, voce_id, il)
    SELECT n.id, v.id, n.data + time '10:00'
    FROM nuovi n
    JOIN (SELECT id, row_number() OVER (ORDER BY ordine, id) AS posto FROM voci_check_list) AS v
      ON (n.g * 7 + v.posto * 13) % 10 < CASE WHEN n.passato THEN 7 ELSE 3 END
    ORDER BY n.id, v.id`
}

/** Supplier orders of those that can be scheduled, each from a supplier of the material; of three one lacks its glass. */
async function sort(tx: Tx, today: string): Promise<void> {
  await tx.$executeRaw`DISCARD PLANS`
  await tx.$executeRaw`
    INSERT INTO ordini_fornitore (ordine_id, tipologia, fornitore_id, stato_id, valore_percentuale, data_ordine,
      data_consegna, data_arrivo, data_inserimento, costo_materiale, vendita_materiale)
    SELECT n.id, f.tipologia, f.fornitori[1 + n.g % cardinality(f.fornitori)],
      CASE WHEN NOT d.passata THEN s.inviato WHEN d.arrivata THEN s.arrivato ELSE s.ritardo END, 100, n.data + 2,
      d.consegna, CASE WHEN d.arrivata THEN d.consegna END, n.data + time '11:00', 100 + n.g % 900, 135 + n.g % 900
    FROM nuovi n
    CROSS JOIN (SELECT tipologia, array_agg(id ORDER BY id) AS fornitori FROM fornitori
                WHERE tipologia IN ('legno', 'vetro', 'telai', 'verniciatura') GROUP BY tipologia) AS f
    CROSS JOIN (SELECT max(id) FILTER (WHERE nome = 'INVIATO') AS inviato, max(id) FILTER (WHERE nome = 'ARRIVATO') AS arrivato,
                  max(id) FILTER (WHERE nome = 'IN_RITARDO') AS ritardo
                FROM valori_stato WHERE contesto = 'ORDINE_FORNITORE') AS s
    CROSS JOIN LATERAL (SELECT n.data + 20 + n.g % 15 AS consegna, n.data + 20 + n.g % 15 < ${today}::date AS passata,
                          n.data + 20 + n.g % 15 < ${today}::date AND n.g % 13 <> 0 AS arrivata) AS d
    WHERE NOT n.non_schedulabile AND (f.tipologia <> 'vetro' OR n.g % 3 > 0)
    ORDER BY n.id, f.tipologia`
}

/** Rows of what is bought: two for each supplier order of one order in ten, 500 for one in ten thousand. */
async function listOut(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO righe_ordine_fornitore (ordine_id, tipologia, fornitore_id, ordine_fornitore_id, codice, descrizione,
      quantita, um, misure)
    SELECT o.ordine_id, o.tipologia, o.fornitore_id, CASE WHEN r.n % 5 > 0 THEN o.id END, 'ART-' || r.n,
      'Articolo ' || o.tipologia || ' ' || r.n, 1 + r.n % 9, 'pz', (500 + r.n % 40 * 10) || 'x' || (600 + r.n % 70 * 10)
    FROM nuovi n
    JOIN ordini_fornitore o ON o.ordine_id = n.id
    CROSS JOIN LATERAL generate_series(1,
      CASE WHEN n.g % 10000 = 10 THEN 500 / (SELECT count(*) FROM ordini_fornitore a WHERE a.ordine_id = n.id) ELSE 2 END
    ) AS r(n)
    WHERE n.g % 10 = 0
    ORDER BY o.id, r.n`
}

/** A third of the scheduled orders have had their mail, some wait for it: held, demo mails never leave. */
async function write(tx: Tx, today: string): Promise<void> {
  const text = '<p>Gentile cliente,</p><p>la merce del suo ordine è quasi pronta.</p>'
  await tx.$executeRaw`
    CREATE TEMP TABLE mail_massa ON COMMIT DROP AS
    SELECT n.id, n.passato, o.numero_commessa, c.nome, c.email, n.data_consegna,
      (CASE WHEN n.passato THEN n.data_consegna - 3 ELSE ${today}::date + 2 END)::timestamp AT TIME ZONE 'Europe/Rome' AS il
    FROM nuovi n JOIN ordini o ON o.id = n.id JOIN clienti c ON c.id = n.cliente_id
    WHERE n.schedulato AND n.g % 12 <= CASE WHEN n.passato THEN 4 ELSE 2 END`
  await tx.$executeRaw`
    INSERT INTO mail_outbox (stato, a_indirizzo, a_nome, oggetto, corpo, invia_dal, tentativi, message_id, inviata_il,
      contesto, contesto_pk, creata_il)
    SELECT (CASE WHEN passato THEN 'INVIATA' ELSE 'SOSPESA' END)::stato_mail, email, nome,
      'Ordine ' || numero_commessa || ': merce pronta',
      ${text} || '<p>La merce sarà pronta dal ' || to_char(data_consegna, 'DD-MM-YYYY') || ' al ' ||
        to_char(data_consegna + 7, 'DD-MM-YYYY') || '.</p>',
      il, passato::int, '<ordine-' || id || '@massa.valdombra.example>', CASE WHEN passato THEN il END, 'Ordine', id,
      il - interval '5 days'
    FROM mail_massa ORDER BY id`
  await tx.$executeRaw`
    UPDATE ordini o SET mail_id = m.id, testo_email = ${text}, data_invio_mail = q.il,
      stato_invio_mail = (CASE WHEN q.passato THEN 'INVIATA' ELSE 'IN_ATTESA_INVIO' END)::stato_invio_mail
    FROM mail_massa q JOIN mail_outbox m ON m.contesto = 'Ordine' AND m.contesto_pk = q.id
    WHERE o.id = q.id`
}
