/**
 * @generated SignedSource<<018c8e320299d5d4b8ba3e5d925b4117>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type StatiPreventivoSection_stato$data = {
  readonly colore: ColoreStato;
  readonly id: string;
  readonly pk: number;
  readonly stato: string;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "StatiPreventivoSection_stato";
};
export type StatiPreventivoSection_stato$key = {
  readonly " $data"?: StatiPreventivoSection_stato$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatiPreventivoSection_stato">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatiPreventivoSection_stato"
};

(node as any).hash = "60dc2e2fcca27d316d62be9015958c7f";

export default node;
