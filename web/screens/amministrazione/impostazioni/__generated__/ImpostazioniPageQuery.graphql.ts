/**
 * @generated SignedSource<<d2e7ebe9a5895e3a70f5f338521a6f51>>
 * @relayHash 4115d2631b45dc958f6fd1de58ca8650
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d77a80831bdd437dcdd4bc42bfc5d0d03a06d95816c4ad16bed58ff0087e4b75

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImpostazioniPageQuery$variables = Record<PropertyKey, never>;
export type ImpostazioniPageQuery$data = {
  readonly impostazioni: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"save_impostazione">;
  }>;
};
export type ImpostazioniPageQuery = {
  response: ImpostazioniPageQuery$data;
  variables: ImpostazioniPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "chiave",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "valore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "modificataIl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "modificataDa",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImpostazioniPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Impostazione",
        "kind": "LinkedField",
        "name": "impostazioni",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "save_impostazione",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImpostazioniPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Impostazione",
        "kind": "LinkedField",
        "name": "impostazioni",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d77a80831bdd437dcdd4bc42bfc5d0d03a06d95816c4ad16bed58ff0087e4b75",
    "metadata": {},
    "name": "ImpostazioniPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33bf0caaf5725ef730b61ca6ce518293";

export default node;
