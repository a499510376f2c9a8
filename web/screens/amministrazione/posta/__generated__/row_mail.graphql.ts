/**
 * @generated SignedSource<<b360d02d146658ea20aceaf50d1018b5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type row_mail$data = {
  readonly aIndirizzo: string;
  readonly aNome: string;
  readonly contesto: string;
  readonly contestoPk: number | null;
  readonly creataIl: string;
  readonly id: string;
  readonly inviaDal: string;
  readonly inviataIl: string | null;
  readonly numeroCommessa: string | null;
  readonly oggetto: string;
  readonly pk: number;
  readonly stato: StatoMail;
  readonly tentativi: number;
  readonly ultimoErrore: string;
  readonly " $fragmentType": "row_mail";
};
export type row_mail$key = {
  readonly " $data"?: row_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"row_mail">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "row_mail"
};

(node as any).hash = "f96424f75ac16745762c4ddffd6142b2";

export default node;
