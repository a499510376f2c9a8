/**
 * @generated SignedSource<<7314b39a243610953ba11c04335df9fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostaWork_conferme$data = {
  readonly firmate: {
    readonly nodes: ReadonlyArray<{
      readonly data: string;
      readonly nomeCliente: string;
      readonly numeroCommessa: string;
      readonly pk: number;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PostaWork_conferme";
};
export type PostaWork_conferme$key = {
  readonly " $data"?: PostaWork_conferme$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostaWork_conferme">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostaWork_conferme",
  "selections": [
    {
      "alias": "firmate",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "chiusi": false,
            "stato": "in_attesa"
          }
        },
        {
          "kind": "Literal",
          "name": "perPagina",
          "value": 5
        }
      ],
      "concreteType": "ConfermeOrdineConnection",
      "kind": "LinkedField",
      "name": "confermeOrdine",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ConfermaOrdine",
          "kind": "LinkedField",
          "name": "nodes",
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
              "name": "nomeCliente",
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
              "name": "data",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "confermeOrdine(filtro:{\"chiusi\":false,\"stato\":\"in_attesa\"},perPagina:5)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a07756e3b688863efba358d2e433c686";

export default node;
