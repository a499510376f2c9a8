-- What was asked of a search is kept as its input is written: numbers of other rows are called so.
UPDATE proposte_piano SET parametri = (parametri - 'ordini' - 'trattenuti')
  || CASE WHEN parametri ? 'ordini' THEN jsonb_build_object('ordinePks', parametri -> 'ordini') ELSE '{}' END
  || CASE WHEN parametri ? 'trattenuti' THEN jsonb_build_object('trattenutoPks', parametri -> 'trattenuti') ELSE '{}' END
  || CASE WHEN jsonb_typeof(parametri -> 'pesi') = 'array' THEN jsonb_build_object('pesi', (
       SELECT coalesce(jsonb_agg((peso - 'ordine') || jsonb_build_object('ordinePk', peso -> 'ordine')), '[]')
       FROM jsonb_array_elements(parametri -> 'pesi') AS peso WHERE peso ? 'ordine')) ELSE '{}' END
  || CASE WHEN jsonb_typeof(parametri -> 'ipotesi') = 'array' THEN jsonb_build_object('ipotesi', (
       SELECT coalesce(jsonb_agg((ipotesi - 'fornitore') || jsonb_build_object('fornitorePk', ipotesi -> 'fornitore')), '[]')
       FROM jsonb_array_elements(parametri -> 'ipotesi') AS ipotesi)) ELSE '{}' END
WHERE jsonb_typeof(parametri) = 'object';
