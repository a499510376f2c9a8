/**
 * @generated SignedSource<<b82c5aac81cf4cf7b8cf9b4d4d840d06>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdiniCount_query$data = {
  readonly inSettimana: {
    readonly totalCount: number;
  };
  readonly nonSchedulati: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "OrdiniCount_query";
};
export type OrdiniCount_query$key = {
  readonly " $data"?: OrdiniCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdiniCount_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "fra14"
    },
    {
      "kind": "RootArgument",
      "name": "fra7"
    },
    {
      "kind": "RootArgument",
      "name": "oggi"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdiniCount_query",
  "selections": [
    {
      "alias": "nonSchedulati",
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "dataConsegnaA",
              "variableName": "fra14"
            },
            {
              "kind": "Literal",
              "name": "scheduled",
              "value": "non_schedulati"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "OrdiniConnection",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "inSettimana",
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "dataConsegnaA",
              "variableName": "fra7"
            },
            {
              "kind": "Variable",
              "name": "dataConsegnaDa",
              "variableName": "oggi"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "OrdiniConnection",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "d20700cd464adc2db54f627e5068c747";

export default node;
