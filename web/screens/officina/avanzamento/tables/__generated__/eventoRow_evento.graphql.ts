/**
 * @generated SignedSource<<6a73004fae220949306b685bcc871e63>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TipoEventoAvanzamento = "arrivo_materiale" | "attivita_automatica" | "attivita_operatore";
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type eventoRow_evento$data = {
  readonly attivitaNumero: TipoPezzo | null;
  readonly costoMateriale: number | null;
  readonly data: string;
  readonly fornitore: string | null;
  readonly lavorazione: string | null;
  readonly materiale: string | null;
  readonly nomeCliente: string;
  readonly numeroCommessa: string;
  readonly numeroDocumento: string | null;
  readonly numeroPezzi: number;
  readonly numeroPezziTotali: number;
  readonly operatore: string | null;
  readonly ordine: number;
  readonly percentuale: number | null;
  readonly pk: number;
  readonly tempoLavorazione: number;
  readonly tempoTeorico: number;
  readonly tipoEvento: TipoEventoAvanzamento;
  readonly valoreEconomico: number;
  readonly valoreEconomicoAvMateriali: number;
  readonly " $fragmentType": "eventoRow_evento";
};
export type eventoRow_evento$key = {
  readonly " $data"?: eventoRow_evento$data;
  readonly " $fragmentSpreads": FragmentRefs<"eventoRow_evento">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "eventoRow_evento"
};

(node as any).hash = "2042119c161564127e7664239bf4e2e3";

export default node;
