/**
 * @generated SignedSource<<1f5982c0a02b41aa2b097f54c122b798>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecapFasi_fasi$data = ReadonlyArray<{
  readonly durata: number | null;
  readonly fine: string | null;
  readonly fornitore: {
    readonly nome: string;
  } | null;
  readonly inizio: string | null;
  readonly isNeeded: boolean;
  readonly nomeFase: string;
  readonly unit: string;
  readonly " $fragmentType": "RecapFasi_fasi";
}>;
export type RecapFasi_fasi$key = ReadonlyArray<{
  readonly " $data"?: RecapFasi_fasi$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecapFasi_fasi">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RecapFasi_fasi",
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
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNeeded",
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
      "kind": "ScalarField",
      "name": "durata",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FornitoreFase",
      "kind": "LinkedField",
      "name": "fornitore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FaseScheduler",
  "abstractKey": null
};

(node as any).hash = "b6e93982f338e6753e0d4b6c3028e1de";

export default node;
