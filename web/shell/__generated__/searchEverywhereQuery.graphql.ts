/**
 * @generated SignedSource<<fbbd43647819cc6befa57236a13adee9>>
 * @relayHash b3b208e0f60ce38dd3e75379938c5c3e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8393927f5d83f04f25561b346110c6fdddf69ab71fe0921c3be1405aa7ff9bab

import type { ConcreteRequest } from 'relay-runtime';
export type searchEverywhereQuery$variables = {
  testo: string;
};
export type searchEverywhereQuery$data = {
  readonly cerca: ReadonlyArray<{
    readonly sottotitolo: string;
    readonly tipo: string;
    readonly titolo: string;
    readonly url: string;
  }>;
};
export type searchEverywhereQuery = {
  response: searchEverywhereQuery$data;
  variables: searchEverywhereQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "testo"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "testo",
        "variableName": "testo"
      }
    ],
    "concreteType": "RisultatoRicerca",
    "kind": "LinkedField",
    "name": "cerca",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tipo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "titolo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sottotitolo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "searchEverywhereQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "searchEverywhereQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8393927f5d83f04f25561b346110c6fdddf69ab71fe0921c3be1405aa7ff9bab",
    "metadata": {},
    "name": "searchEverywhereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bd4d7b8c9c40d6f99310e90ea81777cd";

export default node;
