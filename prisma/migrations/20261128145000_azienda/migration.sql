-- What nobody had written was the company of the demo; from here on it is empty. An installation at work keeps what it showed.
INSERT INTO impostazioni (chiave, valore)
SELECT p.chiave, p.valore::jsonb FROM (VALUES
  ('azienda', '{"ragioneSociale": "Serramenti Valdombra S.r.l.", "indirizzo": "Via delle Essenze 12", "cap": "32000", "citta": "Valdombra", "provincia": "Belluno", "partitaIva": "00000000000", "telefono": "0437 000000", "email": "info@valdombra.example", "pec": "", "codiceSdi": "", "iban": ""}'),
  ('sito', '"https://www.valdombra.example"'),
  ('telefono_commerciale', '"800 000 000"'),
  ('mittente_nome', '"Serramenti Valdombra"'),
  ('mittente_email', '"preventivi@valdombra.example"')
) AS p (chiave, valore)
WHERE EXISTS (SELECT FROM users)
ON CONFLICT DO NOTHING;

-- The texts of a new database fit any company: one without a toll-free number, or without a site.
UPDATE email_templates SET body = replace(body, 'chiama il numero verde {{numero_verde}}', 'chiama il numero {{numero_verde}}')
WHERE NOT EXISTS (SELECT FROM users);
UPDATE email_templates SET body = replace(body, '<p>Trovi le nostre realizzazioni su {{sito}}.</p>', '')
WHERE NOT EXISTS (SELECT FROM users);
