/**
 * @generated SignedSource<<10348f4b84b7005c80493cecc45fac9b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type save_impostazione$data = {
  readonly chiave: string;
  readonly modificataDa: string;
  readonly modificataIl: string | null;
  readonly valore: unknown;
  readonly versione: number;
  readonly " $fragmentType": "save_impostazione";
};
export type save_impostazione$key = {
  readonly " $data"?: save_impostazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"save_impostazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "save_impostazione"
};

(node as any).hash = "111602b9f86e5cedce8ca9a59251fb6b";

export default node;
