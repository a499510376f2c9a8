/**
 * @generated SignedSource<<ff053fbc4abc80c1c3aad936d05bb4e8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readFigure_attivita$data = {
  readonly data: string;
  readonly lavorazione: {
    readonly nome: string;
  };
  readonly note: string;
  readonly operatore: {
    readonly nome: string;
  };
  readonly oraFine: string;
  readonly oraInizio: string | null;
  readonly ordine: {
    readonly nomeCliente: string;
    readonly numeroCommessa: string;
    readonly pk: number;
  } | null;
  readonly performance: number;
  readonly pk: number;
  readonly secondaLavorazione: {
    readonly nome: string;
  } | null;
  readonly tempo: number;
  readonly tempoTeorico: number;
  readonly " $fragmentType": "readFigure_attivita";
};
export type readFigure_attivita$key = {
  readonly " $data"?: readFigure_attivita$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFigure_attivita">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFigure_attivita"
};

(node as any).hash = "4285ad89a2dd47311c78dbcba95845c6";

export default node;
