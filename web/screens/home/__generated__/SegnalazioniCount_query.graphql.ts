/**
 * @generated SignedSource<<e50a08703cbc881abc16f69580693dac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegnalazioniCount_query$data = {
  readonly segnalazioni: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "SegnalazioniCount_query";
};
export type SegnalazioniCount_query$key = {
  readonly " $data"?: SegnalazioniCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegnalazioniCount_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "oggi"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegnalazioniCount_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "dal",
              "variableName": "oggi"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "SegnalazioniConnection",
      "kind": "LinkedField",
      "name": "segnalazioni",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e7571f31a831c1b19db80d6d0367a909";

export default node;
