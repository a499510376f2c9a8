/**
 * @generated SignedSource<<fc433867be35d34f432132bfbe107ad9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatiSection_stato$data = {
  readonly colore: string;
  readonly contesto: string;
  readonly id: string;
  readonly motivoNomeFisso: string | null;
  readonly nome: string;
  readonly nomeFase: string;
  readonly pk: number;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "StatiSection_stato";
};
export type StatiSection_stato$key = {
  readonly " $data"?: StatiSection_stato$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatiSection_stato">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatiSection_stato"
};

(node as any).hash = "9193cfb67e4bca173e6afffff958f3a8";

export default node;
