/**
 * @generated SignedSource<<704d82787ef1d678a5fded166b73e436>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
import type { FragmentRefs } from "relay-runtime";
export type readRows_clienti$data = {
  readonly agenti: ReadonlyArray<string>;
  readonly budgetCliente: number | null;
  readonly codice: string;
  readonly differenzaNettoBudget: number | null;
  readonly listinoSerramenti: number;
  readonly mediaOrdini: number | null;
  readonly mediaSerramenti: number | null;
  readonly nettoSerramenti: number;
  readonly nome: string;
  readonly numeroOrdini: number;
  readonly numeroSerramenti: number;
  readonly pk: number;
  readonly scontoSerramenti: number;
  readonly tipoCliente: TipoCliente | null;
  readonly " $fragmentType": "readRows_clienti";
};
export type readRows_clienti$key = {
  readonly " $data"?: readRows_clienti$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRows_clienti">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRows_clienti"
};

(node as any).hash = "1b7b9964e178a30074d1f9edf8aec924";

export default node;
