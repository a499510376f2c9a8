/**
 * @generated SignedSource<<23fd9d3663c2d8ec93d2487b3bcb6065>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readHours_festivita$data = {
  readonly giornoA: string;
  readonly giornoDa: string;
  readonly oraA: string | null;
  readonly oraDa: string | null;
  readonly title: string;
  readonly " $fragmentType": "readHours_festivita";
};
export type readHours_festivita$key = {
  readonly " $data"?: readHours_festivita$data;
  readonly " $fragmentSpreads": FragmentRefs<"readHours_festivita">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readHours_festivita"
};

(node as any).hash = "93651a671c2413b29210cdfb9974414d";

export default node;
