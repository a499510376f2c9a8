/**
 * @generated SignedSource<<6eee215fed602cd56baeb5b4c9984e27>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FasiPrimaData_fasi$data = ReadonlyArray<{
  readonly fine: string | null;
  readonly inizio: string | null;
  readonly nomeFase: string;
  readonly spiegazione: ReadonlyArray<{
    readonly codice: string;
    readonly testo: string;
  }>;
  readonly " $fragmentType": "FasiPrimaData_fasi";
}>;
export type FasiPrimaData_fasi$key = ReadonlyArray<{
  readonly " $data"?: FasiPrimaData_fasi$data;
  readonly " $fragmentSpreads": FragmentRefs<"FasiPrimaData_fasi">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FasiPrimaData_fasi",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeFase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inizio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MotivoFase",
      "kind": "LinkedField",
      "name": "spiegazione",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "testo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FaseScheduler",
  "abstractKey": null
};

(node as any).hash = "1bf2fb900f8bd7c981165d1502b2c823";

export default node;
