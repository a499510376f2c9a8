/**
 * @generated SignedSource<<4fd87c9c72123d3dcda0203f0debc2f3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type AttivitaOperatoriRow_attivita$data = {
  readonly data: string;
  readonly fineLavorazione: boolean;
  readonly fineProposta: string | null;
  readonly id: string;
  readonly lavorazione: {
    readonly attivitaNumero: TipoPezzo;
    readonly nome: string;
  };
  readonly note: string;
  readonly numeroPezzi: number;
  readonly operatoreNome: string;
  readonly oraFine: string | null;
  readonly oraInizio: string | null;
  readonly ordine: {
    readonly nomeCliente: string;
    readonly numeroCommessa: string;
    readonly pk: number;
  } | null;
  readonly pk: number;
  readonly secondaLavorazione: {
    readonly nome: string;
  } | null;
  readonly tempo: number | null;
  readonly tempoTeorico: number;
  readonly versione: number;
  readonly " $fragmentType": "AttivitaOperatoriRow_attivita";
};
export type AttivitaOperatoriRow_attivita$key = {
  readonly " $data"?: AttivitaOperatoriRow_attivita$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttivitaOperatoriRow_attivita">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AttivitaOperatoriRow_attivita"
};

(node as any).hash = "f736400c7deedd6075a821dafc128ace";

export default node;
