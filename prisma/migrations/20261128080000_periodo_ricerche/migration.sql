-- The days of what was asked of a search are a period, as its input is written.
UPDATE proposte_piano SET parametri = (parametri - 'dal' - 'al')
  || jsonb_build_object('periodo', jsonb_build_object('dal', parametri -> 'dal', 'al', parametri -> 'al'))
  || CASE WHEN jsonb_typeof(parametri -> 'ipotesi') = 'array' THEN jsonb_build_object('ipotesi', (
       SELECT coalesce(jsonb_agg((ipotesi - 'dal' - 'al')
         || jsonb_build_object('periodo', jsonb_build_object('dal', ipotesi -> 'dal', 'al', ipotesi -> 'al'))), '[]')
       FROM jsonb_array_elements(parametri -> 'ipotesi') AS ipotesi)) ELSE '{}' END
WHERE jsonb_typeof(parametri) = 'object' AND NOT parametri ? 'periodo';
