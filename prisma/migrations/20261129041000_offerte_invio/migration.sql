-- Who may not send a draft asks who may: it stands in the trail of the version.
ALTER TYPE "tipo_evento_offerta" ADD VALUE 'CHIESTO_INVIO';
