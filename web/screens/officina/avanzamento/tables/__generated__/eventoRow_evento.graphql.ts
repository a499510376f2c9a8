/**
 * @generated SignedSource<<7581470842fa02a7cf8742b8f401aaa2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type eventoRow_evento$data = {
  readonly attivitaNumero: string | null;
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
  readonly tipoEvento: string;
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
