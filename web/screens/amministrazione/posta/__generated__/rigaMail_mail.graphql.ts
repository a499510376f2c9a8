/**
 * @generated SignedSource<<c63452bff2d5ad70579cf78d5162df24>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type rigaMail_mail$data = {
  readonly aIndirizzo: string;
  readonly aNome: string;
  readonly contesto: string;
  readonly contestoPk: number | null;
  readonly creataIl: string;
  readonly id: string;
  readonly inviaDal: string;
  readonly inviataIl: string | null;
  readonly oggetto: string;
  readonly pk: number;
  readonly stato: StatoMail;
  readonly tentativi: number;
  readonly ultimoErrore: string;
  readonly " $fragmentType": "rigaMail_mail";
};
export type rigaMail_mail$key = {
  readonly " $data"?: rigaMail_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"rigaMail_mail">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rigaMail_mail"
};

(node as any).hash = "078f996cd337a9a67ed90bb7f130acb5";

export default node;
