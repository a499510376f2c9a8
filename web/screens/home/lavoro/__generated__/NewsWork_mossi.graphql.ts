/**
 * @generated SignedSource<<220c2e3e8d99109b4bb499a31ce1f2da>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsWork_mossi$data = {
  readonly ordiniMossi: ReadonlyArray<{
    readonly campo: string;
    readonly dopo: string | null;
    readonly il: string;
    readonly nomeCliente: string;
    readonly numeroCommessa: string;
    readonly pk: number;
    readonly prima: string | null;
  }>;
  readonly " $fragmentType": "NewsWork_mossi";
};
export type NewsWork_mossi$key = {
  readonly " $data"?: NewsWork_mossi$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsWork_mossi">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsWork_mossi",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "OrdineMosso",
      "kind": "LinkedField",
      "name": "ordiniMossi",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pk",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numeroCommessa",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nomeCliente",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "il",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prima",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dopo",
          "storageKey": null
        }
      ],
      "storageKey": "ordiniMossi(first:6)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bd1d6606fe506b7e744a8e78ae69eab7";

export default node;
