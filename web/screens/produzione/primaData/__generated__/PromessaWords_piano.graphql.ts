/**
 * @generated SignedSource<<37f53f2c2667262f562cba090646a217>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromessaWords_piano$data = {
  readonly promessa: {
    readonly giorno: string;
    readonly scostamenti: ReadonlyArray<{
      readonly casi: number;
      readonly fornitore: string | null;
      readonly mediana: number;
      readonly nomeFase: string;
      readonly ottoSuDieci: number;
    }>;
    readonly senzaDati: ReadonlyArray<string>;
  } | null;
  readonly " $fragmentType": "PromessaWords_piano";
};
export type PromessaWords_piano$key = {
  readonly " $data"?: PromessaWords_piano$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromessaWords_piano">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromessaWords_piano",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DataPromessa",
      "kind": "LinkedField",
      "name": "promessa",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "giorno",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ScostamentiFase",
          "kind": "LinkedField",
          "name": "scostamenti",
          "plural": true,
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
              "name": "fornitore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "casi",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediana",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ottoSuDieci",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "senzaDati",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PrimaDataPossibile",
  "abstractKey": null
};

(node as any).hash = "9a536e50b52aeddf797dc61b97b81aa1";

export default node;
