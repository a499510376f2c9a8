/**
 * @generated SignedSource<<7eeeae27802917eba8604ef7bab808d4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreventiviCount_query$data = {
  readonly preventivi: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PreventiviCount_query";
};
export type PreventiviCount_query$key = {
  readonly " $data"?: PreventiviCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreventiviCount_query">;
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
  "name": "PreventiviCount_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Literal",
              "name": "eliminato",
              "value": false
            },
            {
              "kind": "Variable",
              "name": "startDate",
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
      "concreteType": "PreventiviConnection",
      "kind": "LinkedField",
      "name": "preventivi",
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

(node as any).hash = "3430cc0d6070775a05d0128f013d0534";

export default node;
